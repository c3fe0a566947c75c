import { diffArrays } from 'diff'
import { endOfLine } from '../../edit/lines.ts'
import type { EditedFile } from './edited.ts'

/** Lines of a text that other lines replace. Where lines are only inserted, `start` is `end`. */
interface Replaced {
  start: number
  end: number
  by: readonly string[]
}

/**
 * The file as it is now without the change. Undefined if lines that the change wrote are no longer as it left them.
 * What was changed around them stays, even directly beside them.
 */
export function takenBack({ before, after }: Pick<EditedFile, 'before' | 'after'>, now: string): string | undefined {
  const lines = linesOf(after)
  const undone = replacedIn(lines, linesOf(before))
  const later = replacedIn(lines, linesOf(now))
  if (undone.some((each) => later.some((other) => isHit(each, other)))) return undefined
  // From the last to the first, so that the numbers of the other lines stay true.
  const inOrder = [...undone, ...later].sort((a, b) => b.start - a.start || b.end - a.end)
  const left = inOrder.reduce((all, { start, end, by }) => all.toSpliced(start, end - start, ...by), lines)
  return joined(left, endOfLine(now))
}

/** Ends every line before another: a file's last line may lack its line break, and is not always the last here. */
const joined = (lines: string[], newLine: string) =>
  lines
    .filter((line) => line !== '')
    .map((line, index, { length }) => (index < length - 1 && !line.endsWith('\n') ? line + newLine : line))
    .join('')

/** Splits after each line break, so that lines keep theirs. */
const linesOf = (text: string) => text.split(/(?<=\n)/)

/** What has to be replaced in the lines `from` to get the lines `to`. */
function replacedIn(from: string[], to: string[]): Replaced[] {
  const found: Replaced[] = []
  let line = 0
  for (const { removed, added, value } of diffArrays(from, to)) {
    const start = line
    if (!added) line += value.length
    const last = found.at(-1)
    if (removed) found.push({ start, end: line, by: [] })
    else if (added && last?.end === start) last.by = value
    else if (added) found.push({ start, end: start, by: value })
  }
  return found
}

/** Whether `later` changed these lines. Lines that come back belong to those before and after them, so these count too. */
const isHit = ({ start, end }: Replaced, later: Replaced) =>
  start === end ? later.start <= start && end <= later.end : later.start < end && start < later.end
