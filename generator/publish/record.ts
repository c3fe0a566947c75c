import { lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { prune } from '../cache/prune.ts'
import { type Entry, keepForSure, kept, prepare, settle } from '../cache/store.ts'
import { fromRoot } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { foldersOf } from './folders-of.ts'

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
   * Whether this is not the folder we published to: it was unpacked from a cache, copied or moved. File times can then
   * no longer be trusted.
   */
  isMoved: boolean
}

/** A record that has not been written yet. */
export type NewRecord = Omit<PublishRecord, 'folders' | 'isMoved'>

/** Bumped when the format of a record changes: older records are then ignored. */
const version = 3

/** The cache entry for the record of a published folder. */
export const recordEntry = (out: string): Entry => ({ kind: 'records', name: hashOf(fromRoot(out)) })
const foldersEntry = (out: string): Entry => ({ kind: 'records', name: `${hashOf(fromRoot(out))}-folders` })

/** Returns the record of what was last published to `out`; undefined if it is missing or unreadable. */
export function readRecord(out: string): PublishRecord | undefined {
  const bytes = kept(recordEntry(out))
  if (bytes === undefined) return undefined
  // The records of older versions had a single line.
  const end = bytes.indexOf(lineEnd)
  const { version: saved, ...head } = JSON.parse(bytes.toString('utf8', 0, end < 0 ? bytes.length : end)) as Head
  if (saved !== version) return undefined
  // The files are parsed on first use: a run that only compares fingerprints never needs them.
  return {
    ...head,
    get files() {
      const files = filesOf(JSON.parse(bytes.toString('utf8', end + 1)) as Columns)
      Object.defineProperty(this, 'files', { value: files })
      return files
    },
    ...readFolders(out),
  }
}

/** If they are missing, a command was interrupted before it could save them: every folder then counts as changed. */
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

/** Distinguishes the folder from any copy of it: unpacking can set mtimes, but not ctime. */
function placeOf(out: string): string {
  const stat = statSync(out, { bigint: true, throwIfNoEntry: false })
  return stat === undefined ? '' : `${stat.ino} ${stat.ctimeNs}`
}

/** The first line of a record. */
interface Head extends Pick<PublishRecord, 'fingerprint' | 'pages' | 'warnings'> {
  version: number
}

const lineEnd = '\n'

/** The second line: columns take half the space of an object per file, and are read twice as fast. */
interface Columns {
  names: string[]
  keys: string[]
  hashes: string[]
  sizes: number[]
  times: number[]
}

function filesOf({ names, keys, hashes, sizes, times }: Columns): Map<string, FileRecord> {
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
  const head: Head = { version, ...record }
  const columns: Columns = {
    names: [...files.keys()],
    keys: all.map(({ key }) => key),
    hashes: all.map(({ hash }) => hash),
    sizes: all.map(({ size }) => size),
    times: all.map(({ time }) => time),
  }
  prepare(recordEntry(out), Buffer.from([head, columns].map((line) => JSON.stringify(line)).join(lineEnd)))
}

/** Makes the prepared record, if there is one, current. With no record at all, the published files are unknown. */
export function settleRecord(out: string): void {
  // If a crash leaves the new record next to the folder times of the old one, it only looks as if someone had changed
  // files: every file is then checked.
  settle(recordEntry(out))
}

/** Records when the folders that hold these files were last changed. The last step of every commit. */
export function noteFolders(out: string, files: Iterable<string>): void {
  const saved: KeptFolders = { place: placeOf(out), times: [...folderTimes(out, files)] }
  keepForSure(foldersEntry(out), Buffer.from(JSON.stringify(saved)))
  prune('records')
}

/** True when nothing in the published folder has changed since it was published; never for a moved folder. */
export function isIntact({ files, folders, isMoved }: PublishRecord, out: string): boolean {
  if (isMoved) return false
  for (const [folder, time] of folders) if (changeTime(join(out, folder)) !== time) return false
  for (const [file, record] of files) if (!isUntouched(join(out, file), record)) return false
  return true
}

/** The record of a published file if it is unchanged, judged by its time or, in a moved folder, by its bytes. */
export function recordOf(file: string, out: string, record: PublishRecord | undefined): FileRecord | undefined {
  const known = record?.files.get(file)
  if (record === undefined || known === undefined) return undefined
  const path = join(out, file)
  if (!record.isMoved) return isUntouched(path, known) ? known : undefined
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile() || stat.size !== known.size || hashOf(readFileSync(path)) !== known.hash) return undefined
  return { ...known, time: stat.mtimeMs }
}

/**
 * True when the file at `path` has the size and time it was published with. A symlink never counts as untouched, even
 * if its target matches.
 */
export function isUntouched(path: string, { size, time }: FileRecord): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  return stat !== undefined && stat.size === size && stat.mtimeMs === time
}

/** The modification times of all folders that hold these files. */
function folderTimes(out: string, files: Iterable<string>): Map<string, number> {
  return new Map(['', ...foldersOf(files)].sort().map((folder) => [folder, changeTime(join(out, folder))]))
}

const changeTime = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1
