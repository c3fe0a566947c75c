import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isInside } from '../disk/is-inside.ts'
import { hasCode } from '../disk/system-error.ts'
import { hashOf } from '../hash.ts'
import { innerStage, isMountPoint } from './mount-point.ts'
import { isPublic, makePublicFolder, publicMode } from './public-mode.ts'
import { type FileRecord, type PublishRecord, recordOf } from './record.ts'

/**
 * Where new files wait: on the same disk as the published ones, so that a rename puts each in place and a full disk is
 * noticed before anything changes. Next to the published folder or, if that is a mount point, inside it.
 */
export const stageFolder = (out: string) => (isMountPoint(out) ? join(out, innerStage) : `${out}.next`)
export const treeFolder = (out: string) => join(stageFolder(out), 'tree')

/** New files waiting to be published. Only files whose bytes differ from the published ones are written at all. */
export interface Stage {
  /** The record of the published file, if the file is still as we left it. */
  published: (file: string) => FileRecord | undefined
  /**
   * Stages `text` as `file`, unless the published file is identical. Returns the file's new record. `from` is the path
   * of a file that already holds these bytes, if there is one.
   */
  write: (file: string, text: string | Uint8Array, key?: string, from?: string) => Staged
}

/** The time of a file that could not be staged because the disk is full: see space.ts. */
export const noSpace = -1

interface Staged {
  record: FileRecord
  /** False when the published file has these bytes already. */
  changed: boolean
}

type SizeAndTime = Pick<FileRecord, 'size' | 'time'>

/** Empties the stage. Done by the thread that commits; render threads only write to the stage. */
export function clearStage(out: string): void {
  dropStage(out)
  makePublicFolder(treeFolder(out))
}

export const dropStage = (out: string) => rmSync(stageFolder(out), { recursive: true, force: true })

/** Removes as much of our stage, if there is one, as `ms` milliseconds allow. The next command removes the rest. */
export async function dropStageWithin(out: string, ms: number): Promise<void> {
  if (existsSync(treeFolder(out)))
    await Promise.race([rm(stageFolder(out), { recursive: true, force: true }), sleep(ms)])
}

export function openStage(out: string, record: PublishRecord | undefined): Stage {
  const tree = treeFolder(out)
  const made = new Set<string>()
  const isNew = !existsSync(out)
  const published = (file: string) => recordOf(file, out, record)
  return {
    published,
    write: (file, text, key = '', from) => {
      const bytes = typeof text === 'string' ? encode(text) : text
      const hash = hashOf(bytes)
      const known = published(file)
      if (known?.hash === hash) return { record: { ...known, key }, changed: false }
      const same = known === undefined && !isNew ? sameBytes(join(out, file), bytes) : undefined
      if (same !== undefined) return { record: { key, hash, ...same }, changed: false }
      return { record: { key, hash, ...put(tree, file, bytes, { made, from }) }, changed: true }
    },
  }
}

/**
 * Stages the file and returns its size and time. On a full disk the time is `noSpace`: `refuseFullDisk` reports the
 * shortage once all files are counted.
 */
function put(
  tree: string,
  file: string,
  bytes: Uint8Array,
  { made, from }: { made: Set<string>; from: string | undefined },
): SizeAndTime {
  try {
    const place = placeIn(tree, file, made)
    return (from === undefined ? undefined : link(from, place)) ?? writeWhole(place, bytes)
  } catch (error) {
    if (!hasCode(error, 'ENOSPC')) throw error
    return { size: bytes.length, time: noSpace }
  }
}

/**
 * All pages are encoded into this buffer: allocating one per page would take a quarter as long as writing the page.
 */
const scratch = Buffer.allocUnsafeSlow(1 << 20)

/** The text as UTF-8, valid until the next call. */
function encode(text: string): Uint8Array {
  // UTF-8 needs at most three bytes for each UTF-16 unit.
  return text.length * 3 <= scratch.length ? scratch.subarray(0, scratch.write(text)) : Buffer.from(text)
}

/** The size and time of the file if it holds exactly these bytes, and visitors can get them. */
function sameBytes(path: string, bytes: Uint8Array): SizeAndTime | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile() || !isPublic(stat) || stat.size !== bytes.length || !readFileSync(path).equals(bytes))
    return undefined
  return { size: stat.size, time: stat.mtimeMs }
}

function placeIn(tree: string, file: string, made: Set<string>): string {
  const path = join(tree, file)
  const folder = dirname(path)
  if (!made.has(folder)) {
    if (!isInside(folder, tree)) throw new Error(`${file} would be written outside the published folder`)
    makePublicFolder(folder)
    made.add(folder)
  }
  return path
}

/**
 * Hard-links the file instead of copying it: five times as fast, and safe, since our code never writes into a published
 * file. Returns undefined where that is impossible, for example across disks.
 */
function link(from: string, path: string): SizeAndTime | undefined {
  try {
    linkSync(from, path)
    const stat = lstatSync(path)
    // A hard link to a symlink would lead out of the published folder.
    if (stat.isFile() && isPublic(stat)) return { size: stat.size, time: stat.mtimeMs }
  } catch {
    // Falls back to writing the file.
  }
  // Never write into a file that may be a hard link to someone's original.
  rmSync(path, { force: true })
  return undefined
}

function writeWhole(path: string, bytes: Uint8Array): SizeAndTime {
  const file = openSync(path, 'w')
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
    const stat = fstatSync(file)
    if (!isPublic(stat)) fchmodSync(file, publicMode(stat))
    return { size: stat.size, time: stat.mtimeMs }
  } finally {
    closeSync(file)
  }
}
