import { isNode, visit } from 'yaml'
import { groupBy } from '../group-by.ts'
import { applyEdits } from '../problems/apply-edits.ts'
import { chooseEdits } from '../problems/choose-edits.ts'
import type { Problem } from '../problems/problems.ts'
import { documentOf, placeAt } from './document.ts'
import type { Source } from './read.ts'
import { sourceOf } from './source-of.ts'

/** A file that cannot be read: its text on disk, why, and its text after the fixes. */
interface MendedFile {
  file: string
  written: string
  slips: readonly Problem[]
  text: string
}

/** The files in which every mistake in the syntax has a fix. */
export function mendedFiles(sources: readonly Source[], problems: readonly Problem[]): MendedFile[] {
  const perFile = groupBy(
    problems.filter(({ code }) => code === 'YAML_SYNTAX'),
    ({ file }) => file,
  )
  return [...perFile].flatMap(([file, slips]) => {
    const chosen = chooseEdits(slips)
    if (chosen.problems.length < slips.length) return []
    const written = sourceOf(sources, file)!.text
    return [{ file, written, slips, text: applyEdits(written, chosen.edits.get(file)!) }]
  })
}

/** A manifest as it was read. */
interface Found {
  sources: readonly Source[]
  problems: readonly Problem[]
}

/**
 * The problems of a manifest in which `files` are mended, and which of these files are `doubtful`: how a file is mended
 * is only a guess, and a problem in it may be due to that. If none is doubtful, no problem is on a changed line, so all
 * places are also those on disk.
 */
export function problemsBehind(
  files: readonly MendedFile[],
  { sources, problems }: Found,
): { doubtful: ReadonlySet<string>; problems: Problem[] } {
  const doubts = new Map(files.map((each) => [each.file, doubtsAbout(each, sourceOf(sources, each.file)!)]))
  const doubtful = new Set(problems.filter((each) => doubts.get(each.file)?.(each)).map(({ file }) => file))
  const placed = problems.map(({ edits, ...problem }) => {
    // Edits of a mended file do not fit the one on disk. The next round of `fix` makes them.
    const isElsewhere = edits?.every(({ file }) => !doubts.has(file))
    return { ...problem, ...(isElsewhere && { edits }) }
  })
  return { doubtful, problems: placed }
}

/**
 * Says of a problem in a mended file whether it may be due to how the file was mended: it is at or right above a changed
 * line, or at something that contains one, or says that two languages differ, as one of them may have been changed.
 */
function doubtsAbout({ written, text }: MendedFile, source: Source): (problem: Problem) => boolean {
  const [before, after] = [written, text].map((each) => each.split('\n'))
  if (source.value === undefined || before!.length !== after!.length) return () => true
  const changed = after!.flatMap((line, index) => (line === before![index] ? [] : [index + 1]))
  const doubtful = new Set<string>()
  const note = (start: number, end: number) => {
    const [first, last] = [placeAt(source, start), placeAt(source, end)]
    if (changed.some((line) => first.line <= line && line <= last.line)) doubtful.add(`${first.line}:${first.column}`)
  }
  visit(documentOf(source), {
    Pair: (_, { key, value }) => {
      if (isNode(key) && key.range && isNode(value) && value.range) note(key.range[0], value.range[1])
    },
    Node: (_, { range }) => {
      if (range) note(range[0], range[1])
    },
  })
  return ({ code, line, column }) =>
    code === 'DIFFERENT_SHAPE' ||
    changed.includes(line) ||
    changed.includes(line + 1) ||
    doubtful.has(`${line}:${column}`)
}
