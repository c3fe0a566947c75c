import { join } from 'node:path'
import { readIfThere } from '../disk/read-if-there.ts'
import { hashOf } from '../hash.ts'
import type { FileRecord } from './record.ts'
import type { Shard } from './shard.ts'

/**
 * The file in which a part describes itself. It is one of the part's own files, so that it is committed and moved with
 * them. Its name does not start with a dot: actions/upload-artifact leaves hidden files behind.
 */
export const partFile = 'sightline-part.json'

/** What one shard made of a site: everything `merge` needs to know about it. */
export interface Part {
  shard: Shard
  /** Hash of the whole manifest and all code, as in the record of a whole site. */
  fingerprint: string
  /** The name of the host it was made for. */
  host: string
  /** It was made with unconfirmed content. */
  isPreview: boolean
  /** Hash of the names of the scripts and styles the pages request: the files themselves are in shard 1 only. */
  assets: string
  /** How many pages the part holds. */
  pages: number
  warnings: number
  /** With their keys, so that a `generate` after the merge knows which pages are up to date. */
  files: PartEntry[]
}

type PartEntry = [file: string, key: string, hash: string]

/** Bumped when the format of a part changes. */
const version = 3

/** The text of a part's file: always the same for the same part, whatever machine or thread made its pages. */
export function writePart(part: Omit<Part, 'files'>, records: ReadonlyMap<string, FileRecord>): string {
  if (records.has(partFile)) throw new Error(`public/ must not hold a file called ${partFile}`)
  const files = [...records].map(([file, { key, hash }]): PartEntry => [file, key, hash])
  const whole: Part = { ...part, files: files.sort(([a], [b]) => (a < b ? -1 : 1)) }
  return `${JSON.stringify({ version, seal: sealOf(whole), part: whole })}\n`
}

/** The part in `folder`, or a short reason why there is none. */
export function readPart(folder: string): Part | string {
  const text = readIfThere(join(folder, partFile))?.toString()
  if (text === undefined) return `there is no ${partFile}`
  try {
    const saved = JSON.parse(text)
    if (saved.version !== version) return `its ${partFile} is from another version of Sightline`
    return saved.seal === sealOf(saved.part) ? saved.part : `its ${partFile} is damaged`
  } catch {
    return `its ${partFile} is damaged`
  }
}

/** Seals the list of files: the files are checked against it, so the list itself must not be damaged. */
const sealOf = (part: Part) => hashOf(JSON.stringify(part))
