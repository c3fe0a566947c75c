import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { catalogue, type ProblemCode } from '../problems/catalogue.ts'
import { codeFrom } from '../problems/code-from.ts'
import { table } from '../problems/table.ts'
import type { Io } from './terminal/io.ts'

/** Prints why something is a problem; without a code, all codes with the first sentence of each reason. */
export async function explain(io: Io, code?: string): Promise<ExitCode> {
  if (code === undefined) {
    const codes = Object.keys(catalogue) as ProblemCode[]
    const rows = codes.map((each) => [each, catalogue[each].severity, firstSentence(catalogue[each].why)])
    io.print(io.json ? codes.map(asJson).join('\n') : table(rows))
    return exitCodes.ok
  }
  const name = codeFrom(code)
  const { severity, why } = catalogue[name]
  io.print(io.json ? asJson(name) : `${name} (${severity})\n${why}`)
  return exitCodes.ok
}

const asJson = (code: ProblemCode) => JSON.stringify({ code, ...catalogue[code] })

const firstSentence = (text: string) => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
