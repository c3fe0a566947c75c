import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnyYaml } from '../../../generator/read/any-yaml.ts'
import { readPlainYaml } from '../../../generator/read/plain-yaml.ts'
import { faultOfFile } from '../../../generator/read/slips/whole-file.ts'
import { isSoak } from '../../support/soak.ts'
import { clearwater } from '../../support/world.ts'

const texts = readdirSync(clearwater, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(join(clearwater, file), 'utf8'))

const placeAt = () => ({ file: 'any.yaml', line: 1, column: 1 })
const isRefused = (text: string) => faultOfFile(text) !== undefined

/** Includes the order of keys, which the site's lists follow, and numbers that JSON does not have. */
const spelled = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'number' ? { number: numeral(each) } : each))

const numeral = (number: number) => (Object.is(number, -0) ? '-0' : String(number))

/**
 * Whether the fast reader accepted the text. If it did, its result must equal that of the reader that reports mistakes.
 */
function answersAlike(text: string): boolean {
  const plain = readPlainYaml(text)
  if (plain === undefined) return false
  const { value, problems } = readAnyYaml('any.yaml', text, placeAt)
  expect(problems, text).toEqual([])
  expect(spelled(plain), text).toBe(spelled(value))
  return true
}

describe('the fast reader agrees with the one that reports mistakes on', () => {
  it.each([
    ['numbers', 'a: [1, -2, +3, 007, 0o17, 0x1F, 1e3, 1.5, .5, 2., -0, 1_000, 0b11, 1:30, 12345678901234567890, .inf]'],
    ['words that are no text', 'a: [true, False, NULL, ~, yes, off, on, 2026-02-30, "null", .nan, nan]'],
    ['nothing', 'a:\nb: ""\nc: []\nd: {}\n'],
    ['texts over several lines', "a: one\n  two\n\n  three\nb: \"x\n  y\\\n  z\"\nc: 'it''s\n\n  d'\n"],
    ['blocks', 'a: |\n  x\n   y\n\n  z\n\nb: >-\n  x\n  y\n\n   z\nc: |+\n   x\n\nd: >\n\n  x\n'],
    ['escapes', 'a: "\\x41\\u00e9\\t\\"\\\\ \\/ \\U0001F600"\n'],
    ['comments', '# one\na: 1 # two\n# three\nb: # four\n  - x#y\n'],
    ['keys of other kinds', '1: a\ntrue: b\n"c d": e\n1.50: f\n'],
    ['names of objects', '__proto__: { a: 1 }\nconstructor: 2\nhasOwnProperty: 3\n'],
    ['lines that end as in Windows', 'a:\r\n  - x\r\n  - "y\r\n    z"\r\n'],
    ['marks inside of texts', 'a: b & c, **d**! e? [f](/g#h) - i | j > k @l %m\n'],
  ])('%s', (_, text) => expect(answersAlike(text)).toBe(true))

  it('nearly every file of a site, so that few are read twice', () => {
    const answered = texts.filter(answersAlike)
    expect(answered.length).toBeGreaterThan(0.9 * texts.length)
  })
})

describe('the fast reader declines', () => {
  it.each([
    ['to a mistake', 'a: b: c\n'],
    ['to a key that stands twice', 'a: 1\na: 2\n'],
    ['to a file without a value', '# nothing\n'],
    ['where a key is empty', 'a: { : 1 }\n'],
    ['where a group is the key', '{ a: 1 }: 2\n'],
    ['where a list is the key', 'a: { [b]: 1 }\n'],
    ['to a key after a question mark', '? a\n: 1\n'],
    ['to anchors and aliases', 'a: &b c\nd: *b\n'],
    ['to tags', 'a: !!str 1\n'],
    ['to a second document', 'a: 1\n---\nb: 2\n'],
    ['to a tab that indents', 'a:\n\t- b\n'],
    ['to an entry that the text above swallows', 'a:\n  - b\n    c\n   - d\n'],
    ['to an entry below a space that does not break', 'a: \u00a0\n  - b\n'],
    ['to a block with its indentation as a number', 'a: |2\n    b\n'],
  ])('%s', (_, text) => expect(readPlainYaml(text)).toBeUndefined())
})

/** Pieces of YAML, and characters that get in by mistake. */
const pieces = [
  ...'\n:-#\'"[]{},|>*&!%@`?\\\t\r~._01+=<abN \u00a0\ufeff\u2028\u0085\u0001é',
  ...['\n  ', '\n    ', '\n- ', '\n  - ', '- ', ': ', '\n\n', '# ', ' #', '---', '...', '\r\n', ' >-\n', ' |\n', ' |2'],
  ...['"\n', '""', "''", 'null', 'true', '0x1F', '1_000', '0o7', '1e3', '.5', '<<: ', '\\n', '\\x41', '\n\t', '? '],
  ...['{a: 1}', '[a, b]', '__proto__: ', 'a: ', 'b:', 'es:\n', '😀', '`'],
]

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  gone: fc.nat(3),
  piece: fc.constantFrom('', '', ...pieces),
  isIndented: fc.boolean(),
})

/** Some lines of a file, with typing mistakes in them. */
const spoiledLines = fc
  .record({
    text: fc.constantFrom(...texts),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    lines: fc.integer({ min: 3, max: 25 }),
    edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
  })
  .map(({ text, from, lines, edits }) => {
    const all = text.split('\n')
    const start = Math.floor(from * all.length)
    return edits.reduce(
      (now, { at, gone, piece, isIndented }) => {
        const offset = Math.floor(at * now.length)
        const line = now.lastIndexOf('\n', offset) + 1
        return isIndented && piece === ''
          ? `${now.slice(0, line)}${' '.repeat(gone)}${now.slice(line)}`
          : now.slice(0, offset) + piece + now.slice(offset + gone)
      },
      `${all.slice(start, start + lines).join('\n')}\n`,
    )
  })

const nonsense = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 }).map((each) => each.join(''))

describe('the fast reader agrees with the other, or declines, on', () => {
  // A fixed seed makes a failure reproducible on every machine.
  const settings = { numRuns: isSoak ? 500_000 : 500, seed: Number(process.env.SEED ?? 20_261_124) }

  it.each([
    ['lines with slips', spoiledLines],
    ['nonsense', nonsense],
  ])('%s', (_, written) => {
    let answers = 0
    const look = (text: string) => void (isRefused(text) || (answersAlike(text) && answers++))
    fc.assert(fc.property(written, look), settings)
    expect(answers).toBeGreaterThan(settings.numRuns / 20)
  })
})
