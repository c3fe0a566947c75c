import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { threadId } from 'node:worker_threads'
import { cacheFolder } from '../folders.ts'
import { noteDamage } from './damage.ts'
import type { Kind } from './kinds.ts'
import { sealed, unsealed } from './seal.mjs'
import { noteGrowth, noteUse } from './use.ts'

/**
 * One thing that is kept. Its name is that of what it was made from, a hash as a rule: an entry is whole and right, or
 * missing, and never out of date.
 */
export interface Entry {
  kind: Kind
  name: string
}

/**
 * Where an entry is kept. What has another ending was left by a crash or an older version: nobody reads it, and it is
 * pruned.
 */
export const pathOf = ({ kind, name }: Entry): string => join(cacheFolder, kind, `${name}.kept`)

/**
 * Keeps bytes completely or not at all. Two commands, or two threads of one, may keep the same entry: each writes its own
 * file, and the last rename wins.
 */
export function keep(entry: Entry, bytes: Uint8Array): void {
  const path = pathOf(entry)
  const unfinished = `${path}.${process.pid}.${threadId}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, sealed(nameOf(entry), bytes))
  renameSync(unfinished, path)
  madeAnew(entry)
}

/** The bytes as they were kept. Bytes that have changed since are noted as damage, and count as missing. */
export function kept(entry: Entry): Buffer | undefined {
  if (!isTrusted(entry)) return undefined
  const bytes = readSealed(entry, pathOf(entry))
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

/** Whether there is such an entry; whether it is whole, only reading it tells. */
export const isKept = (entry: Entry): boolean => isTrusted(entry) && existsSync(pathOf(entry))

/** Notes that a command needs the entry, even though it does not read it now: it is not pruned. */
export function use(entry: Entry): void {
  noteUse(pathOf(entry))
}

/** Writes what is to become the entry once `settle` is called, even by a later command. */
export function prepare(entry: Entry, bytes: Uint8Array): void {
  mkdirSync(dirname(pathOf(entry)), { recursive: true })
  writeFileSync(preparedPath(entry), sealed(nameOf(entry), bytes))
}

/** Makes what was prepared the entry; does nothing when that has been done. */
export function settle(entry: Entry): void {
  if (!existsSync(preparedPath(entry))) return
  renameSync(preparedPath(entry), pathOf(entry))
  madeAnew(entry)
}

const preparedPath = (entry: Entry) => `${pathOf(entry)}.next`

/** What this call has made itself, of all that it must not take from the cache. */
const anew = new AsyncLocalStorage<Set<string>>()

/** Does the work as if nothing were kept, whatever it finds: only what it keeps itself is given back to it. */
export const withoutCache = <T>(work: () => Promise<T>): Promise<T> => anew.run(new Set(), work)

/** Whether an entry may be taken as it is. */
export const isTrusted = (entry: Entry): boolean => anew.getStore()?.has(pathOf(entry)) ?? true

/** Notes that an entry has just been made. */
export function madeAnew(entry: Entry): void {
  anew.getStore()?.add(pathOf(entry))
  noteGrowth(entry.kind)
  use(entry)
}

const nameOf = ({ kind, name }: Entry) => `${kind}/${name}`

function readSealed(entry: Entry, path: string): Buffer | undefined {
  let file: Buffer
  try {
    file = readFileSync(path)
  } catch {
    return undefined
  }
  const bytes = unsealed(nameOf(entry), file)
  if (bytes === undefined) noteDamage(entry)
  return bytes
}
