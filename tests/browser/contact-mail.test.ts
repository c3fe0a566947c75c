import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageFrom } from '../../src/islands/contact-form/message.ts'
import { contactLetter } from '../../src/shared/letters/contact-letter.ts'
import { mailLink, maxLinkLength } from '../../src/shared/mail-link.ts'
import { maxTextLength } from '../../src/shared/sanitise.ts'
import { contactWords } from '../support/contact-words.ts'
import { isSoak } from '../support/soak.ts'

const runs = { numRuns: isSoak ? 100_000 : 300 }
const words = { en: contactWords('en'), es: contactWords('es') }
const message = {
  name: 'Ana Ruiz',
  phone: '(714) 555-0134',
  email: 'ana@example.com',
  reason: 'Billing Question',
  message: 'Two lines,\nplease & thank you!',
}

/** A mail link as a mail app reads it by RFC 6068: first split at the separators, then decoded part by part. */
function opened(link: string): { to: string; fields: [string, string][] } {
  const [to, query] = link.slice('mailto:'.length).split('?')
  const fields = query!.split('&').map((field) => field.split('=').map(decodeURIComponent) as [string, string])
  return { to: decodeURIComponent(to!), fields }
}

test('the draft has one line per field, the message below, and CRLF line ends', () => {
  const { href, text } = contactLetter(message, words.en)
  expect(opened(href)).toEqual({
    to: 'office@example.com',
    fields: [
      ['subject', 'Website message: Billing Question'],
      ['body', text.replaceAll('\n', '\r\n')],
    ],
  })
  expect(text).toBe(
    'Name: Ana Ruiz\nPhone: (714) 555-0134\nEmail: ana@example.com\nReason: Billing Question\n\nTwo lines,\nplease & thank you!',
  )
})

test('an empty field has no line', () => {
  const { text } = contactLetter({ ...message, name: '', phone: '' }, words.es)
  expect(text).toBe('Correo electrónico: ana@example.com\nMotivo: Billing Question\n\nTwo lines,\nplease & thank you!')
})

test('a message too long for a link is cut there, with a note, and complete in the text to copy', () => {
  const long = { ...message, message: 'ñandú '.repeat(160).trim() }
  const { href, text } = contactLetter(long, words.es)
  const body = opened(href).fields[1]![1]
  expect(href.length).toBeLessThanOrEqual(maxLinkLength)
  // It is cut no more than necessary.
  expect(href.length).toBeGreaterThan(maxLinkLength - 20)
  expect(body.endsWith(words.es.shortened)).toBe(true)
  expect(text.endsWith(long.message)).toBe(true)
})

test('a name too long for a link is cut too, and complete in the text to copy', () => {
  const long = { ...message, name: 'ñ'.repeat(maxTextLength) }
  const { href, text } = contactLetter(long, words.es)
  expect(href.length).toBeLessThanOrEqual(maxLinkLength)
  expect(opened(href).fields[1]![1]).toContain(`${words.es.shortened}\r\n`)
  expect(text).toContain(long.name)
})

test('any message makes a link of at most 1,800 characters to one recipient, with the same text as the copy', () => {
  const unit = fc.constantFrom(
    'a',
    ' ',
    '\n',
    '\r',
    '&',
    '?',
    '=',
    ',',
    ';',
    '%',
    '#',
    '+',
    'ñ',
    '👓',
    '\ud83d',
    '\u0000',
  )
  const field = (maxLength: number) => fc.string({ unit, maxLength })
  const typed = fc.record({
    name: field(1_100),
    phone: field(20),
    email: field(254),
    reason: fc.constantFrom(...words.en.reasons, ...words.es.reasons).map(({ label }) => label),
    message: field(1_100),
  })
  fc.assert(
    fc.property(typed, fc.constantFrom('en', 'es'), (values, language) => {
      const { href, text } = contactLetter(messageFrom(values), words[language])
      expect(href.length).toBeLessThanOrEqual(maxLinkLength)
      expect(href).toMatch(/^mailto:[\w.%-]+@[\w.%-]+\?subject=[\w.~%-]*&body=[\w.~%-]*$/)
      expect(new URL(href).href).toBe(href)
      const { to, fields } = opened(href)
      expect([to, ...fields.map(([name]) => name)]).toEqual(['office@example.com', 'subject', 'body'])
      expect(fields[0]![1]).not.toMatch(/[\r\n]/)
      const body = fields[1]![1]
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      const read = body.replaceAll('\r\n', '\n')
      const whole = text.replace(/\r\n?/g, '\n')
      if (!read.includes(words[language].shortened)) expect(read).toBe(whole)
    }),
    runs,
  )
})

test('a recipient with special characters stays one recipient', () => {
  expect(mailLink({ to: 'a+b&c?d@example.com', subject: 'a\r\nBcc: x@example.com', body: '' })).toBe(
    'mailto:a%2Bb%26c%3Fd@example.com?subject=a%20Bcc%3A%20x%40example.com&body=',
  )
})
