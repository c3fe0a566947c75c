import { type Loaded, loadSite } from '../load-site.ts'
import { applyEdits } from '../problems/apply-edits.ts'
import { type Chosen, chooseEdits } from '../problems/choose-edits.ts'
import { type Edit, keyOf, type Problem } from '../problems/problems.ts'
import { lineAt } from '../problems/range-of.ts'
import { linesOf } from '../read/slips/line.ts'
import { sourceOf } from '../read/source-of.ts'

interface MendedFile {
  file: string
  before: string
  after: string
  /** The problems fixed, each with its 1-based line in `before`. */
  mended: { problem: Problem; line: number }[]
}

export interface Mended {
  files: MendedFile[]
  /** The manifest with all fixes applied. Its problems are those that are left. */
  loaded: Loaded
}

/** A fix can reveal other problems, for example when a file is valid YAML again and its other mistakes show. */
const maxRounds = 10

/**
 * Applies the edits of the problems that `isWanted` picks, in rounds until none are left, and returns what the manifest
 * loaded from `folder` would be then. Nothing is written. Edits after which their problem is still there are dropped:
 * otherwise every round would apply them again.
 */
export function mend(folder: string, loaded: Loaded, isWanted: (problem: Problem) => boolean): Mended {
  const files = new Map<string, FileInProgress>()
  const useless = new Set<string>()
  for (let round = 0; round < maxRounds; round += 1) {
    const { problems, edits } = chooseEdits(
      loaded.problems.filter((each) => each.edits !== undefined && !useless.has(keyOf(each)) && isWanted(each)),
    )
    if (problems.length === 0) break
    const now = new Map([...edits].map(([file, own]) => [file, applyEdits(sourceOf(loaded.sources, file)!.text, own)]))
    const before = [...files].map(([file, { after }]): [string, string] => [file, after])
    const next = loadSite(folder, { before: loaded, unsaved: new Map([...before, ...now]) })
    const left = thoseLeft(problems, edits, loaded, next)
    if (left.length > 0) {
      for (const problem of left) useless.add(keyOf(problem))
      continue
    }
    for (const file of edits.keys()) {
      const { text } = sourceOf(loaded.sources, file)!
      if (!files.has(file)) files.set(file, { file, before: text, after: text, rounds: [], mended: [] })
    }
    for (const problem of problems) note(problem, files)
    for (const [file, own] of edits) {
      const known = files.get(file)!
      known.after = now.get(file)!
      known.rounds.push([...own].sort((a, b) => a.start - b.start))
    }
    loaded = next
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

/** The problems that are still reported on their lines, wherever these edits have moved them. */
function thoseLeft(problems: readonly Problem[], edits: Chosen['edits'], before: Loaded, after: Loaded): Problem[] {
  const reported = new Set(after.problems.map((each) => `${each.line} ${keyOf(each)}`))
  const moved = new Map([...edits].map(([file, own]) => [file, movedLines(sourceOf(before.sources, file)!.text, own)]))
  return problems.filter((each) => reported.has(`${moved.get(each.file)?.[each.line - 1] ?? each.line} ${keyOf(each)}`))
}

/** For each line, its number after these edits. */
function movedLines(text: string, edits: readonly Edit[]): number[] {
  const below = edits.toSorted((a, b) => b.end - a.end)
  const breaks = (part: string) => part.split('\n').length
  let shift = 1
  return linesOf(text).map(({ index, start }) => {
    for (let edit = below.at(-1); edit !== undefined && edit.end <= start; edit = below.at(-1)) {
      shift += breaks(edit.text) - breaks(text.slice(edit.start, edit.end))
      below.pop()
    }
    return index + shift
  })
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
