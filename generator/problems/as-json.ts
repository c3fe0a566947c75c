import type { Edit, FileText, Problem } from './problems.ts'
import { type Range, rangeOf } from './range-of.ts'

/** A problem as programs read it: each edit also has lines and columns, for editors that do not use offsets. */
interface RangedProblem extends Omit<Problem, 'edits'> {
  edits?: readonly (Edit & Range)[]
}

/** Adds lines and columns to the edits of a problem. `texts` are those that it was found in. */
export function withRanges(problem: Problem, texts: readonly FileText[]): RangedProblem {
  const { edits, ...others } = problem
  if (edits === undefined) return others
  const textOf = (file: string) => texts.find((each) => each.file === file)?.text ?? ''
  return { ...others, edits: edits.map((edit) => ({ ...edit, ...rangeOf(textOf(edit.file), edit) })) }
}
