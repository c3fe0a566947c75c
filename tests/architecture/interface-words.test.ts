import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkWords } from '../../generator/checks/languages/ui-words.ts'
import { root } from '../../generator/folders.ts'
import { groups } from '../../generator/kinds.ts'
import { readLoosely } from '../../generator/parse/loose-manifest.ts'
import { referenceFile } from '../../generator/parse/own-words.ts'
import { eyePart } from '../../generator/parse/schemas/eye-parts.ts'
import { frameFinishes, frameShapes } from '../../generator/parse/schemas/frames.ts'
import { viewNames } from '../../generator/parse/schemas/views.ts'
import { readManifest } from '../../generator/read/read.ts'
import { withoutForm } from '../../generator/text/plural-key.ts'
import { files, filesIn, textOf } from './code.ts'

const known = keysIn(parse(textOf(referenceFile)))
const code = files.map(textOf)
const all = (pattern: RegExp) => new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => found!)))

/** The words of everything that the code lists by name. */
const listed = [
  ...groups.map((name) => `group.${name}`),
  ...eyePart.options.flatMap((part) => [`eye.${part}.name`, `eye.${part}.what`]),
  ...viewNames.flatMap((name) => ['affected', 'caption', 'text'].map((key) => `view.${name}.${key}`)),
  ...frameShapes.flatMap((shape) => [`frames.shape.${shape}.name`, `frames.shape.${shape}.what`]),
  ...frameFinishes.map((finish) => `frames.finish.${finish}`),
]

test('check requires every interface word that the code looks up', () => {
  const asked = all(/\bwords?\('([\w-]+\.[\w.-]+)'/g)
  expect(asked.size).toBeGreaterThan(100)
  const missing = [...asked, ...listed].filter((key) => !known.has(key))
  expect(missing.map((key) => `Add ${key} to ${referenceFile}, and see "a word" in CONTRIBUTING.md.`)).toEqual([])
})

test('the code looks up every interface word', () => {
  const quoted = all(/'([\w-]+\.[\w.-]+)'/g)
  // A key composed at run time shows its group as a literal: `group.${key}`.
  const composed = [...all(/`([\w.-]+\.)\$\{/g)]
  const unused = [...known].filter((key) => !quoted.has(key) && !composed.some((group) => key.startsWith(group)))
  expect(unused.map((key) => `Nothing shows ${key} of ${referenceFile}: remove it.`)).toEqual([])
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
