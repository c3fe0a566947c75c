import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../hash.ts'
import type { ListedFile } from './list-manifest.ts'

/**
 * Hashes of the manifest's files, for a process that asks again and again: a file is read only if it may have changed
 * since it was hashed. Where nothing is known, as for a command that asks once, each is read.
 */
export type SettledHashes = Map<string, { stamp: string; hash: string }>

/** The coarsest resolution of file times: a file written just before it is hashed may be written again within one. */
const tickMs = 2000

/** A hash of what the file holds now. */
export function hashOfFile(folder: string, { file, stats }: ListedFile, known?: SettledHashes): string {
  // The time of a file's last change of any kind (ctime) cannot be set back, unlike that of its content (mtime).
  const stamp = stats && `${stats.size} ${stats.ino} ${stats.mtimeMs} ${stats.ctimeMs}`
  const before = known?.get(file)
  if (before !== undefined && before.stamp === stamp) return before.hash
  const isSettled = stats !== undefined && stats.ctimeMs + tickMs < Date.now()
  const hash = hashOf(readFileSync(join(folder, file)))
  if (isSettled) known?.set(file, { stamp: stamp!, hash })
  return hash
}
