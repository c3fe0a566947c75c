import { resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { report } from '../../../generator/commands/terminal/report.ts'
import type { ProblemCode } from '../../../generator/problems/catalogue.ts'
import { foldProblems } from '../../../generator/problems/fold.ts'
import { printFold } from '../../../generator/problems/print.ts'
import { type Problem, problem } from '../../../generator/problems/problems.ts'

const many = (code: ProblemCode, count: number, messageOf = (index: number) => `m${index}`): Problem[] =>
  Array.from({ length: count }, (_, index) =>
    problem(code, { file: 'cities.yaml', line: index + 1, column: 1 }, messageOf(index), 'f'),
  )

const places = (problems: readonly Problem[], code: ProblemCode) =>
  problems.filter((each) => each.code === code).map(({ line }) => line)

describe('folding problems of the same code', () => {
  it('shows three warnings and twenty errors', () => {
    const { shown } = foldProblems([...many('DEFAULT_DRIVE_TIME', 595), ...many('UNKNOWN_CITY', 25)])
    expect(places(shown, 'DEFAULT_DRIVE_TIME')).toEqual([1, 2, 3])
    expect(places(shown, 'UNKNOWN_CITY')).toHaveLength(20)
  })

  it('keeps problems that are alone with their code or within the limit', () => {
    const problems = [...many('DEFAULT_DRIVE_TIME', 3), ...many('UNTRANSLATED', 1), ...many('UNKNOWN_CITY', 20)]
    expect(foldProblems(problems)).toEqual({ shown: problems, folds: [] })
  })

  it('shows five errors that say the same about other places, so that they hide no other', () => {
    const deleted = many('UNKNOWN_PAGE', 58, () => 'there is no page "/a"')
    const misspelled = { ...deleted[0]!, line: 60, message: 'there is no page "/b"' }
    const { shown, folds } = foldProblems([...deleted, misspelled])
    expect(places(shown, 'UNKNOWN_PAGE')).toEqual([1, 2, 3, 4, 5, 60])
    expect(folds).toMatchObject([{ count: 59, places: deleted.slice(5) }])
  })

  it('sums up the rest in two lines: how many, where the first are, what to do about all', () => {
    const [fold] = foldProblems(many('DEFAULT_DRIVE_TIME', 595)).folds
    expect(
      stripVTControlCharacters(printFold(fold!, 'm', 'npx sightline check --manifest m --all')).split('\n'),
    ).toEqual([
      '592 more: warning DEFAULT_DRIVE_TIME m/cities.yaml:4, m/cities.yaml:5, m/cities.yaml:6, ...',
      '  595 cities show a guessed drive time: add them under "cities:" in drive-times.yaml. Use "npx sightline check --manifest m --all" to list them.',
      '',
    ])
  })

  it('puts errors before warnings', () => {
    const { folds } = foldProblems([...many('DEFAULT_DRIVE_TIME', 4), ...many('UNKNOWN_CITY', 21)])
    expect(folds.map(({ code }) => code)).toEqual(['UNKNOWN_CITY', 'DEFAULT_DRIVE_TIME'])
  })
})

describe('a report', () => {
  interface Options {
    json?: boolean
    all?: boolean
    release?: boolean
    manifest?: string
  }

  function reported(problems: readonly Problem[], options: Options = {}) {
    const lines: string[] = []
    const say = (text: string) => lines.push(...stripVTControlCharacters(text).split('\n'))
    const manifest = resolve(options.manifest ?? 'manifest')
    const io = { manifest, out: '/d', json: options.json ?? false, print: say, note: say }
    const failed = report({ problems, sources: [] }, io, options)
    return { failed, lines }
  }

  const heads = ({ lines }: { lines: string[] }) => lines.filter((line) => / DEFAULT_DRIVE_TIME$/.test(line))

  it('folds problems for a reader, but counts all of them', () => {
    const told = reported(many('DEFAULT_DRIVE_TIME', 40))
    expect(heads(told)).toHaveLength(3)
    expect(told.lines).toContain('40 warnings')
    expect(told.failed).toBe(false)
  })

  it('names a command that finds the same problems', () => {
    const hint = (release: boolean) => reported(many('PLACEHOLDER', 40), { release }).lines.join('\n')
    expect(hint(true)).toContain('"npx sightline check --release --all"')
    expect(hint(false)).toContain('"npx sightline check --all"')
  })

  it('lists every problem if all are requested', () => {
    expect(heads(reported(many('DEFAULT_DRIVE_TIME', 40), { all: true }))).toHaveLength(40)
  })

  it('gives a program every problem, one per line', () => {
    const { lines } = reported(many('DEFAULT_DRIVE_TIME', 40), { json: true })
    expect(lines.map((line) => JSON.parse(line).line)).toEqual(many('DEFAULT_DRIVE_TIME', 40).map(({ line }) => line))
  })

  it('gives a program the lines and columns of edits along with their offsets', () => {
    const edit = { file: 'a.yaml', start: 9, end: 12, text: 'new' }
    const one = problem('UNKNOWN_KEY', { file: 'a.yaml', line: 2, column: 4 }, 'm', 'f', [edit])
    const lines: string[] = []
    const io = { manifest: '/m', out: '/d', json: true, print: (text: string) => lines.push(text), note: () => {} }
    const sources = [{ file: 'a.yaml', text: 'one:\n  - old', value: undefined }]
    report({ problems: [one], sources }, io)
    expect(JSON.parse(lines[0]!).edits).toEqual([{ ...edit, from: { line: 2, column: 5 }, to: { line: 2, column: 8 } }])
  })

  it('says how many problems can be fixed without a person', () => {
    const edits = [{ file: 'cities.yaml', start: 0, end: 1, text: '' }]
    const mended = { ...many('UNKNOWN_CITY', 1)[0]!, edits }
    expect(reported([mended, ...many('UNKNOWN_KEY', 1)]).lines).toContain(
      '2 errors; "npx sightline fix" fixes 1 of them',
    )
    expect(reported([mended], { manifest: '../My Practice' }).lines).toContain(
      `1 error; "npx sightline fix --manifest '../My Practice'" fixes 1 of them`,
    )
  })

  it('names the first practice of a chain that has some, as "fix" takes one practice', () => {
    const inFolder = (name: string) => {
      const file = `${name}/cities.yaml`
      return { ...many('UNKNOWN_CITY', 1)[0]!, file, edits: [{ file, start: 0, end: 1, text: '' }] }
    }
    const problems = [inFolder('north'), inFolder('north'), inFolder('south')]
    expect(reported(problems, { manifest: 'practices/*' }).lines).toContain(
      '3 errors; "npx sightline fix --manifest practices/north" fixes 2 of them',
    )
  })
})
