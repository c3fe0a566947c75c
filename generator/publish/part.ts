import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../cache/source-keys.ts'
import type { FileRecord } from './record.ts'
import type { Shard } from './shard.ts'

/**
 * The file in which a part says what it is. It lies among the part's files, so that it is committed with them and goes
 * where they go, and its name has no dot in front: actions/upload-artifact leaves hidden files behind.
 */
export const partFile = 'sightline-part.json'

/** What one shard made of a site: all that `merge` has to know of it. */
export interface Part {
  shard: Shard
  /** Of the whole manifest and all code, as in the record of a whole site. */
  fingerprint: string
  /** Names of the scripts and styles that the pages ask for, as hashes: they stand in shard 1 alone. */
  assets: string
  /** How many pages the part holds. */
  pages: number
  warnings: number
  /** With their keys, so that a `generate` after the merge knows which pages are as they should be. */
  files: PartEntry[]
}

export type PartEntry = [file: string, key: string, hash: string]

/** Bumped when the form of a part changes. */
const version = 1

/** The text of a part's file: the same for the same part, whatever machine or thread made its pages. */
export function writePart(part: Omit<Part, 'files'>, records: ReadonlyMap<string, FileRecord>): string {
  if (records.has(partFile)) throw new Error(`public/ must not hold a file called ${partFile}`)
  const files = [...records].map(([file, { key, hash }]): PartEntry => [file, key, hash])
  const whole: Part = { ...part, files: files.sort(([a], [b]) => (a < b ? -1 : 1)) }
  return `${JSON.stringify({ version, seal: sealOf(whole), part: whole })}\n`
}

/** The part in `folder`, or in a few words why there is none. */
export function readPart(folder: string): Part | string {
  let text: string
  try {
    text = readFileSync(join(folder, partFile), 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return `there is no ${partFile}`
    throw error
  }
  try {
    const saved = JSON.parse(text)
    if (saved.version !== version) return `its ${partFile} is of another version of Sightline`
    return saved.seal === sealOf(saved.part) ? saved.part : `its ${partFile} is damaged`
  } catch {
    return `its ${partFile} is damaged`
  }
}

/** The list of files is what the files are judged by: a damaged list must not judge. */
const sealOf = (part: Part) => hashOf(JSON.stringify(part))
