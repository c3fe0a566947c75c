import { type Kind, kinds } from './kinds.ts'
import type { Entry } from './store.ts'

/** An entry that has changed since it was written. */
export interface Damage extends Entry {
  /** For a folder, how many of its files have changed. */
  files?: number
}

const found = new Map<string, Damage>()

/** Notes damage to an entry, or to some of its files, for the report. The caller makes the entry or files again. */
export function noteDamage(damage: Damage): void {
  found.set(`${damage.kind}/${damage.name}`, damage)
}

/**
 * The damage noted but not reported yet, to pass to another thread: it may find the same damage, and reports each entry
 * once.
 */
export const damageFound = (): Damage[] => [...found.values()]

/** One line about all damage noted since the last call; undefined if there was none. */
export function takeDamageMessage(): string | undefined {
  if (found.size === 0) return undefined
  const counts = new Map<Kind, number>()
  for (const { kind, files = 1 } of found.values()) counts.set(kind, (counts.get(kind) ?? 0) + files)
  const what = [...counts].map(([kind, count]) => `${count} ${kinds[kind].words[count === 1 ? 0 : 1]}`)
  found.clear()
  return `Part of the cache was damaged and is being rebuilt: ${what.join(', ')}.`
}
