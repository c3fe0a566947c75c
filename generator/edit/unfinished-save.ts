import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sealed, unsealed } from '../cache/seal.mjs'
import { cacheFolder } from '../folders.ts'
import { isRefusedByDisk } from '../has-code.ts'
import { hashOf } from '../hash.ts'
import { makeFolder } from '../make-folder.ts'
import type { NewText } from './save-texts.ts'

/** A change of several files that is being made. Its drafts have `id` in their names. */
export interface Save {
  id: string
  texts: readonly NewText[]
}

/** Not in the manifest, where anybody who may edit it could forge one. Sealed: half a file counts as none. */
const fileOf = (folder: string) => join(cacheFolder, 'saves', hashOf(folder))

/** Records what is about to be done, if the cache is writable. */
export function beginSave(folder: string, save: Save): void {
  try {
    makeFolder(dirname(fileOf(folder)))
    writeFileSync(fileOf(folder), sealed(folder, Buffer.from(JSON.stringify(save))))
  } catch (error) {
    if (!isRefusedByDisk(error)) throw error
  }
}

/** The save that was begun and not finished, as far as the cache can be read. */
export function unfinishedSave(folder: string): Save | undefined {
  try {
    const bytes = unsealed(folder, readFileSync(fileOf(folder)))
    return bytes && (JSON.parse(String(bytes)) as Save)
  } catch {
    return undefined
  }
}

export const endSave = (folder: string): void => rmSync(fileOf(folder), { force: true })
