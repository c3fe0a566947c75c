import { type StructuredPatchHunk, structuredPatch } from 'diff'
import pc from 'picocolors'
import { plural } from './print.ts'

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

/**
 * The changes as a unified diff, file by file, with each note above its hunk. Unchanged files are left out. Of a file in
 * which lines are only added or only removed, there being nothing to compare, no more than `most` lines are shown.
 */
export function printDiff(changes: readonly Change[], most = Number.POSITIVE_INFINITY): string {
  return changes
    .filter(({ before, after }) => before !== after)
    .map((change) => printFile(change, most))
    .join('\n')
}

function printFile({ file, before, after, notes = [] }: Change, most: number): string {
  const { hunks } = structuredPatch(file, file, before, after, undefined, undefined, { context: 2 })
  const heads = [
    pc.bold(`--- ${before === '' ? '/dev/null' : file}`),
    pc.bold(`+++ ${after === '' ? '/dev/null' : file}`),
  ]
  const lines = hunks.flatMap((hunk) => printHunk(hunk, notes))
  const has = (sign: string) => hunks.some((hunk) => hunk.lines.some((line) => line.startsWith(sign)))
  const left = has('+') && has('-') ? 0 : Math.max(0, lines.length - most)
  const more = left === 0 ? [] : [pc.dim(`and ${plural(left, 'more line')}`)]
  return [...heads, ...lines.slice(0, lines.length - left), ...more].join('\n')
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
