import { type Kind, kinds } from './kinds.ts'

const found = new Map<Kind, number>()

/** Notes that entries, or files of one, were not as they were kept. Whoever finds them so makes them again. */
export function noteDamage(kind: Kind, count = 1): void {
  if (count === 0) return
  found.set(kind, (found.get(kind) ?? 0) + count)
}

/** One line on all damage noted since it was last told; nothing when there was none. */
export function tellDamage(): string | undefined {
  if (found.size === 0) return undefined
  const what = [...found].map(([kind, count]) => `${count} ${kinds[kind].words[count === 1 ? 0 : 1]}`)
  found.clear()
  return `Part of the cache was damaged and is made again: ${what.join(', ')}.`
}
