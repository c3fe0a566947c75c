import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { suggest } from '../problems/nearest.ts'
import { catalogue, isProblemCode, type ProblemCode } from '../problems/problems.ts'
import { table } from '../problems/table.ts'
import { type Io, refuse } from './terminal/io.ts'

/** Prints why something is a problem; without a code, all codes with the first sentence of each reason. */
export async function explain(io: Io, code?: string): Promise<ExitCode> {
  const codes = Object.keys(catalogue) as ProblemCode[]
  const name = code?.toUpperCase()
  if (name === undefined) {
    const rows = codes.map((each) => [each, catalogue[each].severity, firstSentence(catalogue[each].why)])
    io.print(io.json ? codes.map(asJson).join('\n') : table(rows))
    return exitCodes.ok
  }
  if (!isProblemCode(name))
    return refuse(io, exitCodes.usage, `There is no problem code ${code}. ${suggest(name, codes)}`)
  const { severity, why } = catalogue[name]
  io.print(io.json ? asJson(name) : `${name} (${severity})\n${why}`)
  return exitCodes.ok
}

const asJson = (code: ProblemCode) => JSON.stringify({ code, ...catalogue[code] })

const firstSentence = (text: string) => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
