import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskEmail } from '../../src/behaviours/mask-email.ts'

test('a masked address shows its first letter and its domain', () => {
  expect(maskEmail('appointments@example.com')).toBe('a•••@example.com')
})

test('a masked address reveals neither the rest of the name nor its length', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const [name, domain] = address.split('@') as [string, string]
      expect(maskEmail(address)).toBe(`${name[0]}•••@${domain}`)
    }),
  )
})
