import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { ProblemCode } from '../../../generator/problems/catalogue.ts'
import { countProblems, plural, printProblems } from '../../../generator/problems/print.ts'
import { type Place, problem } from '../../../generator/problems/problems.ts'

/** The problem as printed, for a file of these lines. */
function printed(lines: string[], line: number, column: number, code: ProblemCode = 'BAD_VALUE'): string[] {
  const source = { file: 'cities.yaml', text: lines.join('\n'), value: undefined }
  const one = problem(code, { file: 'cities.yaml', line, column }, 'it is wrong', 'Put it right.')
  return stripVTControlCharacters(printProblems([one], [source], 'manifest')).split('\n')
}

const underCaret = (lines: string[]) => {
  const caret = lines.findIndex((each) => /^ +\| +\^$/.test(each))
  return lines[caret - 1]!.slice(lines[caret]!.indexOf('^'))
}

describe('a printed problem', () => {
  it('names the place as editors and terminals understand it, and shows the lines before and after', () => {
    expect(printed(['- name: A', '- name: B', '- name: C'], 2, 9)).toEqual([
      'manifest/cities.yaml:2:9 error BAD_VALUE',
      '  1 | - name: A',
      '  2 | - name: B',
      '    |         ^',
      '  3 | - name: C',
      '  it is wrong',
      '  Fix: Put it right.',
      '',
    ])
  })

  it('has no line before the first and none after the last', () => {
    expect(printed(['only'], 1, 1).slice(1, 3)).toEqual(['  1 | only', '    | ^'])
  })

  it('keeps its frame aligned where line numbers gain a digit', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index + 1}`)
    expect(printed(lines, 99, 1).slice(1, 5)).toEqual([
      '   98 | line 98',
      '   99 | line 99',
      '      | ^',
      '  100 | line 100',
    ])
  })

  it('is called a warning if it is one', () => {
    expect(printed(['a'], 1, 1, 'UNTRANSLATED')[0]).toBe('manifest/cities.yaml:1:1 warning UNTRANSLATED')
  })

  it('has no frame for a missing file', () => {
    const one = problem('MISSING_FILE', { file: 'x.yaml', line: 1, column: 1 }, 'no x.yaml', 'Create x.yaml.')
    expect(stripVTControlCharacters(printProblems([one], [], '.'))).toBe(
      './x.yaml:1:1 error MISSING_FILE\n  no x.yaml\n  Fix: Create x.yaml.\n',
    )
  })

  it('truncates a long line after its column', () => {
    const lines = printed([`${'a'.repeat(50)}!${'b'.repeat(500)}`], 1, 51)
    expect(underCaret(lines)).toMatch(/^!b+\.\.\.$/)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(110)
  })

  it('keeps a line of 100 characters whole, and truncates a longer one', () => {
    expect(printed(['a'.repeat(100)], 1, 1)[1]).toBe(`  1 | ${'a'.repeat(100)}`)
    expect(printed(['a'.repeat(101)], 1, 1)[1]).toBe(`  1 | ${'a'.repeat(100)}...`)
  })

  it('scrolls a long line so that a column far to the right stays visible', () => {
    const lines = printed([`${'a'.repeat(300)}!${'b'.repeat(500)}`], 1, 301)
    expect(underCaret(lines)).toMatch(/^!b+\.\.\.$/)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(110)
  })

  it('shows a tab as one character, so that the caret is below its column', () => {
    expect(underCaret(printed(['a:', '\tb: 1'], 2, 2))).toBe('b: 1')
    expect(printed(['a:', '\tb: 1'], 2, 1)[2]).toBe('  2 | →b: 1')
  })
})

describe('printed problems', () => {
  it('are grouped by file', () => {
    const at = (file: string, line: number): Place => ({ file, line, column: 1 })
    const problems = [at('b.yaml', 1), at('a.yaml', 1), at('b.yaml', 2)].map((place) =>
      problem('BAD_VALUE', place, 'wrong', 'Fix it.'),
    )
    const heads = stripVTControlCharacters(printProblems(problems, [], 'm')).match(/^m\/\S+/gm)
    expect(heads).toEqual(['m/b.yaml:1:1', 'm/b.yaml:2:1', 'm/a.yaml:1:1'])
  })

  it('are counted by severity, with singulars and plurals', () => {
    const place = { file: 'a.yaml', line: 1, column: 1 }
    const error = problem('BAD_VALUE', place, '', '')
    const warning = problem('UNTRANSLATED', place, '', '')
    expect(countProblems([error, warning, warning])).toBe('1 error, 2 warnings')
    expect(countProblems([error, error])).toBe('2 errors')
    expect(countProblems([])).toBe('no problems')
    expect(plural(1, 'page')).toBe('1 page')
  })
})
