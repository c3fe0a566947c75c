import { relative } from 'node:path'
import { countProblems, printProblems } from '../problems/print.ts'
import { isError, type Problem } from '../problems/problems.ts'
import type { Source } from '../read/read.ts'
import type { Io } from './io.ts'

/** Reports the problems to the author; true when one of them is an error. */
export function report(problems: readonly Problem[], sources: readonly Source[], io: Io): boolean {
  if (io.json) for (const problem of problems) io.print(JSON.stringify(problem))
  else if (problems.length > 0) {
    io.note(printProblems(problems, sources, relative(process.cwd(), io.manifest) || '.'))
    io.note(`${countProblems(problems)}\n`)
  }
  return problems.some(isError)
}
