import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { type Change, printDiff } from '../../../generator/problems/print-diff.ts'

const printed = (...changes: Change[]) => stripVTControlCharacters(printDiff(changes)).split('\n')
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`)

describe('a printed diff', () => {
  it('shows removed and added lines, with two lines of context', () => {
    const before = numbers(9)
    const after = before.with(4, 'another\n')
    expect(printed({ file: 'm/a.yaml', before: before.join(''), after: after.join('') })).toEqual([
      '--- m/a.yaml',
      '+++ m/a.yaml',
      '@@ -3,5 +3,5 @@',
      ' line 3',
      ' line 4',
      '-line 5',
      '+another',
      ' line 6',
      ' line 7',
    ])
  })

  it('ends after as many lines as it may have, where lines are only added', () => {
    const new9 = { file: 'a', before: '', after: numbers(9).join('') }
    const shown = stripVTControlCharacters(printDiff([new9], 4)).split('\n')
    expect(shown.slice(2)).toEqual(['@@ -1,0 +1,9 @@', '+line 1', '+line 2', '+line 3', 'and 6 more lines'])
    expect(printDiff([new9], 10)).toBe(printDiff([new9]))
    const replaced = { ...new9, before: 'line one\n' }
    expect(printDiff([replaced], 4)).toBe(printDiff([replaced]))
  })

  it('has each note once, above the hunk that contains its line', () => {
    const before = numbers(30)
    const after = before.with(1, 'two\n').with(24, 'twenty-five\n')
    const notes = [
      { line: 2, text: 'why two' },
      { line: 25, text: 'why twenty-five' },
      { line: 25, text: 'why twenty-five' },
    ]
    const lines = printed({ file: 'a', before: before.join(''), after: after.join(''), notes })
    expect(lines.filter((line) => /^(why|@@)/.test(line))).toEqual([
      'why two',
      '@@ -1,4 +1,4 @@',
      'why twenty-five',
      '@@ -23,5 +23,5 @@',
    ])
  })

  it('shows CRLF lines without the carriage return', () => {
    const lines = printed({ file: 'a', before: 'one\r\ntwo\r\n', after: 'one\r\n2\r\n' })
    expect(lines.slice(3)).toEqual([' one', '-two', '+2'])
  })

  it('leaves out unchanged files, and names those that are added or removed', () => {
    expect(printed({ file: 'same', before: 'x', after: 'x' })).toEqual([''])
    expect(printed({ file: 'new', before: '', after: 'x\n' }).slice(0, 2)).toEqual(['--- /dev/null', '+++ new'])
    expect(printed({ file: 'old', before: 'x\n', after: '' }).slice(0, 2)).toEqual(['--- old', '+++ /dev/null'])
  })
})
