import { type Kind, kinds } from './kinds.ts'
import type { Entry } from './store.ts'

/** An entry that was not as it was kept. */
export interface Damage extends Entry {
  /** Of its files; 1 where it is one itself. */
  files: number
}

const found = new Map<string, Damage>()

/** Notes that an entry, or files of it, were not as they were kept. Whoever finds it so makes it again. */
export function noteDamage({ kind, name }: Entry, files = 1): void {
  if (files > 0) found.set(`${kind}/${name}`, { kind, name, files })
}

/** What was noted and is not told yet: for another thread, which may find the same and is to tell of it once. */
export const damageFound = (): Damage[] => [...found.values()]

/** One line on all damage noted since it was last told; nothing when there was none. */
export function tellDamage(): string | undefined {
  if (found.size === 0) return undefined
  const counts = new Map<Kind, number>()
  for (const { kind, files } of found.values()) counts.set(kind, (counts.get(kind) ?? 0) + files)
  const what = [...counts].map(([kind, count]) => `${count} ${kinds[kind].words[count === 1 ? 0 : 1]}`)
  found.clear()
  return `Part of the cache was damaged and is made again: ${what.join(', ')}.`
}
