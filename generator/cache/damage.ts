import { type Kind, kinds } from './kinds.ts'
import type { Entry } from './store.ts'

/** An entry that was not as it was kept. */
export interface Damage extends Entry {
  /** How many of its files were not, where it is a folder. */
  files?: number
}

const found = new Map<string, Damage>()

/** Notes that an entry, or files of it, were not as they were kept. Whoever finds it so makes it again. */
export function noteDamage(damage: Damage): void {
  if (damage.files !== 0) found.set(`${damage.kind}/${damage.name}`, damage)
}

/** What was noted and is not told yet: for another thread, which may find the same damage and tells of all of it once. */
export const damageFound = (): Damage[] => [...found.values()]

/** One line on all damage noted since it was last told; nothing when there was none. */
export function tellDamage(): string | undefined {
  if (found.size === 0) return undefined
  const counts = new Map<Kind, number>()
  for (const { kind, files = 1 } of found.values()) counts.set(kind, (counts.get(kind) ?? 0) + files)
  const what = [...counts].map(([kind, count]) => `${count} ${kinds[kind].words[count === 1 ? 0 : 1]}`)
  found.clear()
  return `Part of the cache was damaged and is made again: ${what.join(', ')}.`
}
