import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitise } from '../../src/shared/sanitise.ts'
import { isSoak } from '../support/soak.ts'

const runs = { numRuns: isSoak ? 100_000 : 500 }
const anything = fc.string({
  unit: fc.constantFrom('a', ' ', '<', '>', '\n', 'ñ', '👓', '\ud83d', '\udc53'),
  maxLength: 2_400,
})

test('a text loses its angle brackets and the whitespace around it', () => {
  expect(sanitise('  <b>Hello</b>\nyou  ')).toBe('bHello/b\nyou')
  expect(sanitise('< hello >')).toBe('hello')
})

test('a text is cut to 1000 characters without splitting a surrogate pair', () => {
  expect(sanitise('a'.repeat(1001))).toBe('a'.repeat(1000))
  expect(sanitise(`${'a'.repeat(999)}👓`)).toBe('a'.repeat(999))
  expect(sanitise(`${'a'.repeat(998)}👓`)).toBe(`${'a'.repeat(998)}👓`)
})

test('any text comes out short, trimmed and without brackets, and does not change when sanitized again', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const clean = sanitise(text)
      expect(clean.length).toBeLessThanOrEqual(1000)
      expect(clean).toBe(clean.trim())
      expect(clean).not.toMatch(/[<>]/)
      expect(sanitise(clean)).toBe(clean)
      const whole = text.replace(/[<>]/g, '').replace(/\p{Surrogate}/gu, '')
      expect(whole.trim().startsWith(clean)).toBe(true)
    }),
    runs,
  )
})
