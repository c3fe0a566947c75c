import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { editValue } from '../../../generator/edit/edit-value.ts'
import { insertEntry } from '../../../generator/edit/insert-entry.ts'
import { removeAt } from '../../../generator/edit/remove-at.ts'
import { renameKey } from '../../../generator/edit/rename-key.ts'
import { applyEdits } from '../../../generator/problems/apply-edits.ts'
import type { Edit } from '../../../generator/problems/problems.ts'
import { withoutMark } from '../../../generator/read/byte-order-mark.ts'
import type { Path } from '../../../generator/read/raw-values.ts'
import type { Source } from '../../../generator/read/read.ts'
import { isSoak } from '../../support/soak.ts'

const sourceOf = (text: string): Source => ({ file: 'some.yaml', text, value: parse(withoutMark(text)) })

const made = (text: string, edit: Edit | undefined) => applyEdits(text, edit === undefined ? [] : [edit])

const lines = (...each: string[]) => `${each.join('\n')}\n`

describe('a new value', () => {
  const set = (text: string, path: Path, value: string | number) => made(text, editValue(sourceOf(text), path, value))

  it.each([
    ['stays plain where it can', 'name: Brea # near us\n', 'La Habra', 'name: La Habra # near us\n'],
    ['is quoted where plain text would mean something else', 'name: Brea\n', 'true', 'name: "true"\n'],
    ['is quoted where a hash would cut it', 'name: Brea\n', 'We are the #1 shop', 'name: "We are the #1 shop"\n'],
    ['keeps the quotes of the old one', "name: 'Brea'\n", "Coeur d'Alene", "name: 'Coeur d''Alene'\n"],
    ['fills an empty one', 'name:\nslug: a\n', 'Brea', 'name: Brea\nslug: a\n'],
    ['stays on its line inside braces', '{ name: Brea, slug: a }\n', 'A, B]', '{ name: "A, B]", slug: a }\n'],
    ['takes lines where it has several', 'name: Brea\nslug: a\n', 'a\nb', 'name: |-\n  a\n  b\nslug: a\n'],
    [
      'keeps the line endings of the file',
      'name: |\r\n  a\r\nslug: b\r\n',
      'c\nd\n',
      'name: |\r\n  c\r\n  d\r\nslug: b\r\n',
    ],
    ['replaces blanks at the end of lines', 'name: |-\n  a\n  b \nslug: c\n', 'd\ne', 'name: |-\n  d\n  e\nslug: c\n'],
    ['keeps the blank lines after it', 'name: >-\n  a\n  b \n\nslug: c\n', 'd', 'name: >-\n  d\n\nslug: c\n'],
    ['replaces blanks on both sides', 'name: |2-\n    a  \nslug: b\n', 'c', 'name: |-\n  c\nslug: b\n'],
    ['may be a number', 'name: "12"\n', 15, 'name: 15\n'],
  ])('%s', (_, text, value, wanted) => {
    expect(set(text, ['name'], value)).toBe(wanted)
  })

  it('in a folded text is folded at the width of the old one', () => {
    const before = lines('intro: >-', `  ${'one two '.repeat(9).trim()}`, '  three', '', '# Next', 'end: yes')
    const long = 'Some words that go on. '.repeat(8).trim()
    const after = set(before, ['intro'], long)
    expect(parse(after)).toEqual({ intro: long, end: 'yes' })
    expect(Math.max(...after.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80)
    expect(after.endsWith(lines('', '# Next', 'end: yes'))).toBe(true)
  })

  it('is refused for an alias and for a missing key', () => {
    expect(editValue(sourceOf('a: &x one\nb: *x\n'), ['b'], 'two')).toBeUndefined()
    expect(editValue(sourceOf('a: one\n'), ['b'], 'two')).toBeUndefined()
  })

  it('is refused for a value that an alias repeats elsewhere, alone or within a group', () => {
    expect(editValue(sourceOf('a: &x one\nb: *x\n'), ['a'], 'two')).toBeUndefined()
    expect(editValue(sourceOf('a: &x\n  b: one\nc: *x\n'), ['a', 'b'], 'two')).toBeUndefined()
  })

  it('is made after an anchor that no alias repeats', () => {
    expect(editValue(sourceOf('a: &x one\n'), ['a'], 'two')).toMatchObject({ start: 6, end: 9, text: 'two' })
  })
})

test('a key is renamed without touching its value', () => {
  const text = lines('en:', '  sumary: Words # here')
  expect(made(text, renameKey(sourceOf(text), ['en', 'sumary'], 'summary'))).toBe(
    lines('en:', '  summary: Words # here'),
  )
})

describe('a removed entry', () => {
  const without = (text: string, path: Path) => made(text, removeAt(sourceOf(text), path))

  it('leaves an empty group next to its key, without the comments that stood above the entry', () => {
    expect(without('a:\n  # far\n  b: 1\n', ['a', 'b'])).toBe('a: {}\n')
    expect(without('a: # minutes\n  b: 1\n', ['a', 'b'])).toBe('a: {} # minutes\n')
    expect(without('a:\n- b\nc: 1\n', ['a', 0])).toBe('a: []\nc: 1\n')
  })

  it('takes one blank line with it, also at the end of the file', () => {
    expect(without('- a\n\n- b\n\n- c\n', [1])).toBe('- a\n\n- c\n')
    expect(without('- a\n\n# of b\n- b\n', [1])).toBe('- a\n')
    expect(without('- a\r\n\r\n- b\r\n', [1])).toBe('- a\r\n')
    expect(without('- a\n\n- b\n\n# The end\n', [1])).toBe('- a\n\n# The end\n')
  })

  it('leaves a byte order mark where it is', () => {
    expect(without('\uFEFF- a\n- b\n', [1])).toBe('\uFEFF- a\n')
    expect(without('\uFEFF# All\n- a\n- b\n', [0])).toBe('\uFEFF# All\n- b\n')
    expect(without('\uFEFF- a\n- b\n', [0])).toBe('\uFEFF- b\n')
  })

  it('goes with its anchor and its tag, but stays while an alias elsewhere repeats a part of it', () => {
    expect(without('- &x a\n- b\n', [0])).toBe('- b\n')
    expect(without('- b\n- &x a\n- c\n', [1])).toBe('- b\n- c\n')
    expect(without('- &x\n  name: A\n- name: B\n', [0])).toBe('- name: B\n')
    expect(without('k: [&x !!str a, b]\n', ['k', 0])).toBe('k: [b]\n')
    expect(without('a: &x 1\nb: 2\n', ['a'])).toBe('b: 2\n')
    expect(removeAt(sourceOf('- &x a\n- *x\n'), [0])).toBeUndefined()
    expect(removeAt(sourceOf('- name: &x A\n- name: *x\n'), [0])).toBeUndefined()
    expect(without('- name: &x A\n- name: *x\n', [1])).toBe('- name: &x A\n')
  })

  it('takes along a dash on a line of its own', () => {
    expect(without('- a: 1\n-\n  a: 2\n- a: 3\n', [1])).toBe('- a: 1\n- a: 3\n')
    expect(without('-\n  # first\n  a: 1\n- a: 2\n', [0])).toBe('- a: 2\n')
  })

  it.each([
    ['takes its comment along', lines('- a', '# Of b', '- b # late', '', '- c'), [1], lines('- a', '', '- c')],
    ['leaves the comment at the head of a file', lines('# All', '- a', '- b'), [0], lines('# All', '- b')],
    ['goes with all its lines', lines('a:', '  x: 1', '  y: 2', 'b: 3'), ['a'], lines('b: 3')],
    ['leaves the dash to the next key', lines('- name: a', '  slug: b'), [0, 'name'], lines('- slug: b')],
    [
      'leaves the dash to the next entry of a list in a list',
      lines('- - a', '  - b', '- c'),
      [0, 0],
      lines('- - b', '- c'),
    ],
    [
      'may be in a list in a list',
      lines('r:', '  - - a', '  - - b', '    - c'),
      ['r', 1, 0],
      lines('r:', '  - - a', '  - - c'),
    ],
    ['goes with its comma', 'a: [one, two, three]\n', ['a', 1], 'a: [one, three]\n'],
    ['goes with the comma before it when it is the last', 'a: { b: 1, c: 2 }\n', ['a', 'c'], 'a: { b: 1 }\n'],
    ['leaves an empty list behind', lines('a:', '  - one', 'b: 2'), ['a', 0], lines('a: []', 'b: 2')],
    ['leaves an empty list behind in a file of one entry', lines('# All', '- one'), [0], lines('# All', '[]')],
    ['may be the last line without a line end', 'a: 1\nb: 2', ['b'], 'a: 1\n'],
  ])('%s', (_, text, path, wanted) => {
    expect(without(text, path)).toBe(wanted)
  })
})

describe('a new entry', () => {
  const put = (text: string, path: Path, entry: string, after?: number) =>
    made(text, insertEntry(sourceOf(text), path, entry, after))

  it.each([
    ['comes last', lines('# All', '- a', '# End'), [], '- b', lines('# All', '- a', '- b', '# End')],
    [
      'is indented as the others',
      lines('x:', '    - a', 'y: 1'),
      ['x'],
      '- b',
      lines('x:', '    - a', '    - b', 'y: 1'),
    ],
    ['is parted as the others', lines('- a', '', '- b'), [], '- c\n', lines('- a', '', '- b', '', '- c')],
    [
      'is below the dash of the first, not below a hyphen in its anchor',
      lines('- &a-b a', '- *a-b'),
      [],
      '- c',
      lines('- &a-b a', '- *a-b', '- c'),
    ],
    ['fills an empty list', lines('x: []', 'y: 1'), ['x'], '- a', lines('x:', '  - a', 'y: 1')],
    ['fills a key without a value', lines('x:', 'y: 1'), ['x'], 'a: 1', lines('x:', '  a: 1', 'y: 1')],
    ['leaves a comment beside its key', lines('x: # c', 'y: 1'), ['x'], '- a', lines('x: # c', '  - a', 'y: 1')],
    ['leaves a comment beside an empty list', lines('x: [] # c'), ['x'], '- a', lines('x: # c', '  - a')],
    ['fills an empty file', lines('# All', '[]'), [], '- a', lines('# All', '- a')],
    ['fills a file of comments', '# All\n', [], '- a', lines('# All', '- a')],
    [
      'leaves a no-break space at the end of a text to that text',
      lines('- |', '  a', '  \u00a0'),
      [],
      '- b',
      lines('- |', '  a', '  \u00a0', '- b'),
    ],
    ['adds the line end that is missing', '- a', [], '- b', lines('- a', '- b')],
    [
      'may have several lines',
      lines('- x:', '    - a'),
      [0, 'x'],
      '- b: 1\n  c: 2',
      lines('- x:', '    - a', '    - b: 1', '      c: 2'),
    ],
  ])('%s', (_, text, path, entry, wanted) => {
    expect(put(text, path, entry)).toBe(wanted)
  })

  it('keeps the line endings of the file', () => {
    expect(put('- a\r\n', [], '- b: 1\n  c: 2')).toBe('- a\r\n- b: 1\r\n  c: 2\r\n')
  })

  it.each([
    ['beside the others', 'x: [a, b]\n', '- c', 'x: [a, b, c]\n'],
    ['as a group', 'x: [{ a: 1 }]\n', '- a: 2\n  b:\n    - c, d', 'x: [{ a: 1 }, { a: 2, b: [ "c, d" ] }]\n'],
    ['as a key', 'x: { a: 1 }\n', 'b: 2', 'x: { a: 1, b: 2 }\n'],
    ['before a comma', 'x: [a,]\n', '- b', 'x: [a, b,]\n'],
    ['on a line of its own', 'x: [\n  a,\n  b, # b\n]\n', '- c', 'x: [\n  a,\n  b, # b\n  c,\n]\n'],
    ['with the blanks that are part of it', 'x: [a]\n', '- b\u00a0', 'x: [a, b\u00a0]\n'],
    ['below its comment', 'x: [a]\r\n', '# C\n- b', 'x: [a,\r\n  # C\r\n  b]\r\n'],
  ])('is written in brackets where the list is: %s', (_, text, entry, wanted) => {
    expect(put(text, ['x'], entry)).toBe(wanted)
  })

  it.each([
    ['below its comment', lines('- a # c', '- b'), '- x', lines('- a # c', '- x', '- b')],
    ['above the comment of the next', lines('- a', '# b', '- b'), '- x', lines('- a', '- x', '# b', '- b')],
    ['between blank lines', lines('- a', '', '- b'), '- x', lines('- a', '', '- x', '', '- b')],
    ['in brackets', '[a, b] # c\n', '- x', '[a, x, b] # c\n'],
    ['in brackets, on its line', '[\n  a, # a\n  b,\n]\n', '- x', '[\n  a, # a\n  x,\n  b,\n]\n'],
  ])('comes after any other entry: %s', (_, text, entry, wanted) => {
    expect(put(text, [], entry, 0)).toBe(wanted)
  })

  it('fills an empty value within brackets, in brackets', () => {
    expect(put('[{ a: [] }]', [0, 'a'], '- b')).toBe('[{ a: [b] }]')
    expect(put('{ a: {} }', ['a'], 'b: 1')).toBe('{ a: { b: 1 } }')
  })

  it('reads back as the list plus the entry in a list in brackets, however both are written', () => {
    const leaf = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean())
    const value = fc.oneof(
      leaf,
      fc.array(leaf),
      fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(leaf, fc.array(leaf))),
    )
    const width = fc.constantFrom(0, 20)
    fc.assert(
      fc.property(fc.array(value), value, width, (list, entry, lineWidth) => {
        const text = stringify(list, { collectionStyle: 'flow', lineWidth })
        expect(parse(put(text, [], stringify([entry])))).toEqual([...list, entry])
      }),
      { numRuns: isSoak ? 5000 : 60 },
    )
  })
})

/** The paths to all texts of a file. */
function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function withValue(root: unknown, path: Path, value: string): unknown {
  const copy = structuredClone(root)
  const last = path.slice(0, -1).reduce<unknown>((each, step) => Reflect.get(each as object, step), copy)
  Reflect.set(last as object, path.at(-1)!, value)
  return copy
}

describe('every text of a practice', () => {
  const folder = 'tests/fixtures/practices/clearwater'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => sourceOf(readFileSync(join(folder, file), 'utf8')))
    .filter(({ value }) => textsIn(value).length > 0)

  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          'We',
          'are',
          '#1',
          'eyes:',
          '"so"',
          "it's",
          '- item',
          '{city}',
          '---',
          '[x]',
          'ñandú',
          '\n',
          '\n\n',
          ' ',
          '&',
          '*b*',
          '|',
          '>',
          'null',
        ),
        { minLength: 1, maxLength: 30 },
      )
      .map((parts) => parts.join(' ')),
  )

  it('can be rewritten without changing any other line', () => {
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.nat(), anyText, fc.boolean(), (at, which, value, isWindows) => {
        const file = files[at]!
        const source = isWindows ? sourceOf(file.text.replaceAll('\n', '\r\n')) : file
        const paths = textsIn(source.value)
        const path = paths[which % paths.length]!
        const edit = editValue(source, path, value)
        expect(edit).toBeDefined()
        const after = applyEdits(source.text, [edit!])
        expect(parse(after)).toEqual(withValue(source.value, path, value))
        const first = source.text.lastIndexOf('\n', edit!.start - 1) + 1
        expect(after.slice(0, first)).toBe(source.text.slice(0, first))
        const rest = source.text.slice(source.text.indexOf('\n', Math.max(edit!.start, edit!.end - 1)))
        expect(after.endsWith(rest)).toBe(true)
      }),
      { numRuns: isSoak ? 10_000 : 60 },
    )
  })
})
