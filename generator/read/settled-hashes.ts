import { readFileSync, type Stats } from 'node:fs'
import { hashOf } from '../hash.ts'

/**
 * Hashes of files by their path, for a process that asks again and again: a file is read only if it may have changed
 * since it was hashed.
 */
export type SettledHashes = Map<string, { stamp: string; hash: string }>

/** The coarsest resolution of file times: a file written just before it is hashed may be written again within one. */
const tickMs = 2000

/** The time of a file's last change of any kind (ctime) cannot be set back, unlike that of its content (mtime). */
const stampOf = ({ size, ino, mtimeMs, ctimeMs }: Stats) => `${size} ${ino} ${mtimeMs} ${ctimeMs}`

/** The hash of the file as it was, if it cannot have changed since; `stats` are what the system tells of it now. */
export function settledHash(path: string, stats: Stats | undefined, known: SettledHashes): string | undefined {
  const before = stats && known.get(path)
  return before?.stamp === (stats && stampOf(stats)) ? before?.hash : undefined
}

/** Notes the hash of what a file held after the system told `stats` of it. */
export function noteHash(path: string, stats: Stats, hash: string, known: SettledHashes): void {
  if (stats.ctimeMs + tickMs < Date.now()) known.set(path, { stamp: stampOf(stats), hash })
}

/** A hash of what the file holds now. */
export function hashOfFile(path: string, stats: Stats | undefined, known: SettledHashes): string {
  const before = settledHash(path, stats, known)
  if (before !== undefined) return before
  const hash = hashOf(readFileSync(path))
  if (stats !== undefined) noteHash(path, stats, hash, known)
  return hash
}
