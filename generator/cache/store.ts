import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { makeFolder } from '../disk/make-folder.mjs'
import { hasCode, isRefusedByDisk } from '../disk/system-error.ts'
import { cacheFolder } from '../folders.ts'
import { noteDamage } from './damage.ts'
import type { Kind } from './kinds.ts'
import { sealed, unsealed } from './seal.mjs'
import { unfinished } from './unfinished.mjs'
import { noteGrowth, noteUse } from './use.ts'

/**
 * One cache entry. Its name identifies what it was made from, usually by a hash: so an entry is either intact and
 * correct or missing, and never stale.
 */
export interface Entry {
  kind: Kind
  name: string
}

/**
 * The path of an entry. A file with another extension was left by a crash or an older version: nobody reads it, and it
 * is pruned.
 */
export const pathOf = ({ kind, name }: Entry): string => join(cacheFolder, kind, `${name}.kept`)

/** Keeps bytes if the disk has room and is writable. If not, the next command makes them again. */
export function keep(entry: Entry, bytes: Uint8Array): void {
  try {
    keepForSure(entry, bytes)
  } catch (error) {
    if (!isRefusedByDisk(error)) throw error
  }
}

/**
 * Keeps bytes completely or not at all, and throws where the disk does not take them. Two commands, or two threads of
 * one, may keep the same entry: each writes its own file, and the last rename wins.
 */
export function keepForSure(entry: Entry, bytes: Uint8Array): void {
  const path = pathOf(entry)
  const made = unfinished(path)
  makeFolder(dirname(path))
  try {
    writeFileSync(made, sealed(nameOf(entry), bytes))
    moveTo(path, made)
  } catch (error) {
    if (existsSync(made)) rmSync(made)
    throw error
  }
  noteMade(entry)
}

/** The bytes as they were kept. Bytes that have changed since are noted as damage, and count as missing. */
export function kept(entry: Entry): Buffer | undefined {
  if (!isTrusted(entry)) return undefined
  const bytes = readSealed(entry)
  if (bytes !== undefined) use(entry)
  return bytes
}

/** Keeps a value as it is, including `Infinity` and shared references, which YAML allows and JSON does not. */
export const keepValue = (entry: Entry, value: unknown): void => keep(entry, serialize(value))

/** The value as it was kept. One that another version of Node wrote counts as missing. */
export function keptValue<T>(entry: Entry): T | undefined {
  const bytes = kept(entry)
  try {
    return bytes && (deserialize(bytes) as T)
  } catch {
    return undefined
  }
}

/** Whether the entry exists. Only reading it shows whether it is intact. */
export const isKept = (entry: Entry): boolean => isTrusted(entry) && existsSync(pathOf(entry))

/** Marks an entry as needed without reading it, so that it is not pruned. */
export function use(entry: Entry): void {
  noteUse(pathOf(entry))
}

/** Writes the bytes that become the entry once `settle` is called, even by a later command. */
export function prepare(entry: Entry, bytes: Uint8Array): void {
  makeFolder(dirname(pathOf(entry)))
  writeFileSync(preparedPath(entry), sealed(nameOf(entry), bytes))
}

/** Turns the prepared bytes into the entry; a no-op when that is already done. */
export function settle(entry: Entry): void {
  if (!existsSync(preparedPath(entry))) return
  moveTo(pathOf(entry), preparedPath(entry))
  noteMade(entry)
}

/** Renames the file to `path`, and replaces a folder there, which only a damaged cache has. */
function moveTo(path: string, unfinished: string): void {
  try {
    renameSync(unfinished, path)
  } catch (error) {
    if (!hasCode(error, 'EISDIR')) throw error
    rmSync(path, { recursive: true })
    renameSync(unfinished, path)
  }
}

const preparedPath = (entry: Entry) => `${pathOf(entry)}.next`

/** The paths of the entries that the current `withoutCache` call has made itself: it may read no others. */
const madeNow = new AsyncLocalStorage<Set<string>>()

/** Runs the work as if the cache were empty: it gets back only the entries it has kept itself. */
export const withoutCache = <T>(work: () => Promise<T>): Promise<T> => madeNow.run(new Set(), work)

/** Whether an entry may be read: see `withoutCache`. */
export const isTrusted = (entry: Entry): boolean => madeNow.getStore()?.has(pathOf(entry)) ?? true

/** Notes that an entry has just been made. */
export function noteMade(entry: Entry): void {
  madeNow.getStore()?.add(pathOf(entry))
  noteGrowth(entry.kind)
  use(entry)
}

const nameOf = ({ kind, name }: Entry) => `${kind}/${name}`

function readSealed(entry: Entry): Buffer | undefined {
  let file: Buffer
  try {
    file = readFileSync(pathOf(entry))
  } catch (error) {
    if (hasCode(error, 'EISDIR')) noteDamage(entry)
    return undefined
  }
  const bytes = unsealed(nameOf(entry), file)
  if (bytes === undefined) noteDamage(entry)
  return bytes
}
