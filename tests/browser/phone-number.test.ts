import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhoneNumber, isPhoneNumber } from '../../src/shared/phone-number.ts'
import { isSoak } from '../support/soak.ts'

const runs = { numRuns: isSoak ? 100_000 : 500 }

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((each) => each.join(''))
const threeFrom2 = fc.tuple(fc.integer({ min: 2, max: 9 }), digits(2)).map(([first, rest]) => `${first}${rest}`)
const number = fc.tuple(threeFrom2, threeFrom2, digits(4))

describe('a phone number', () => {
  test.each([
    '(714) 555-0100',
    '714-555-0100',
    '714.555.0100',
    '714 555 0100',
    '7145550100',
    '17145550100',
    '+1 (714) 555-0100',
    '+1-714-555-0100',
    ' 714 555 0100 ',
    '714-555-0100 x123',
    '714-555-0100 ext. 12',
    '714 555 0100 #1234',
    '(714) 555-0100 ext. 123',
    '(714) 555\u20110100',
    '\u202D+1 (714) 555-0100\u202C',
    '714\u2013555\u20130100',
    '714\u2212555\u22120100',
    '714·555·0100',
    '714-555-0100\u200B',
    '714\u00A0555\u202F0100',
    'tel:+17145550100',
    'Tel: 714-555-0100',
    '７１４－５５５－０１００',
    '٧١٤ ٥٥٥ ٠١٠٠',
    '۷۱۴ ۵۵۵ ۰۱۰۰',
  ])('may be written %j', (text) => expect(isPhoneNumber(text)).toBe(true))

  test.each([
    ['', 'nothing'],
    ['714 555 010', 'nine digits'],
    ['714 555 01001', 'an eleventh digit that no mark makes an extension'],
    ['114 555 0100', 'an area code from 1'],
    ['014 555 0100', 'an area code from 0'],
    ['714 155 0100', 'an exchange from 1'],
    ['+52 55 1234 5678', 'another country'],
    ['+44 20 7946 0958', 'another country'],
    ['27145550100', 'eleven digits that do not start with 1'],
  ])('is not %j (%s)', (text) => expect(isPhoneNumber(text)).toBe(false))

  test('has at most 20 characters and 15 digits', () => {
    expect(isPhoneNumber('+1 (714) - 555 -0100')).toBe(true)
    expect(isPhoneNumber('+1 (714) - 555 - 0100')).toBe(false)
    // The extension is not part of the number.
    expect(isPhoneNumber('714-555-0100 ext 1234')).toBe(true)
    expect(isPhoneNumber('17145550100x1234')).toBe(true)
    expect(isPhoneNumber('17145550100x12345')).toBe(false)
  })

  test('keeps every digit when it is formatted, and is still a phone number', () => {
    fc.assert(
      fc.property(
        number,
        fc.constantFrom('', '1', '+1', '+1 '),
        fc.constantFrom('', ' ', '-', '.'),
        (parts, country, gap) => {
          const text = `${country}${parts.join(gap)}`
          const formatted = formatPhoneNumber(text)
          expect(isPhoneNumber(text)).toBe(true)
          expect(isPhoneNumber(formatted)).toBe(true)
          expect(formatted.replace(/\D/g, '')).toBe(text.replace(/\D/g, ''))
          expect(formatted).toMatch(/^(\+1 )?\(\d{3}\) \d{3}-\d{4}$/)
          expect(formatPhoneNumber(formatted)).toBe(formatted)
        },
      ),
      runs,
    )
  })

  test('has at least ten digits, and no text takes long to check', () => {
    let valid = 0
    const any = fc.string({ unit: fc.constantFrom(...'0123456789 +-().x#'), maxLength: 30 })
    const nearlyOne = fc.string({ unit: fc.constantFrom(...'23456789'), minLength: 9, maxLength: 11 })
    fc.assert(
      fc.property(fc.oneof(any, nearlyOne), (text) => {
        if (!isPhoneNumber(text)) return
        valid += 1
        const count = text.replace(/\D/g, '').length
        expect([count >= 10, count <= 15]).toEqual([true, true])
      }),
      runs,
    )
    expect(valid).toBeGreaterThan(0)
  })
})

test('US numbers of 10 or 11 digits are formatted, and any other text is left as typed', () => {
  expect(formatPhoneNumber('7145550100')).toBe('(714) 555-0100')
  expect(formatPhoneNumber('17145550100')).toBe('+1 (714) 555-0100')
  expect(formatPhoneNumber('27145550100')).toBe('27145550100')
  expect(formatPhoneNumber('714 555 0100 x12')).toBe('714 555 0100 x12')
  expect(formatPhoneNumber('\u202D+1 (714) 555\u20110100\u202C')).toBe('+1 (714) 555-0100')
  expect(formatPhoneNumber('tel:+17145550100')).toBe('+1 (714) 555-0100')
  expect(formatPhoneNumber('٧١٤·٥٥٥·٠١٠٠')).toBe('(714) 555-0100')
  expect(formatPhoneNumber('call me')).toBe('call me')
})
