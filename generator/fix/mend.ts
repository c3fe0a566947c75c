import { type Loaded, loadSite } from '../load-site.ts'
import { applyEdits } from '../problems/apply-edits.ts'
import type { Edit, Problem } from '../problems/problems.ts'
import { lineAt } from '../problems/range-of.ts'
import { sourceOf } from '../read/source-of.ts'
import { chooseEdits } from './choose-edits.ts'

interface MendedFile {
  file: string
  before: string
  after: string
  /** The problems fixed, each with its 1-based line in `before`. */
  mended: { problem: Problem; line: number }[]
}

export interface Mended {
  files: MendedFile[]
  /** The manifest with all fixes made. Its problems are those that are left. */
  loaded: Loaded
}

/** A fix can bring others to light, as when a file is valid YAML again and its other mistakes show. */
const maxRounds = 10

/**
 * Makes the edits of the problems that `isWanted` picks, in rounds until none are left, and returns what the manifest
 * in `folder` would be then. Nothing is written. `loaded` is the manifest, if it is loaded already.
 */
export function mend(
  folder: string,
  isWanted: (problem: Problem) => boolean = () => true,
  loaded: Loaded = loadSite(folder),
): Mended {
  const files = new Map<string, FileInProgress>()
  for (let round = 0; round < maxRounds; round += 1) {
    const { problems, edits } = chooseEdits(
      loaded.problems.filter((problem) => problem.edits !== undefined && isWanted(problem)),
    )
    if (problems.length === 0) break
    for (const file of edits.keys()) {
      const text = sourceOf(loaded.sources, file)!.text
      if (!files.has(file)) files.set(file, { file, before: text, after: text, rounds: [], mended: [] })
    }
    for (const problem of problems) note(problem, files)
    for (const [file, own] of edits) {
      const known = files.get(file)!
      known.after = applyEdits(known.after, own)
      known.rounds.push([...own].sort((a, b) => a.start - b.start))
    }
    loaded = loadSite(folder, loaded, { unsaved: new Map([...files].map(([file, { after }]) => [file, after])) })
  }
  return {
    files: [...files.values()].map(({ file, before, after, mended }) => ({ file, before, after, mended })),
    loaded,
  }
}

interface FileInProgress extends MendedFile {
  /** The edits made so far, round by round, each round sorted by offset. */
  rounds: Edit[][]
}

/** Lists a problem under each file that its edits change, at the first of them. */
function note(problem: Problem, files: ReadonlyMap<string, FileInProgress>): void {
  for (const [file, { before, rounds, mended }] of files) {
    const first = problem.edits!.find((edit) => edit.file === file)
    if (first !== undefined) mended.push({ problem, line: lineAt(before, offsetBefore(first.start, rounds)) })
  }
}

/** Where the character at `offset` was before these rounds of edits. */
function offsetBefore(offset: number, rounds: readonly (readonly Edit[])[]): number {
  return rounds.toReversed().reduce((at, edits) => {
    let shift = 0
    for (const { start, end, text } of edits) {
      if (start + shift > at) break
      if (at < start + shift + text.length) return start
      shift += text.length - (end - start)
    }
    return at - shift
  }, offset)
}
