import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sealed, unsealed } from '../cache/seal.mjs'
import { release, takeInTurn } from '../disk/lock-file.ts'
import { makeFolder } from '../disk/make-folder.mjs'
import { isRefusedByDisk } from '../disk/system-error.ts'
import { cacheFolder } from '../folders.ts'
import { hashOf } from '../hash.ts'
import type { NewText } from './save-texts.ts'

/** A change of several files that is being made. Its drafts have `id` in their names. */
export interface UnfinishedSave {
  id: string
  texts: readonly NewText[]
}

/** Not in the manifest, where anybody who may edit it could forge one. Sealed: half a file counts as none. */
const fileOf = (folder: string) => join(cacheFolder, 'saves', hashOf(folder))

/**
 * Runs `work` while no other command saves to the manifest. Two that compared a file with what they had read, and then
 * wrote it, would lose one of the changes; and one that finished the save of another would remove its drafts.
 */
export function inTurn<T>(folder: string, work: () => T): T {
  const lock = `${fileOf(folder)}.lock`
  const isLocked = canTake(lock)
  try {
    return work()
  } finally {
    if (isLocked) release(lock)
  }
}

/** Takes the lock, if the cache is writable. */
function canTake(lock: string): boolean {
  try {
    takeInTurn(lock, 'saving the manifest')
    return true
  } catch (error) {
    if (!isRefusedByDisk(error)) throw error
    return false
  }
}

/** Records what is about to be done, if the cache is writable. */
export function beginSave(folder: string, save: UnfinishedSave): void {
  try {
    makeFolder(dirname(fileOf(folder)))
    writeFileSync(fileOf(folder), sealed(folder, Buffer.from(JSON.stringify(save))))
  } catch (error) {
    if (!isRefusedByDisk(error)) throw error
  }
}

/** The save that was begun and not finished, as far as the cache can be read. */
export function unfinishedSave(folder: string): UnfinishedSave | undefined {
  try {
    const bytes = unsealed(folder, readFileSync(fileOf(folder)))
    return bytes && (JSON.parse(String(bytes)) as UnfinishedSave)
  } catch {
    return undefined
  }
}

export const endSave = (folder: string): void => rmSync(fileOf(folder), { force: true })
