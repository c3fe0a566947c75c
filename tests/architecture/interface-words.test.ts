import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { referenceFile } from '../../generator/parse/own-words.ts'
import { withoutForm } from '../../generator/text/plural-key.ts'
import { files, textOf } from './code.ts'

test('check requires every interface word that the code looks up by name', () => {
  const asked = files.flatMap((file) => [...textOf(file).matchAll(/\bwords\('([\w.-]+)'/g)].map(([, key]) => key!))
  const known = keysIn(parse(textOf(referenceFile)))
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter((key) => !known.has(key))).toEqual([])
})

function keysIn(words: Record<string, unknown>, above = ''): Set<string> {
  return new Set(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...keysIn(value as Record<string, unknown>, `${above}${key}.`)]
        : [withoutForm(above + key)],
    ),
  )
}
