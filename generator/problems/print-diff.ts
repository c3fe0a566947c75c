import { type StructuredPatchHunk, structuredPatch } from 'diff'
import pc from 'picocolors'

/** A file before and after a change. A new file has an empty `before`, a removed one an empty `after`. */
export interface Change {
  /** The path to show. */
  file: string
  before: string
  after: string
  /** Shown above the hunk that contains the note's line, a 1-based line of `before`. */
  notes?: readonly Note[]
}

interface Note {
  line: number
  text: string
}

/** The changes as a unified diff, file by file, with each note above its hunk. Unchanged files are left out. */
export function printDiff(changes: readonly Change[]): string {
  return changes
    .filter(({ before, after }) => before !== after)
    .map(printFile)
    .join('\n')
}

function printFile({ file, before, after, notes = [] }: Change): string {
  const { hunks } = structuredPatch(file, file, before, after, undefined, undefined, { context: 2 })
  const heads = [
    pc.bold(`--- ${before === '' ? '/dev/null' : file}`),
    pc.bold(`+++ ${after === '' ? '/dev/null' : file}`),
  ]
  return [...heads, ...hunks.flatMap((hunk) => printHunk(hunk, notes))].join('\n')
}

function printHunk(hunk: StructuredPatchHunk, notes: readonly Note[]): string[] {
  const { oldStart, oldLines, newStart, newLines, lines } = hunk
  const here = notes.filter(({ line }) => line >= oldStart && line < oldStart + Math.max(1, oldLines))
  return [
    ...new Set(here.map(({ text }) => text)),
    pc.cyan(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
    ...lines.map((line) => paint(line.replace(/\r$/, ''))),
  ]
}

function paint(line: string): string {
  if (line.startsWith('+')) return pc.green(line)
  return line.startsWith('-') ? pc.red(line) : line
}
