import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { errorsIn, hintsOn } from '../../src/islands/contact-form/check.ts'
import { messageFrom } from '../../src/islands/contact-form/message.ts'
import type { ContactMessage } from '../../src/shared/posted.ts'
import { isSoak } from '../support/soak.ts'

const typed = (changes: Partial<ContactMessage>): ContactMessage => ({
  name: 'Ana Ruiz',
  phone: '714-555-0134',
  email: 'ana@example.com',
  reason: 'General Inquiry',
  message: 'Do you carry titanium frames?',
  ...changes,
})

const check = (changes: Partial<ContactMessage>) => errorsIn(messageFrom(typed(changes)))

test('a message needs text and a phone number or an email address', () => {
  expect(check({})).toEqual({})
  expect(check({ name: '', email: '' })).toEqual({})
  expect(check({ phone: '' })).toEqual({})
  expect(check({ phone: '', email: '' })).toEqual({ phone: 'answer' })
  expect(check({ message: '' })).toEqual({ message: 'message' })
})

test('a given email address has to be valid, and so has a phone number without one', () => {
  expect(check({ phone: '555-0134', email: '' })).toEqual({ phone: 'phone' })
  expect(check({ email: 'ana@example' })).toEqual({ email: 'email' })
  expect(check({ phone: '123', email: 'x', message: ' ' })).toEqual({
    phone: 'phone',
    email: 'email',
    message: 'message',
  })
})

test('the period that a phone adds to an email address is dropped', () => {
  expect(check({ phone: '', email: 'ana@example.com. ' })).toEqual({})
  expect(messageFrom(typed({ email: 'ana@example.com. ' })).email).toBe('ana@example.com')
})

test('a practice outside North America takes the numbers of its own country', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { phones: 'any' } } })
  for (const phone of ['0161 496 0123', '+44 (0)161 496 0123', '98765 43210']) {
    expect(check({ phone, email: '' })).toEqual({})
    expect(messageFrom(typed({ phone })).phone).toBe(phone)
  }
  expect(check({ phone: '0161', email: '' })).toEqual({ phone: 'phone' })
  vi.unstubAllGlobals()
})

test('a phone number in another country needs its country code, and then no email address', () => {
  for (const phone of ['+52 55 1234 5678', '+44 (0)161 496 0123', '+63.2.8123.4567']) {
    expect(check({ phone, email: '' })).toEqual({})
    expect(hintsOn(typed({ phone }))).toEqual({})
  }
  for (const phone of ['55 1234 5678', '+52 55', '+1 55 1234 5678', '+52 55 1234 5678 9012 3456'])
    expect(check({ phone, email: '' }), phone).toEqual({ phone: 'phone' })
})

test('a phone number may stand among words, such as whose it is or when to call, but not next to more digits', () => {
  const phones = [
    '714-555-0134 extension 12',
    '(714) 555-0134 (cell)',
    'Phone: 714.555.0134.',
    'celular (714) 555-0134, después de las 5',
    '714-555-0134 or 714-555-0135',
    '+52 55 1234 5678 (WhatsApp)',
  ]
  for (const phone of phones) {
    expect(check({ phone, email: '' }), phone).toEqual({})
    expect(hintsOn(typed({ phone })), phone).toEqual({})
    expect(messageFrom(typed({ phone })).phone).toBe(phone)
  }
  for (const phone of ['cell 714-555-01345', 'cell 714-555-0134 5', 'cell 9 714 555 0134', 'call me after 5'])
    expect(check({ phone, email: '' }), phone).toEqual({ phone: 'phone' })
  vi.stubGlobal('document', { documentElement: { dataset: { phones: 'any' } } })
  expect(check({ phone: 'mobile 0161 496 0123', email: '' })).toEqual({})
  expect(check({ phone: 'ring after 5', email: '' })).toEqual({ phone: 'phone' })
  vi.unstubAllGlobals()
})

test('with a valid email address, a phone number that looks wrong is only pointed out', () => {
  expect(check({ phone: '55 1234 5678' })).toEqual({})
  expect(hintsOn(typed({ phone: '55 1234 5678' }))).toEqual({ phone: 'phone' })
  for (const phone of ['', ' ', '714-555-0134']) expect(hintsOn(typed({ phone }))).toEqual({})
})

test('a message is pointed out as cut when the field is full, even if it was cut before a space', () => {
  expect(hintsOn(typed({ message: 'a'.repeat(999) }))).toEqual({})
  for (const message of ['a'.repeat(1000), `${'a'.repeat(999)} `])
    expect(hintsOn(typed({ message }))).toEqual({ message: 'full' })
})

test('whitespace and angle brackets are ignored', () => {
  expect(check({ message: ' <> \n' })).toEqual({ message: 'message' })
  expect(check({ phone: '  ', email: ' ana@example.com ' })).toEqual({})
})

test('a message is sent with its number in the usual form, its name on one line, and nothing added', () => {
  expect(messageFrom(typed({ phone: ' 714.555.0134', name: ' Ana\n <Ruiz> ', email: ' ana@example.com ' }))).toEqual(
    typed({ phone: '(714) 555-0134' }),
  )
  expect(messageFrom(typed({ phone: 'call me' })).phone).toBe('call me')
})

test('checking a cleaned message again gives the same result', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a1@. <>+-(\n'), maxLength: 40 })
  fc.assert(
    fc.property(fc.record({ name: text, phone: text, email: text, reason: text, message: text }), (values) => {
      const message = messageFrom(values)
      expect(errorsIn(messageFrom(message))).toEqual(errorsIn(message))
      expect([message.name, message.phone, message.email, message.message].join('')).not.toMatch(/[<>]/)
    }),
    { numRuns: isSoak ? 100_000 : 500 },
  )
})
