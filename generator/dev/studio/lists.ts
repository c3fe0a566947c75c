import type { Lists, TextPlace } from '../../../src/shared/studio.ts'
import { hashOf } from '../../hash.ts'
import { asList, valueAt } from '../../read/raw-values.ts'
import { replacedIn } from './replaced.ts'

type TextPath = TextPlace['path']

/** The lists that lead to the value at `path` in `root`. */
export const listsTo = (path: TextPath, root: unknown): Lists =>
  path.flatMap((step, depth) => (typeof step === 'number' ? [fingerprintsAt(root, path.slice(0, depth))] : []))

const fingerprintsAt = (root: unknown, path: TextPath): string[] =>
  (asList(valueAt(root, path)) ?? []).map((entry) => hashOf(JSON.stringify(entry)).slice(0, 8))

/** The path in `root` of what was at `path` when `lists` led to it. Undefined if that is not certain. */
export function followPath(path: TextPath, lists: Lists, root: unknown): TextPath | undefined {
  const found: (string | number)[] = []
  const left = [...lists]
  for (const step of path) {
    const before = typeof step === 'number' ? left.shift() : undefined
    const now = before === undefined ? step : indexNow(step as number, before, fingerprintsAt(root, found))
    if (now === undefined) return undefined
    found.push(now)
  }
  return found
}

/**
 * Where the entry at `index` is now. Edited entries are paired in order. Undefined if their number has changed too, so
 * that pairing is a guess.
 */
function indexNow(index: number, before: readonly string[], now: readonly string[]): number | undefined {
  const own = before[index]!
  const [was, is] = [before, now].map((list) => list.flatMap((each, at) => (each === own ? [at] : [])))
  if (was!.length === 1 && is!.length === 1) return is![0]
  let shift = 0
  for (const { start, end, by } of replacedIn(before, now)) {
    if (index < start) break
    const isReplaced = index < end
    if (isReplaced && by.length !== end - start) return undefined
    if (isReplaced) break
    shift += by.length - (end - start)
  }
  return index + shift
}
