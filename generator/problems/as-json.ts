import { memo } from '../memo.ts'
import type { Edit, FileText, Problem } from './problems.ts'
import { positionsIn, type Range } from './range-of.ts'

/** A problem as programs read it: each edit also has lines and columns, for editors that do not use offsets. */
interface RangedProblem extends Omit<Problem, 'edits'> {
  edits?: readonly (Edit & Range)[]
}

/** Adds lines and columns to the edits of a problem. `texts` are those that it was found in. */
export function withRanges(problem: Problem, texts: readonly FileText[]): RangedProblem {
  const { edits, ...others } = problem
  if (edits === undefined) return others
  const rangeOf = ({ file, start, end }: Edit): Range => {
    const text = texts.find((each) => each.file === file)
    const positionAt = text === undefined ? positionsIn('') : memo(text, 'positions', () => positionsIn(text.text))
    return { from: positionAt(start), to: positionAt(end) }
  }
  return { ...others, edits: edits.map((edit) => ({ ...edit, ...rangeOf(edit) })) }
}
