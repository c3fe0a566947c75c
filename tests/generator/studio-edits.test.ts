import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesAfter } from '../../generator/dev/studio/edited.ts'
import { readManifest, type Source } from '../../generator/read/read.ts'
import { walk } from '../../generator/read/walk.ts'
import { type TextPlace, writePlace } from '../../src/shared/studio.ts'
import { withBlanksOf } from '../../src/studio/blanks.ts'
import { isSoak } from '../support/soak.ts'
import { clearwater } from '../support/world.ts'

const runs = isSoak ? 10_000 : 200

/** Every way to write a text in a file. */
const styles = [
  '\uFEFF# A comment',
  'plain: Some words # kept',
  'double: "Some: words" # kept',
  "single: 'It''s said'",
  'literal: |',
  '  Two lines',
  '',
  '  of text',
  'folded: >- # kept',
  '  Some words that',
  '  go on',
  'over: Some words',
  '  on two lines',
  'flow: { a: one, b: "two, three" }',
  'list:',
  '  - first',
  '  - key: value',
  '    other: |+',
  '      kept',
  '',
  '  # between',
  '  - "last"',
  '',
].join('\n')

const written: Source[] = [
  ...readManifest(clearwater).sources,
  { file: 'styles.yaml', text: styles, value: parse(styles) },
  { file: 'windows.yaml', text: styles.replaceAll('\n', '\r\n'), value: parse(styles) },
]

const places = written.map(({ file, value }) => {
  const found: TextPlace[] = []
  walk(value, (each, path) => {
    if (typeof each === 'string') found.push({ file, path: [...path] as TextPlace['path'] })
    return undefined
  })
  return found
})

const spots = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...places.flat()) },
  { weight: 1, arbitrary: fc.constantFrom(...places.slice(-2).flat()) },
)

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !/[\p{Cc}\uFEFF]/u.test(text)),
  fc
    .array(
      fc.constantFrom(
        ...[
          'eye',
          'niño',
          ' ',
          '  ',
          '\n',
          '\n\n',
          '\t',
          ': ',
          ' #',
          '"',
          "'",
          '- ',
          '? ',
          '{city}',
          '[a](/b)',
          '**b**',
        ],
        ...[
          'true',
          'null',
          '0123',
          '1.10',
          '---',
          '...',
          '|',
          '>',
          '@',
          '`',
          '%',
          '&a',
          '*a',
          '!tag',
          '\\',
          '👁️',
          '\u2028',
        ],
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
)

const valueAt = (root: unknown, path: TextPlace['path']) =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], root)

function withValue(root: unknown, [step, ...rest]: TextPlace['path'], text: string): unknown {
  if (step === undefined) return text
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<string, unknown>
  copy[step] = withValue(copy[step], rest, text)
  return copy
}

test(`text written in the panel reads back equal, and every other line of the file is unchanged (${runs} edits)`, () => {
  fc.assert(
    fc.property(spots, words, (place, text) => {
      const source = written.find(({ file }) => file === place.file)!
      const before = valueAt(source.value, place.path) as string
      const [change] = filesAfter([{ place: writePlace(place), before, text }], written)
      if (change === undefined) return expect(text).toBe(before)
      expect(change.file).toBe(place.file)
      expect(isDeepStrictEqual(parse(change.after), withValue(source.value, place.path, text)), change.after).toBe(true)
      // The difference is within the lines that had the value.
      const [old, now] = [change.before.split('\n'), change.after.split('\n')]
      const start = old.findIndex((line, index) => line !== now[index])
      let end = 0
      while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
      const touched = old.slice(start, old.length - end)
      const longest = before.split('\n').length + before.length / 20 + 1
      expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(longest)
    }),
    { numRuns: runs },
  )
})

test.each([
  ['About us', ' About you \n', 'About you'],
  ['About us\n', 'About you', 'About you\n'],
  ['', 'About you ', 'About you'],
  ['About us', 'About you\u00a0', 'About you\u00a0'],
])('blanks around a text stay as in the file: %j, typed over with %j, becomes %j', (before, typed, text) => {
  expect(withBlanksOf(before, typed)).toBe(text)
})

test('several edits of one file are made in one go', () => {
  const place = (path: TextPlace['path']) => writePlace({ file: 'styles.yaml', path })
  const [change] = filesAfter(
    [
      { place: place(['plain']), before: 'Some words', text: 'Other words' },
      { place: place(['list', 0]), before: 'first', text: 'No: 1' },
      { place: place(['flow', 'b']), before: 'two, three', text: 'four' },
    ],
    written,
  )
  expect(change!.after).toBe(
    styles
      .replace('plain: Some words # kept', 'plain: Other words # kept')
      .replace('- first', '- "No: 1"')
      .replace('"two, three"', '"four"'),
  )
})
