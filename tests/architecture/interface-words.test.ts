import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkWords } from '../../generator/checks/languages/ui-words.ts'
import { root } from '../../generator/folders.ts'
import { readLoosely } from '../../generator/parse/loose-manifest.ts'
import { referenceFile } from '../../generator/parse/own-words.ts'
import { readManifest } from '../../generator/read/read.ts'
import { withoutForm } from '../../generator/text/plural-key.ts'
import { files, filesIn, textOf } from './code.ts'

test('check requires every interface word that the code looks up by name', () => {
  const asked = files.flatMap((file) => [...textOf(file).matchAll(/\bwords\('([\w.-]+)'/g)].map(([, key]) => key!))
  const known = keysIn(parse(textOf(referenceFile)))
  expect(asked.length).toBeGreaterThan(100)
  const missing = asked.filter((key) => !known.has(key))
  expect(missing.map((key) => `Add ${key} to ${referenceFile}, and see "a word" in CONTRIBUTING.md.`)).toEqual([])
})

// Otherwise the tests of what check says of these manifests would fail, and none would say why.
test.each(['manifests/base', ...filesIn('tests/fixtures/practices').flatMap(practiceIn)])(
  'tests/fixtures/%s has all interface words: "npx sightline fix --manifest" adds those in English and Spanish',
  (name) => {
    const { sources } = readManifest(join(root, 'tests/fixtures', name))
    expect(checkWords(readLoosely(sources)).map(({ file, message }) => `${file}: ${message}`)).toEqual([])
  },
)

/** The practice that a file makes a whole manifest. */
function practiceIn(file: string): string[] {
  const name = /^tests\/fixtures\/(practices\/[^/]+)\/practice\.yaml$/.exec(file)?.[1]
  return name === undefined ? [] : [name]
}

function keysIn(words: Record<string, unknown>, above = ''): Set<string> {
  return new Set(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...keysIn(value as Record<string, unknown>, `${above}${key}.`)]
        : [withoutForm(above + key)],
    ),
  )
}
