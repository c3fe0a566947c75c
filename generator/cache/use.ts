import { statSync, utimesSync } from 'node:fs'
import { dayMs } from '../today.ts'
import type { Kind } from './kinds.ts'

const used = new Set<string>()
const grown = new Map<Kind, number>()

/** How precisely last uses are recorded: writing down each one would cost more than reading the entry. */
const precisionMs = dayMs

/** Notes that this process needs the entry at `path`. The file's mtime is when it was last needed, to the day. */
export function noteUse(path: string): void {
  if (used.has(path)) return
  used.add(path)
  try {
    const now = Date.now()
    if (now - statSync(path).mtimeMs > precisionMs) utimesSync(path, now / 1000, now / 1000)
  } catch {
    // Missing, or on a read-only disk: then its time is less precise, and nothing else is lost.
  }
}

/** Whether this process needs the entry at `path`. */
export const isUsed = (path: string): boolean => used.has(path)

/** Notes that this process has added an entry to a kind. */
export const noteGrowth = (kind: Kind): void => void grown.set(kind, addedTo(kind) + 1)

/** How many entries this process has added to a kind since `forgetGrowth`. */
export const addedTo = (kind: Kind): number => grown.get(kind) ?? 0

export const forgetGrowth = (kind: Kind): void => void grown.set(kind, 0)
