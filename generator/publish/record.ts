import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../folders.ts'
import { hashOf } from '../source-keys.ts'

/** What we know of one published file. */
export interface FileRecord {
  /** Hash of everything the page's bytes depend on; empty for files that are not pages. */
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
const version = 1

const pathOf = (out: string) => join(cacheFolder, 'records', `${hashOf(out)}.json`)

/** The record of what was last published to `out`; nothing when there is none, or none we can read. */
export function readRecord(out: string): PublishRecord | undefined {
  const path = pathOf(out)
  if (!existsSync(path)) return undefined
  try {
    const saved = JSON.parse(readFileSync(path, 'utf8'))
    if (saved.version !== version) return undefined
    return { ...saved, files: new Map(saved.files), folders: new Map(saved.folders) }
  } catch {
    return undefined
  }
}

export function writeRecord(out: string, record: PublishRecord): void {
  const path = pathOf(out)
  // One command at a time publishes to a folder: what one that was killed has left here, the next writes over.
  const unfinished = `${path}.tmp`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(
    unfinished,
    JSON.stringify({ version, ...record, files: [...record.files], folders: [...record.folders] }),
  )
  renameSync(unfinished, path)
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
export function folderTimes(out: string, files: Iterable<string>): Map<string, number> {
  const folders = new Set<string>([''])
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder)
  }
  return new Map([...folders].sort().map((folder) => [folder, changeTime(join(out, folder))]))
}

const changeTime = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1
