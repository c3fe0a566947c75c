import { expect, test } from 'vitest'
import { shortened } from '../../src/shared/shortened.ts'

test('a text that is too long ends in dots, at the length asked for', () => {
  expect(shortened('abcdefgh', 8)).toBe('abcdefgh')
  expect(shortened('abcdefghi', 8)).toBe('abcde...')
})

test('an emoji counts as one character, and is never cut in half', () => {
  expect(shortened('abcdef\u{1F600}\u{1F600}', 8)).toBe('abcdef\u{1F600}\u{1F600}')
  expect(shortened('abcd\u{1F600}efghi', 8)).toBe('abcd\u{1F600}...')
})
