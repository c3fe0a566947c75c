import { readFileSync, type Stats } from 'node:fs'
import { tickMs } from '../cache/known-hashes.mjs'
import { hashOf } from '../hash.ts'

/**
 * File hashes by path, for a process that needs them again and again: a file is read only if it may have changed since
 * it was hashed.
 */
export type SettledHashes = Map<string, { stamp: string; hash: string }>

/** Includes ctime, the time of a file's last change of any kind: unlike mtime, it cannot be set back. */
const stampOf = ({ size, ino, mtimeMs, ctimeMs }: Stats) => `${size} ${ino} ${mtimeMs} ${ctimeMs}`

/** The known hash of a file, if it cannot have changed since. `stats` are its current stats. */
export function settledHash(path: string, stats: Stats | undefined, known: SettledHashes): string | undefined {
  if (stats === undefined) return undefined
  const before = known.get(path)
  return before?.stamp === stampOf(stats) ? before.hash : undefined
}

/** Stores the hash of content read after `stats` were taken, unless the file has changed too recently to be sure. */
export function noteHash(path: string, stats: Stats, hash: string, known: SettledHashes): void {
  if (stats.ctimeMs + tickMs < Date.now()) known.set(path, { stamp: stampOf(stats), hash })
}

/** The hash of the file's current content. */
export function hashOfFile(path: string, stats: Stats | undefined, known: SettledHashes): string {
  const before = settledHash(path, stats, known)
  if (before !== undefined) return before
  const hash = hashOf(readFileSync(path))
  if (stats !== undefined) noteHash(path, stats, hash, known)
  return hash
}
