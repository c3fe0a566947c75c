import { endOfLine } from '../../edit/lines.ts'
import type { EditedFile } from './edited.ts'
import { type Replaced, replacedIn } from './replaced.ts'

/**
 * Reverts a change in the file as it is `now`. Undefined if lines that it wrote have changed since. Later changes to
 * other lines stay, even to adjacent ones.
 */
export function takenBack({ before, after }: Pick<EditedFile, 'before' | 'after'>, now: string): string | undefined {
  const lines = linesOf(after)
  const undone = replacedIn(lines, linesOf(before))
  const later = replacedIn(lines, linesOf(now))
  const touched = later.map((each) => anywhere(each, lines))
  if (undone.some((each) => touched.some((other) => isHit(each, other)))) return undefined
  // From the last to the first, so that the numbers of earlier lines stay valid.
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

/**
 * The range in which lines may have been added or removed: next to identical lines, several positions give the same
 * text. A replacement is returned as given.
 */
function anywhere({ start, end, by }: Replaced, lines: readonly string[]): Replaced {
  const moved = start === end ? by : lines.slice(start, end)
  if (start !== end && by.length > 0) return { start, end, by }
  let [first, last] = [start, end]
  while (first > 0 && lines[first - 1] === moved.at(-1 - ((start - first) % moved.length))) first -= 1
  while (last < lines.length && lines[last] === moved[(last - end) % moved.length]) last += 1
  return { start: first, end: last, by }
}

/** Whether `later` changed these lines. For lines that are restored, a change right before or after them counts too. */
const isHit = ({ start, end }: Replaced, later: Replaced) =>
  start === end ? later.start <= start && end <= later.end : later.start < end && start < later.end
