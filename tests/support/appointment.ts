import fc from 'fast-check'
import { emitAppointmentWords } from '../../generator/emit/appointment-words.ts'
import { emptyRequest } from '../../src/islands/appointment/request.ts'
import { contactMethods, daysOfWeek, preferredTimes } from '../../src/shared/appointment.ts'
import { type AppointmentPractice, type AppointmentWords, appointmentWordsFile } from '../../src/shared/islands.ts'
import type { Language } from '../../src/shared/languages.ts'
import type { AppointmentRequest } from '../../src/shared/posted.ts'
import { clearwater, siteOf } from './world.ts'

const site = siteOf(clearwater)
const { layout } = site

/** The types of visit at the small practice. */
const { visitTypes } = site.manifest.vertical

/** The dialog's words as visitors of the small practice read them. */
export function wordsIn(language: Language): AppointmentWords {
  const file = [...emitAppointmentWords(site)].find((each) => each.file === appointmentWordsFile(language))
  return JSON.parse(file!.bytes()) as AppointmentWords
}

export const practiceIn = (language: Language): AppointmentPractice => {
  const { name, email, address, hours, phone } = layout(language).practice
  const { street, city, state, zip } = address
  return { recipient: email, name, address: `${street}, ${city}, ${state} ${zip}`, hours, phone, asksFor: [] }
}

/** What a careful visitor fills in. */
export const usualRequest: AppointmentRequest = {
  ...emptyRequest,
  fullName: 'Ana Núñez',
  phoneNumber: '(714) 555-0123',
  emailAddress: 'ana@example.com',
  visitType: 'dry-eye',
  preferredTime: 'morning',
  preferredDays: ['monday', 'wednesday'],
  contactMethod: 'text',
  currentProblems: 'My eyes burn in the evening.\nMostly at the computer.',
}

/** Anything visitors, pasted texts and tampering scripts may put into a field, up to `maxLength` characters. */
export const anyText = (maxLength = 1200): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength }) },
    // Lone surrogates too.
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 80 }).map(fromUnits) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...longPieces), fc.nat(maxLength)).map(repeated) },
    { weight: 2, arbitrary: fc.constantFrom(...hostile) },
  )

const fromUnits = (units: number[]) => String.fromCharCode(...units)
const repeated = ([piece, length]: [string, number]) => piece.repeat(length).slice(0, length)

const longPieces = ['a', 'ñ', '%', '😀', '\n', 'palabra ', '漢', '<b>', '👩‍⚕️ ']

const hostile = [
  '\r\nBcc: someone@example.com',
  '&bcc=someone@example.com&cc=other@example.com',
  '?to=someone@example.com',
  '%0D%0ABcc:x@example.com',
  'a@example.com,b@example.com;c@example.com',
  '#fragment',
  '<script>alert(1)</script>',
  'half \ud83d',
  '\u0000\u001b\u2028\u2029\u202e',
]

export const anyRequest: fc.Arbitrary<AppointmentRequest> = fc.record({
  fullName: anyText(),
  phoneNumber: anyText(40),
  emailAddress: anyText(300),
  visitType: fc.constantFrom('' as const, ...visitTypes),
  otherVisitType: anyText(),
  preferredTime: fc.constantFrom('' as const, ...preferredTimes),
  preferredDays: fc.subarray([...daysOfWeek]),
  dateOfBirth: anyText(40),
  insuranceProvider: anyText(),
  insuranceId: anyText(40),
  referringDoctor: anyText(),
  contactMethod: fc.constantFrom('' as const, ...contactMethods),
  contactTime: anyText(),
  currentProblems: anyText(),
  currentMedications: anyText(),
  specialRequests: anyText(),
})
