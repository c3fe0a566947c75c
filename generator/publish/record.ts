import { lstatSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { prune } from '../cache/prune.ts'
import { type Entry, keep, kept, prepare, settle } from '../cache/store.ts'
import { fromRoot } from '../folders.ts'
import { hashOf } from '../hash.ts'

/** What is known about one published file. */
export interface FileRecord {
  /** Hash of everything the file's bytes depend on; empty for files that are made every time. */
  key: string
  /** Hash of the bytes. */
  hash: string
  size: number
  /** When the file was last written, in milliseconds. */
  time: number
}

/** What was published to a folder, and from what input. */
export interface PublishRecord {
  /** Hash of the whole manifest and all code. */
  fingerprint: string
  pages: number
  warnings: number
  files: Map<string, FileRecord>
  /** Folder -> time of its last change: shows whether anyone else has added or removed a file. */
  folders: Map<string, number>
  /**
   * Whether the folder is another one than was left: unpacked from a cache, copied, moved. The times of its files are then
   * anybody's, and prove nothing.
   */
  isMoved: boolean
}

/** A record that is to be. */
export type NewRecord = Omit<PublishRecord, 'folders' | 'isMoved'>

/** Bumped when the format of a record changes: older records are then ignored. */
const version = 2

/** Where the record of what is published to a folder is kept. */
export const recordEntry = (out: string): Entry => ({ kind: 'records', name: hashOf(fromRoot(out)) })
const foldersEntry = (out: string): Entry => ({ kind: 'records', name: `${hashOf(fromRoot(out))}-folders` })

/** The record of what was last published to `out`; nothing when there is none, or it cannot be read. */
export function readRecord(out: string): PublishRecord | undefined {
  return readFrom(kept(recordEntry(out)), out)
}

function readFrom(bytes: Buffer | undefined, out: string): PublishRecord | undefined {
  if (bytes === undefined) return undefined
  const saved = JSON.parse(bytes.toString()) as Saved
  if (saved.version !== version) return undefined
  const { fingerprint, pages, warnings } = saved
  return { fingerprint, pages, warnings, files: filesOf(saved), ...readFolders(out) }
}

/** Without them the command was interrupted before it could keep them: then every folder counts as changed. */
function readFolders(out: string): Pick<PublishRecord, 'folders' | 'isMoved'> {
  const bytes = kept(foldersEntry(out))
  if (bytes === undefined) return { folders: new Map([['', -1]]), isMoved: true }
  const { place, times } = JSON.parse(bytes.toString()) as KeptFolders
  return { folders: new Map(times), isMoved: place !== placeOf(out) }
}

interface KeptFolders {
  place: string
  times: [string, number][]
}

/** Tells the folder from every copy: unlike the times that unpacking sets, that of its last change of any kind cannot be set. */
function placeOf(out: string): string {
  const stat = statSync(out, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? '' : `${stat.ino} ${stat.ctimeNs}`
}

/** Stored in columns: half the size of an object per file, and twice as fast to read. */
interface Saved extends Pick<PublishRecord, 'fingerprint' | 'pages' | 'warnings'> {
  version: number
  names: string[]
  keys: string[]
  hashes: string[]
  sizes: number[]
  times: number[]
}

function filesOf({ names, keys, hashes, sizes, times }: Saved): Map<string, FileRecord> {
  return new Map(
    names.map((name, at) => [name, { key: keys[at]!, hash: hashes[at]!, size: sizes[at]!, time: times[at]! }]),
  )
}

/**
 * Writes the record of what is about to be published, before any file is moved. It takes effect with `settleRecord`:
 * until then the old record describes the old site.
 */
export function prepareRecord(out: string, { files, ...record }: NewRecord): void {
  const all = [...files.values()]
  const saved: Saved = {
    version,
    ...record,
    names: [...files.keys()],
    keys: all.map(({ key }) => key),
    hashes: all.map(({ hash }) => hash),
    sizes: all.map(({ size }) => size),
    times: all.map(({ time }) => time),
  }
  prepare(recordEntry(out), Buffer.from(JSON.stringify(saved)))
}

/** Makes the prepared record the current one, if there is one. Without a record, what is published is unknown. */
export function settleRecord(out: string): void {
  // If a record meets the folder times of another, it only looks as if someone had changed files: every file is then
  // checked.
  settle(recordEntry(out))
}

/** Notes when the folders that hold these files were last changed: the end of every commit. */
export function noteFolders(out: string, files: Iterable<string>): void {
  const saved: KeptFolders = { place: placeOf(out), times: [...folderTimes(out, files)] }
  keep(foldersEntry(out), Buffer.from(JSON.stringify(saved)))
  prune('records')
}

/** True when every file in the published folder is as it was left. */
export function isIntact({ files, folders, isMoved }: PublishRecord, out: string): boolean {
  if (isMoved) return false
  for (const [folder, time] of folders) if (changeTime(join(out, folder)) !== time) return false
  for (const [file, record] of files) if (!isUntouched(join(out, file), record)) return false
  return true
}

/** What is known of a published file, if it is as it was left: by its time or, in a folder that was moved, by its bytes. */
export function recordOf(file: string, out: string, record: PublishRecord | undefined): FileRecord | undefined {
  const known = record?.files.get(file)
  if (record === undefined || known === undefined) return undefined
  const path = join(out, file)
  if (!record.isMoved) return isUntouched(path, known) ? known : undefined
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile() || stat.size !== known.size || hashOf(readFileSync(path)) !== known.hash) return undefined
  return { ...known, time: stat.mtimeMs }
}

/** True when the file at `path` has the size and the time it was published with. A link to such a file is none. */
export function isUntouched(path: string, { size, time }: FileRecord): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat !== undefined && stat.size === size && stat.mtimeMs === time
}

/** The modification times of all folders that hold these files. */
function folderTimes(out: string, files: Iterable<string>): Map<string, number> {
  const folders = new Set<string>([''])
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder)
  }
  return new Map([...folders].sort().map((folder) => [folder, changeTime(join(out, folder))]))
}

const changeTime = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1
