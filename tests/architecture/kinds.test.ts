import { expect, test } from 'vitest'
import { kinds } from '../../generator/kinds.ts'
import { files, textOf } from './code.ts'

/** An array whose elements are names of kinds and nothing else, two or more of them. */
function listsIn(file: string): string[] {
  const arrays = [...textOf(file).matchAll(/\[\s*('[\w-]+'(?:,\s*'[\w-]+')+),?\s*\]/g)].map(([, inner]) => inner!)
  return arrays.filter((inner) => inner.split(',').every((name) => Object.hasOwn(kinds, name.trim().slice(1, -1))))
}

test('what is true of a page kind is in the table of kinds, not in a list elsewhere', () => {
  const lists = files.flatMap((file) => listsIn(file).map((list) => `${file} lists [${list}]: make it a trait.`))
  expect(lists).toEqual([])
})
