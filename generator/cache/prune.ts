import { rmSync } from 'node:fs'
import { dayMs } from '../today.ts'
import { type BoundedKind, type Bounds, kinds } from './kinds.ts'
import { type KeptFile, listKept } from './list.ts'
import { addedTo, forgetGrowth, isUsed } from './use.ts'

/** Litter younger than this may be a file that another command is still writing. */
const litterMs = 3_600_000

/** The kinds this process has scanned at least once. */
const scanned = new Set<BoundedKind>()

/**
 * Scanning a kind takes 10 µs per entry, and a watching command adds an entry at every save. So once a process has
 * scanned a kind, it lets it grow by this fraction of `maxEntries` before it scans it again.
 */
const slack = 1 / 4

/**
 * Brings a kind back within its bounds (kinds.ts) if this process has added to it: the least recently used entries go
 * first, and entries that this process has used stay. Also removes what crashes have left.
 */
export function prune(kind: BoundedKind): void {
  const added = addedTo(kind)
  if (added === 0 || (scanned.has(kind) && added < slack * kinds[kind].maxEntries)) return
  forgetGrowth(kind)
  scanned.add(kind)
  const now = Date.now()
  const { entries, litter } = listKept(kind)
  for (const { path } of [...oldLitter(litter, now), ...excess(entries, kinds[kind], now)])
    rmSync(path, { recursive: true, force: true })
}

/** The litter that nobody can still be writing. */
export const oldLitter = (litter: readonly KeptFile[], now: number): KeptFile[] =>
  litter.filter(({ lastUsed }) => now - lastUsed > litterMs)

/** The entries beyond the bounds. */
export function excess(entries: readonly KeptFile[], bounds: Bounds, now: number): KeptFile[] {
  let [count, bytes] = [0, 0]
  const inUse = (entry: KeptFile) => Number(isUsed(entry.path))
  return [...entries]
    .sort((a, b) => inUse(b) - inUse(a) || b.lastUsed - a.lastUsed)
    .filter((entry) => {
      count += 1
      bytes += entry.bytes
      if (isUsed(entry.path)) return false
      return count > bounds.maxEntries || bytes > bounds.maxBytes || now - entry.lastUsed > bounds.maxDays * dayMs
    })
}
