import { expect, test } from 'vitest'
import { kinds } from '../../generator/kinds.ts'
import { files, textOf } from './code.ts'

/** The arrays in a file that hold two or more names of kinds and nothing else. */
function listsIn(file: string): string[] {
  const arrays = [...textOf(file).matchAll(/\[\s*('[\w-]+'(?:,\s*'[\w-]+')+),?\s*\]/g)].map(([, inner]) => inner!)
  return arrays.filter((inner) => inner.split(',').every((name) => Object.hasOwn(kinds, name.trim().slice(1, -1))))
}

test('traits of a page kind are in the table of kinds, not in lists elsewhere', () => {
  const lists = files.flatMap((file) => listsIn(file).map((list) => `${file} lists [${list}]: make it a trait.`))
  expect(lists).toEqual([])
})
