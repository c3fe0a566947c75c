import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashOf } from '../cache/source-keys.ts'
import { cacheFolder } from '../folders.ts'

/** What we know of one published file. */
export interface FileRecord {
  /** Hash of everything the file's bytes depend on; empty for files that are made anew each time. */
  key: string
  /** Hash of the bytes. */
  hash: string
  size: number
  /** When the file was last written, in milliseconds. */
  time: number
}

/** What was published to a folder, and from what. */
export interface PublishRecord {
  /** Hash of the whole manifest and all code. */
  fingerprint: string
  pages: number
  warnings: number
  files: Map<string, FileRecord>
  /** Folder -> time of its last change: tells of a file added or removed by somebody else. */
  folders: Map<string, number>
}

/** Bumped when the form of a record changes: older ones are then ignored. */
const version = 2

const pathOf = (out: string) => join(cacheFolder, 'records', `${hashOf(out)}.json`)
const foldersPathOf = (out: string) => join(cacheFolder, 'records', `${hashOf(out)}.folders.json`)
/** Where the record waits for the commit it tells of. */
const nextPathOf = (out: string) => `${pathOf(out)}.next`

/** The record of what was last published to `out`; nothing when there is none, or none we can read. */
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

/** Nothing is known of the folders when the command was cut short before it could tell: then none is as it was left. */
function readFolders(path: string): Map<string, number> {
  if (!existsSync(path)) return new Map([['', -1]])
  return new Map(JSON.parse(readFileSync(path, 'utf8')) as [string, number][])
}

/** In columns: half as long as an object for each file, and read twice as fast. */
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
 * Writes what will have been published, before a file is moved. It counts from `settleRecord` on: until then the old
 * record tells of the old site.
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

/** The prepared record becomes the record, with the folders as they are now. Without one, what is published is unknown. */
export function settleRecord(out: string, files = readFrom(nextPathOf(out), foldersPathOf(out))?.files): void {
  // A record that meets the folders of another only looks as if somebody had been there: every file is looked at then.
  if (existsSync(nextPathOf(out))) renameSync(nextPathOf(out), pathOf(out))
  const folders = folderTimes(out, files?.keys() ?? [])
  writeFileSync(`${foldersPathOf(out)}.next`, JSON.stringify([...folders]))
  renameSync(`${foldersPathOf(out)}.next`, foldersPathOf(out))
}

/** True when the published folder is, file by file, as it was left. */
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

/** The times of all folders that hold these files. */
function folderTimes(out: string, files: Iterable<string>): Map<string, number> {
  const folders = new Set<string>([''])
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder)
  }
  return new Map([...folders].sort().map((folder) => [folder, changeTime(join(out, folder))]))
}

const changeTime = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1
