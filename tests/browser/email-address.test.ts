import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmailAddress, withoutFinalMark } from '../../src/shared/email-address.ts'
import { isSoak } from '../support/soak.ts'

const runs = { numRuns: isSoak ? 100_000 : 500 }

test.each(['ana@example.com', "o'neil+eyes@mail.example.co", 'a.b-c_d@example-1.org', 'A@EXAMPLE.COM'])(
  '%s is an email address',
  (text) => expect(isEmailAddress(text)).toBe(true),
)

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@example..com',
  'ana@-example.com',
  'ana@example-.com',
  'ana@@example.com',
  'ana b@example.com',
  'ana@exam ple.com',
  'ana@example.com,eva@example.com',
  'ana@example.com\r\nBcc: eva@example.com',
  'Ana <ana@example.com>',
  ' ana@example.com',
])('%j is not an email address', (text) => expect(isEmailAddress(text)).toBe(false))

test.each([
  ['ana@example.com.', 'ana@example.com'],
  ['ana@example.com. ', 'ana@example.com'],
  ['ana@example.com ,', 'ana@example.com'],
  ['ana@example.com', 'ana@example.com'],
  ['a.b,c', 'a.b,c'],
  ['.', '.'],
  ['', ''],
])('%j is read as %j: a final period or comma is no part of an address', (typed, read) =>
  expect(withoutFinalMark(typed)).toBe(read),
)

test('an address has at most 254 characters', () => {
  const domain = `@${Array(4).fill('d'.repeat(47)).join('.')}.com`
  expect(isEmailAddress(`${'a'.repeat(254 - domain.length)}${domain}`)).toBe(true)
  expect(isEmailAddress(`${'a'.repeat(255 - domain.length)}${domain}`)).toBe(false)
})

test('every standard address that fast-check makes is valid, unless it is too long', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(isEmailAddress(address)).toBe(address.length <= 254)
    }),
    runs,
  )
})

test('a valid address has exactly one @, and no whitespace, brackets or address separators', () => {
  let valid = 0
  const text = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'ab1.@-+ ,;<>"\n'), maxLength })
  const nearlyOne = fc.tuple(text(2), text(2)).map(([name, host]) => `a${name}@b${host}.com`)
  fc.assert(
    fc.property(fc.oneof(text(24), nearlyOne), (typed) => {
      if (!isEmailAddress(typed)) return
      valid += 1
      expect(typed).toMatch(/^[^\s@,;<>"]+@[^\s@,;<>"]+$/)
    }),
    runs,
  )
  expect(valid).toBeGreaterThan(0)
})
