import { expect, test } from 'vitest'
import { matching } from '../../src/islands/tools/inventory-filter.ts'

const rows = [
  '/conditions/dry-eye condition english',
  '/es/condiciones/ojos-secos condition español',
  '/about prose english',
]

test('only rows with every word are left, in any order and case', () => {
  expect(matching(rows, 'ENGLISH condition')).toEqual([true, false, false])
})

test('an empty box leaves all rows', () => {
  expect(matching(rows, '  ')).toEqual([true, true, true])
})

test('part of a word is enough', () => {
  expect(matching(rows, 'ojos')).toEqual([false, true, false])
})
