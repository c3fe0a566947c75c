import { addTo } from '../group-by.ts'
import type { Edit, Problem } from './problems.ts'

export interface Chosen {
  /** The problems whose edits can be applied together: all edits of a problem, or none. */
  problems: Problem[]
  /** Their edits by file, without duplicates. */
  edits: Map<string, Edit[]>
}

/** Picks problems whose edits do not touch each other. Where two conflict, the first problem wins. */
export function chooseEdits(problems: readonly Problem[]): Chosen {
  const chosen: Chosen = { problems: [], edits: new Map() }
  for (const problem of problems) {
    const { edits = [] } = problem
    const newEdits = edits.filter((edit) => !others(chosen, edit).some((other) => isSame(edit, other)))
    if (edits.length === 0 || newEdits.some((edit) => others(chosen, edit).some((other) => touch(edit, other))))
      continue
    chosen.problems.push(problem)
    for (const edit of newEdits) addTo(chosen.edits, edit.file, edit)
  }
  return chosen
}

const others = ({ edits }: Chosen, { file }: Edit) => edits.get(file) ?? []

const isSame = (a: Edit, b: Edit) => a.start === b.start && a.end === b.end && a.text === b.text

const touch = (a: Edit, b: Edit) => a.start === b.start || (a.start < b.end && b.start < a.end)
