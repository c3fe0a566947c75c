import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Loader, transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { freshCopy } from '../support/fresh-copy.ts'
import { allMutants } from './all.ts'
import { mutated } from './mutant.ts'
import { runUnit } from './run-tests.ts'

// `npm run mutants` makes every one of these changes and runs the tests; this file makes a few.

const codeOf = (file: string) => readFileSync(join(root, file), 'utf8')
const compiled = (file: string, code: string) =>
  transformSync(code, { loader: extname(file).slice(1) as Loader, jsx: 'automatic', minifyWhitespace: true }).code

test('templates, generator and browser code are each broken in many places', () => {
  const count = (room: string) =>
    new Set(allMutants.filter(({ file }) => file.startsWith(room)).map(({ file }) => file)).size
  expect(count('templates/')).toBeGreaterThanOrEqual(15)
  expect(count('generator/')).toBeGreaterThanOrEqual(12)
  expect(count('src/')).toBeGreaterThanOrEqual(10)
})

test.each(allMutants)('the change still applies and compiles: $file: $what', (mutant) => {
  const before = codeOf(mutant.file)
  expect(compiled(mutant.file, mutated(mutant, before))).not.toBe(compiled(mutant.file, before))
})

test('the tests that should detect it exist', () => {
  const named = new Set(allMutants.flatMap(({ tests }) => tests))
  expect([...named].filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('a change whose place no longer exists or is no longer unique is refused', () => {
  const mutant = { file: 'a.ts', find: 'one', replace: 'two', what: '', tests: [] }
  expect(() => mutated(mutant, 'three')).toThrow('a.ts contains "one" 0 times, not once')
  expect(() => mutated(mutant, 'one one')).toThrow('a.ts contains "one" 2 times, not once')
})

/** From different rooms, each with a quick test file of its own that depends on nothing the others change. */
const sample = [
  'templates/parts/picture.tsx',
  'generator/problems/nearest.ts',
  'generator/expand/question-ids.ts',
  'src/i18n/next-step.ts',
  'src/shared/rate-limit.ts',
  'src/shared/mail-link.ts',
]

test('each of six changes is detected by its test', { tags: ['soak'] }, async () => {
  const mutants = sample.map((file) => allMutants.find((mutant) => mutant.file === file)!)
  const tests = mutants.map((mutant) => mutant.tests[0]!)
  const folder = freshCopy('mutants/short')
  for (const mutant of mutants) writeFileSync(join(folder, mutant.file), mutated(mutant, codeOf(mutant.file)))
  const failures = await runUnit(folder, tests, false)
  expect([...new Set(failures.map(({ file }) => file))].sort()).toEqual([...tests].sort())
})
