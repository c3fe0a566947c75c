import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, describe, expect, it, test, vi } from 'vitest'
import { parse } from 'yaml'
import { filesAfter } from '../../../generator/dev/studio/edited.ts'
import { readManifest, type Source } from '../../../generator/read/read.ts'
import { walk } from '../../../generator/read/walk.ts'
import { type TextPlace, writePlace } from '../../../src/shared/studio.ts'
import { withBlanksOf } from '../../../src/studio/blanks.ts'
import { changeState, keepDraft, readState, watchState } from '../../../src/studio/editor-state.ts'
import { keyOf, moved } from '../../../src/studio/follow-texts.ts'
import { isSoak } from '../../support/soak.ts'
import { clearwater } from '../../support/world.ts'

// Node has no session storage. The editor goes on without it, and says so each time.
const warn = vi.hoisted(() => vi.spyOn(console, 'warn').mockReturnValue())
afterAll(() => warn.mockRestore())

const runs = isSoak ? 10_000 : 60

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

test('a text in curly quotes is written so that they are meant', () => {
  const change = { place: writePlace({ file: 'styles.yaml', path: ['plain'] }), before: 'Some words' }
  const [edited] = filesAfter([{ ...change, text: '“Some words”' }], written)
  expect(edited!.after).toBe(styles.replace('Some words # kept', '"“Some words”" # kept'))
})

test('a line break typed into a text on one line does not become an empty line in the file', () => {
  const change = { place: writePlace({ file: 'styles.yaml', path: ['single'] }), before: "It's said" }
  const [edited] = filesAfter([{ ...change, text: "It's\nsaid" }], written)
  expect(edited!.after).toBe(styles.replace("'It''s said'", "|-\n  It's\n  said"))
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

describe('what was typed', () => {
  const typed = (text: string, ...lists: string[][]) => ({ before: 'Old', text, lists })
  const nowhere = () => moved(state, new Map([[keyOf({ place: 'a#/0', lists: [['x']] }), null]]))
  const state = { drafts: { 'a#/0': typed('First', ['x']), 'a#/1': typed('Second', ['x', 'y']) } }

  it('moves with the texts it replaces, and the open panel with them', () => {
    const spots = [
      [
        { place: 'a#/0', lists: [['x']] },
        { place: 'a#/1', lists: [['n', 'x']] },
      ],
      [
        { place: 'a#/1', lists: [['x', 'y']] },
        { place: 'a#/2', lists: [['n', 'x', 'y']] },
      ],
    ] as const
    const view = { name: 'text', place: 'a#/1', lists: [['x', 'y']], side: 'left', edge: 'top' } as const
    const now = moved(
      { ...state, view, caret: { place: 'a#/1', start: 2, end: 2 } },
      new Map(spots.map(([was, is]) => [keyOf(was), is])),
    )
    expect(now).toMatchObject({
      drafts: { 'a#/1': typed('First', ['n', 'x']), 'a#/2': typed('Second', ['n', 'x', 'y']) },
      aside: [],
      view: { place: 'a#/2', lists: [['n', 'x', 'y']] },
      caret: { place: 'a#/2' },
    })
  })

  it('is set aside when its text disappears, and comes back with it', () => {
    const gone = nowhere()
    expect(gone).toMatchObject({
      drafts: { 'a#/1': { text: 'Second' } },
      aside: [{ place: 'a#/0', ...typed('First', ['x']) }],
      said: { text: expect.stringContaining('What you typed is kept') },
    })
    expect(moved(gone, new Map())).toMatchObject({ drafts: state.drafts, said: undefined })
  })

  it('stays set aside while its text has another draft', () => {
    const gone = nowhere()
    const again = { ...gone, drafts: { 'a#/0': typed('Newer', ['x']) } }
    expect(moved(again, new Map())).toMatchObject({ drafts: again.drafts, aside: gone.aside })
  })
})

test('what is typed shows even where the browser has no room to keep it', () => {
  const shown = vi.fn()
  const stop = watchState(shown)
  keepDraft('about.yaml#/en/heading', { before: 'one', text: 'two' })
  stop()
  expect([shown.mock.calls.length, Object.keys(readState().drafts)]).toEqual([1, ['about.yaml#/en/heading']])
  changeState({ drafts: {} })
})
