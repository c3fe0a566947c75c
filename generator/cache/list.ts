import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../folders.ts'
import { sum } from '../numbers.ts'
import { type Kind, kinds } from './kinds.ts'

/** A file, or a folder with everything in it. */
export interface KeptFile {
  path: string
  bytes: number
  /** In milliseconds, to the day. */
  lastUsed: number
}

/** The entries of a kind, and the litter beside them: left by crashes or older versions, or being written right now. */
export function listKept(kind: Kind): { entries: KeptFile[]; litter: KeptFile[] } {
  const folder = join(cacheFolder, kind)
  const isFolder = 'isFolder' in kinds[kind]
  const entries: KeptFile[] = []
  const litter: KeptFile[] = []
  for (const name of namesIn(folder)) {
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    // Removed by another command meanwhile, or a lock, which is a dangling symlink.
    if (stat === undefined) continue
    const file = { path, bytes: bytesOf(path), lastUsed: stat.mtimeMs }
    if (name.endsWith('.kept') && stat.isDirectory() === isFolder) entries.push(file)
    else litter.push(file)
  }
  return { entries, litter }
}

/** The size of a file, or of all files in a folder. */
function bytesOf(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return stat?.size ?? 0
  return sum(namesIn(path).map((name) => bytesOf(join(path, name))))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
