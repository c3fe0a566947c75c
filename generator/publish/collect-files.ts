import { hashOf } from '../hash.ts'
import type { FileRecord } from './record.ts'
import type { Stage } from './stage.ts'

/** The files to publish so far: `add` and `keep` update `files` and `changed`. No file can be made twice. */
export interface Collected {
  files: Map<string, FileRecord>
  /** The files whose bytes differ from the published ones. */
  changed: string[]
  add: (file: string, bytes: string | Uint8Array, key?: string) => void
  /** Adds a published file that is still up to date. */
  keep: (file: string, record: FileRecord) => void
  /** Keeps the published file, if it is still there and was made of the same input. Returns whether it did. */
  reuse: (file: string, madeOf: string | undefined) => boolean
}

/** The key of a file that is not a page: a hash of all its inputs. Undefined for a file that is made every time. */
export const madeOfKey = (program: string, { file, key }: { file: string; key?: string }): string | undefined =>
  key && hashOf(`${program} ${file} ${key}`)

/** The record of the published file, if it is still there and was made of the same input. */
export function publishedFrom(stage: Stage, file: string, madeOf: string | undefined): FileRecord | undefined {
  const known = madeOf === undefined ? undefined : stage.published(file)
  return known?.key === madeOf ? known : undefined
}

/** Collects the files of a site in its stage, starting from those already known. */
export function collectFiles(stage: Stage, before: Iterable<readonly [string, FileRecord]> = []): Collected {
  const files = new Map(before)
  const changed: string[] = []
  const keep = (file: string, record: FileRecord) => {
    if (files.has(file)) throw new Error(`${file} is made twice`)
    files.set(file, record)
  }
  return {
    files,
    changed,
    keep,
    reuse: (file, madeOf) => {
      const known = publishedFrom(stage, file, madeOf)
      if (known !== undefined) keep(file, known)
      return known !== undefined
    },
    add: (file, bytes, key) => {
      const staged = stage.write(file, bytes, key)
      keep(file, staged.record)
      if (staged.changed) changed.push(file)
    },
  }
}
