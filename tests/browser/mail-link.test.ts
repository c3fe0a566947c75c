import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { referralOf } from '../../src/analytics/referral.ts'
import { emptyRequest } from '../../src/islands/appointment/request.ts'
import { cleanRequest } from '../../src/shared/letters/clean-request.ts'
import { type RequestLetter, writeLetter } from '../../src/shared/letters/request-letter.ts'
import { maxLinkLength } from '../../src/shared/mail-link.ts'
import type { AppointmentRequest } from '../../src/shared/posted.ts'
import { anyRequest, anyText, practiceIn, usualRequest, wordsIn } from '../support/appointment.ts'
import { type Code, codes } from '../support/languages.ts'
import { isSoak } from '../support/soak.ts'

const words = { en: wordsIn('en'), es: wordsIn('es') }
const practices = { en: practiceIn('en'), es: practiceIn('es') }

const source = {
  pageName: 'Dry eye',
  emailSubject: '',
  url: 'https://www.example.com/conditions/dry-eye',
  referral: referralOf('?utm_source=newsletter&utm_medium=email&other=1'),
}

const write = (request: AppointmentRequest, language: Code = 'en', from = source) =>
  writeLetter(cleanRequest(request), from, practices[language], words[language])

/** Parses a mail link by hand, as RFC 6068 describes. */
function read(href: string) {
  const [, recipient, query] = /^mailto:([^?]*)\?(.*)$/s.exec(href)!
  const fields = query!.split('&').map((field) => field.split('='))
  return {
    recipient: decodeURIComponent(recipient!),
    names: fields.map(([name]) => name),
    fields: Object.fromEntries(fields.map(([name, value]) => [name, decodeURIComponent(value!)])),
    parts: fields.map((field) => field.length),
  }
}

const unix = (text: string) => text.replaceAll('\r\n', '\n')

describe('whatever is typed, pasted or tampered with', () => {
  const runs = isSoak ? 100_000 : 500
  const anySource = fc.record({
    pageName: fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 80 })),
    emailSubject: fc.oneof(fc.constant(''), fc.string({ maxLength: 60 })),
    // The not-found page has the dialog too, at any address somebody makes up.
    url: fc.nat(3000).map((length) => `https://www.example.com/${'a'.repeat(length)}`),
    referral: fc
      .tuple(anyText(300), anyText(300))
      .map(([one, two]) => referralOf(`?utm_source=${encodeSafely(one)}&utm_term=${encodeSafely(two)}`)),
  })

  test('the link has one recipient, only subject and body, at most 1,800 characters, and the text that is shown', () => {
    fc.assert(
      fc.property(anyRequest, anySource, fc.constantFrom(...codes), (request, from, language) => {
        const { letter, href, text, shortened } = write(request, language, from)
        const { recipient, names, fields, parts } = read(href)
        expect(href.length).toBeLessThanOrEqual(maxLinkLength)
        expect(href).toMatch(/^mailto:[A-Za-z0-9@.%_~-]+\?subject=[A-Za-z0-9.%_~-]*&body=[A-Za-z0-9.%_~-]*$/)
        expect(recipient).toBe(practices[language].recipient)
        expect(names).toEqual(['subject', 'body'])
        expect(parts).toEqual([2, 2])
        expect(fields.subject).not.toMatch(/[\r\n]/)
        // No bare CR or LF, no lone surrogate.
        expect(fields.body!.replaceAll('\r\n', '')).not.toMatch(/[\r\n\p{Surrogate}]/u)
        expect(unix(fields.body)).toBe(letter.body)
        expect(new URL(href).href).toBe(href)
        if (!shortened) expect(text).toBe(letter.body)
        else expect(letter.body).toContain(words[language]['mail.shortened'])
        expect(letter.body.endsWith(words[language]['mail.respond'])).toBe(true)
      }),
      { numRuns: runs },
    )
  })
})

/** Encodes as a browser does in an address: lone surrogates become replacement characters. */
const encodeSafely = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

const headings = ({ letter }: RequestLetter) => letter.body.match(/^[A-ZÁÉÍÓÚÑ ]{4,}$/gm)

test.each(codes)('an ordinary request has every section, in order, in %s', (language) => {
  const parts = ['patient', 'medical', 'preferences', 'contact', 'additional', 'source', 'location', 'hours'] as const
  const letter = write(usualRequest, language)
  expect(headings(letter)).toEqual(parts.map((part) => words[language][`mail.${part}`]))
  expect(letter.shortened).toBe(false)
})

test('an ordinary request is written out as a readable letter', () => {
  expect(write(usualRequest).letter).toEqual({
    to: 'appointments@clearwater-eye-care.example',
    subject: 'Appointment Request',
    body: `PATIENT INFORMATION
Full name: Ana Núñez
Phone number: (714) 555-0123
Email address: ana@example.com

INSURANCE AND MEDICAL
Current eye problems: My eyes burn in the evening.
Mostly at the computer.

APPOINTMENT PREFERENCES
Visit type: Dry eye care
Preferred days: Monday, Wednesday
Preferred time: Morning (9 AM - 12 PM)

CONTACT PREFERENCES
How should we reach you?: Text message

ADDITIONAL INFORMATION
Nothing given

REQUEST SOURCE
Page: Dry eye
Web address: https://www.example.com/conditions/dry-eye
utm_source: newsletter
utm_medium: email

LOCATION
Clearwater Eye Care
801 North Tustin Ave #404, Santa Ana, CA 92705

OFFICE HOURS
Monday to Thursday, 9 am to 6 pm
Friday, 9 am to 5 pm
Saturday by appointment only
Sunday closed

We'll respond within 24 hours.`,
  })
})

test('every specified answer has a line, even those the dialog does not ask for', () => {
  const request: AppointmentRequest = {
    ...usualRequest,
    visitType: 'other',
    otherVisitType: 'a second look',
    dateOfBirth: 'May 1, 1980',
    insuranceProvider: 'VSP',
    insuranceId: 'X-1',
    referringDoctor: 'Dr. Roe',
    contactTime: 'evenings',
    currentMedications: 'none',
    specialRequests: 'a ramp',
  }
  const { text } = write(request)
  const { visitType, preferredTime, preferredDays, contactMethod, currentProblems, ...typed } = request
  for (const value of Object.values(typed)) expect(text).toContain(`: ${value}`)
  expect(text).toContain('Visit type: Other')
})

test('a visitor who reads Spanish gets a Spanish letter', () => {
  const { letter } = write(usualRequest, 'es')
  expect(letter.subject).toBe('Solicitud de cita')
  expect(letter.body).toContain('Días preferidos: Lunes, Miércoles')
  expect(letter.body).toContain('Le responderemos en un plazo de 24 horas.')
})

test("a page's own subject replaces the default one", () => {
  const { href } = write(usualRequest, 'en', { ...source, emailSubject: 'Keratoconus referral' })
  expect(read(href).fields.subject).toBe('Keratoconus referral')
})

describe('a letter that is too long', () => {
  const long = (length: number) => 'word '.repeat(length / 5).trim()

  test('first loses blank lines and empty sections, which does not count as shortened', () => {
    const { letter, text, shortened } = write({ ...usualRequest, currentProblems: long(500) })
    expect(shortened).toBe(false)
    expect(text).toBe(letter.body)
    expect(letter.body).not.toContain('\n\n')
    expect(letter.body).not.toContain(words.en['mail.nothing'])
    expect(letter.body).toContain('OFFICE HOURS')
  })

  test('then loses what the practice knows anyway, with a note; the copy keeps it', () => {
    const { letter, text, shortened } = write({ ...usualRequest, currentProblems: long(600) })
    expect(shortened).toBe(true)
    expect(letter.body).toContain('[Some of it was left out')
    expect(letter.body).toContain(long(600))
    expect(letter.body).not.toContain('OFFICE HOURS')
    expect(letter.body).toContain('Ana Núñez')
    expect(text).toContain('OFFICE HOURS')
  })

  test('never loses where the visitor came from without a note', () => {
    for (let length = 0; length <= 1000; length += 25) {
      const { letter, text, shortened } = write({ ...usualRequest, currentProblems: long(length) })
      expect(text).toContain('utm_source: newsletter')
      if (!letter.body.includes('utm_source: newsletter')) expect(shortened, String(length)).toBe(true)
    }
  })

  test('then has its free text cut, with a note, and keeps every other answer; the copy keeps everything', () => {
    const { letter, href, text, shortened } = write({
      ...usualRequest,
      currentProblems: long(1000),
      currentMedications: 'eye drops',
      specialRequests: long(1000),
    })
    expect(shortened).toBe(true)
    expect(letter.body).toContain('[Some of it was left out')
    expect(letter.body).toContain('Current medications: eye drops')
    expect(letter.body).toContain('(714) 555-0123')
    expect(letter.body).toMatch(/Special requests: (word ){20,}\w*\.\.\.\n/)
    // As much as fits: the whole budget is used.
    expect(href.length).toBeGreaterThan(maxLinkLength - 40)
    expect(text).toContain(`Special requests: ${long(1000)}`)
    expect(text).toContain('OFFICE HOURS')
    expect(text).not.toContain('[Some of it was left out')
  })

  test('has other answers cut only when there is no free text left to cut', () => {
    const { letter, href } = write({ ...emptyRequest, fullName: 'Ñ'.repeat(1000), specialRequests: 'help' })
    expect(href.length).toBeLessThanOrEqual(maxLinkLength)
    expect(letter.body).toMatch(/Full name: Ñ{40,}\.\.\./)
  })

  test('is never cut inside a character', () => {
    const { letter } = write({ ...usualRequest, specialRequests: '😀'.repeat(500) })
    expect(letter.body).toMatch(/Special requests: (😀)+\.\.\./u)
    expect(letter.body).not.toMatch(/\p{Surrogate}/u)
  })
})

test('no address in an answer becomes a recipient', () => {
  const { href } = write({ ...usualRequest, fullName: 'x&bcc=a@example.com?cc=b@example.com,c@example.com' })
  expect(href).not.toMatch(/bcc=|cc=|,/)
  expect(read(href).names).toEqual(['subject', 'body'])
})

test('a growing letter first loses the office hours, then the address, then where the visitor came from', () => {
  const marks = [words.en['mail.hours'], words.en['mail.location'], 'newsletter']
  const kept = Array.from({ length: 100 }, (_, size) => {
    const request = { ...usualRequest, currentProblems: 'My eyes burn. '.repeat(size) }
    const { body } = write(request).letter
    return marks.map((mark) => body.includes(mark)).join()
  })
  expect([...new Set(kept)]).toEqual(['true,true,true', 'false,true,true', 'false,false,true', 'false,false,false'])
})
