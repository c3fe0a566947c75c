import type { PlaceAt, Problem } from '../problems/problems.ts'
import { positionsIn } from '../problems/range-of.ts'
import { readAnyYaml } from './any-yaml.ts'
import { readPlainYaml } from './plain-yaml.ts'
import { faultOfFile } from './slips/whole-file.ts'
import { syntaxProblem } from './syntax.ts'
import { tooMuch } from './too-much.ts'

/** Reads one file's YAML as plain data, or returns the problems that prevent it. */
export function readYaml(file: string, text: string): { value: unknown; problems: Problem[] } {
  const positionOf = positionsIn(text)
  const placeAt: PlaceAt = (offset) => ({ file, ...positionOf(offset) })
  const fault = faultOfFile(text)
  if (fault !== undefined) return { value: undefined, problems: [syntaxProblem(fault, placeAt)] }
  const plain = readPlainYaml(text)
  return plain === undefined || tooMuch(plain) !== undefined
    ? readAnyYaml(file, text, placeAt)
    : { value: plain, problems: [] }
}
