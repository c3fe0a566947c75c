import { suggest } from '../problems/nearest.ts'
import { catalogue, type ProblemCode } from '../problems/problems.ts'
import { type ExitCode, exitCodes, type Io } from './io.ts'

/** Prints why a problem is one. */
export async function explain(io: Io, code: string): Promise<ExitCode> {
  const name = code.toUpperCase()
  if (!(name in catalogue)) {
    io.note(`There is no problem called ${code}. ${suggest(name, Object.keys(catalogue))}`)
    return exitCodes.usage
  }
  const { severity, why } = catalogue[name as ProblemCode]
  io.print(io.json ? JSON.stringify({ code: name, severity, why }) : `${name} (${severity})\n${why}`)
  return exitCodes.ok
}
