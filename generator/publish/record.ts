import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../cache/source-keys.ts'
import { cacheFolder } from '../folders.ts'

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
}

/** Bumped when the format of a record changes: older records are then ignored. */
const version = 2

const pathOf = (out: string) => join(cacheFolder, 'records', `${hashOf(out)}.json`)
const foldersPathOf = (out: string) => join(cacheFolder, 'records', `${hashOf(out)}.folders.json`)
/** Where the record waits until its commit is done. */
const nextPathOf = (out: string) => `${pathOf(out)}.next`

/** The record of what was last published to `out`; nothing when there is none, or it cannot be read. */
export function readRecord(out: string): PublishRecord | undefined {
  return readFrom(pathOf(out), foldersPathOf(out))
}

function readFrom(path: string, foldersPath: string): PublishRecord | undefined {
  try {
    const saved = JSON.parse(readFileSync(path, 'utf8')) as Saved
    if (saved.version !== version) return undefined
    const { fingerprint, pages, warnings } = saved
    return { fingerprint, pages, warnings, files: filesOf(saved), folders: readFolders(foldersPath) }
  } catch {
    return undefined
  }
}

/** Without this file the command was interrupted before it could write it: then every folder counts as changed. */
function readFolders(path: string): Map<string, number> {
  if (!existsSync(path)) return new Map([['', -1]])
  return new Map(JSON.parse(readFileSync(path, 'utf8')) as [string, number][])
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
export function prepareRecord(out: string, { files, ...record }: Omit<PublishRecord, 'folders'>): void {
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
  mkdirSync(dirname(pathOf(out)), { recursive: true })
  writeFileSync(nextPathOf(out), JSON.stringify(saved))
}

/**
 * Makes the prepared record the current one, with the folders as they are now. Without one, what is published is
 * unknown.
 */
export function settleRecord(out: string, files = readFrom(nextPathOf(out), foldersPathOf(out))?.files): void {
  // If a record meets the folder times of another, it only looks as if someone had changed files: every file is then
  // checked.
  if (existsSync(nextPathOf(out))) renameSync(nextPathOf(out), pathOf(out))
  const folders = folderTimes(out, files?.keys() ?? [])
  writeFileSync(`${foldersPathOf(out)}.next`, JSON.stringify([...folders]))
  renameSync(`${foldersPathOf(out)}.next`, foldersPathOf(out))
}

/** True when every file in the published folder is as it was left. */
export function isIntact({ files, folders }: PublishRecord, out: string): boolean {
  for (const [folder, time] of folders) if (changeTime(join(out, folder)) !== time) return false
  for (const [file, record] of files) if (!isUntouched(join(out, file), record)) return false
  return true
}

/** True when the file at `path` has the size and the time it was published with. */
export function isUntouched(path: string, { size, time }: FileRecord): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
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
