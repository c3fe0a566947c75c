import { describe, expect, test } from 'vitest'
import { contactMethods, preferredTimes } from '../../src/shared/appointment.ts'
import { choicesOf } from '../../src/shared/islands.ts'
import { practiceIn, wordsIn } from '../support/appointment.ts'
import { codes } from '../support/languages.ts'

const words = { en: wordsIn('en'), es: wordsIn('es') }

test('the dialog offers the specified options, in order', () => {
  const idsOf = (name: Parameters<typeof choicesOf>[1]) => choicesOf(words.en, name).map(([id]) => id)
  expect(idsOf('visitTypes')).toEqual(
    'comprehensive contact-lens lasik cataract dry-eye keratoconus ortho-k headache-fatigue eyewear follow-up other'.split(
      ' ',
    ),
  )
  expect(preferredTimes).toEqual(['morning', 'afternoon', 'late-afternoon'])
  expect(idsOf('days')).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
  expect(contactMethods).toEqual(['phone', 'email', 'text'])
})

test('texts that the specification spells out are used word for word', () => {
  const { en } = words
  expect(en.submit).toBe('Send Email Request')
  expect(en.subject).toBe('Appointment Request')
  expect(en.tooMany).toBe('Too many requests. Please wait a moment before trying again.')
  expect(en.mismatch).toBe('Security validation failed. Please refresh the page and try again.')
  expect([en['times.morning'], en['times.afternoon'], en['times.late-afternoon']]).toEqual([
    'Morning (9 AM - 12 PM)',
    'Afternoon (12 PM - 4 PM)',
    'Late afternoon (4 PM - 6 PM)',
  ])
  expect(en['mail.respond']).toBe("We'll respond within 24 hours.")
})

describe.each(codes)('in %s', (language) => {
  test('every text is there, with the placeholders of the English one', () => {
    const marks = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
    for (const [key, word] of Object.entries(words[language])) {
      expect(word, key).not.toBe('')
      expect(marks(word), key).toEqual(marks(words.en[key as keyof typeof words.en] ?? ''))
    }
  })

  test('no text claims that a message was sent', () => {
    const claims =
      /\b(was|has been|were) sent\b|sent successfully|fue enviad|se envió|ha sido enviad|enviado con éxito/i
    for (const [key, word] of Object.entries(words[language])) expect(word, key).not.toMatch(claims)
  })
})

test('Spanish texts differ from the English ones', () => {
  // Proper names are the same in both.
  const same = Object.entries(words.es).filter(([key, word]) => word === words.en[key as keyof typeof words.en])
  expect(same.map(([key]) => key).sort()).toEqual(['general', 'visitTypes.ortho-k'])
})

test('the letter goes to the one address in the manifest', () => {
  expect(practiceIn('en').recipient).toBe('appointments@clearwater-eye-care.example')
  expect(practiceIn('es').recipient).toBe(practiceIn('en').recipient)
})
