import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../folders.ts'
import { type Kind, kinds } from './kinds.ts'

/** A file, or a folder with all that is in it. */
export interface KeptFile {
  path: string
  bytes: number
  /** In milliseconds, to the day. */
  lastUsed: number
}

/** What is kept of a kind, and what lies beside it: left by crashes, older versions, or being written at the moment. */
export function listKept(kind: Kind): { entries: KeptFile[]; litter: KeptFile[] } {
  const folder = join(cacheFolder, kind)
  const isFolder = 'isFolder' in kinds[kind]
  const entries: KeptFile[] = []
  const litter: KeptFile[] = []
  for (const name of namesIn(folder)) {
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    // Removed by another command meanwhile, or a lock, which is a link to nowhere.
    if (stat === undefined) continue
    const file = { path, bytes: bytesOf(path), lastUsed: stat.mtimeMs }
    if (name.endsWith('.kept') && stat.isDirectory() === isFolder) entries.push(file)
    else litter.push(file)
  }
  return { entries, litter }
}

/** The size of a file, or of all files in a folder. */
export function bytesOf(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat?.isDirectory()) return stat?.size ?? 0
  return namesIn(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
