import { diffArrays } from 'diff'

/** A range of a list, and the items that replace it. For an insertion, `start` is `end`. */
export interface Replaced {
  start: number
  end: number
  by: readonly string[]
}

/** The replacements that turn the list `from` into `to`, in order. */
export function replacedIn(from: readonly string[], to: readonly string[]): Replaced[] {
  const found: Replaced[] = []
  let at = 0
  for (const { removed, added, value } of diffArrays([...from], [...to])) {
    const start = at
    if (!added) at += value.length
    const last = found.at(-1)
    if (removed) found.push({ start, end: at, by: [] })
    else if (added && last?.end === start) last.by = value
    else if (added) found.push({ start, end: start, by: value })
  }
  return found
}
