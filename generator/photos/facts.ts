import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { keptPath } from '../cache/kept-picture.ts'
import { keepValue, keptValue } from '../cache/store.ts'
import { root } from '../folders.ts'
import { UserError } from '../problems/user-error.ts'

/** What a photo is, whatever its file is called. */
export interface PhotoFacts {
  /** In pixels, as people see it: turned upright. */
  width: number
  height: number
  /** False: something may show through. */
  isOpaque: boolean
  /** The photo in a handful of pixels, as a `data:` URL of at most 300 characters. */
  blur?: string
}

/** Why a file is no photo: its format, where that is known. */
export interface NoPhoto {
  fault: string
}

/** Bumped when look.mjs finds out something else. */
const version = 1

/**
 * The facts about photos by the hash of their bytes. Each is looked at once and then kept, so that nobody who has not
 * changed a photo waits for the library that decodes them.
 */
export function photoFacts(photos: readonly { path: string; hash: string }[]): Map<string, PhotoFacts | NoPhoto> {
  const facts = new Map<string, PhotoFacts | NoPhoto>()
  for (const { hash } of photos) {
    const kept = keptValue<PhotoFacts>(pathOf(hash))
    if (kept !== undefined) facts.set(hash, kept)
  }
  const unknown = photos.filter(({ hash }) => !facts.has(hash))
  if (unknown.length === 0) return facts
  for (const [at, found] of look(unknown.map(({ path }) => path)).entries()) {
    const { hash } = unknown[at]!
    facts.set(hash, found)
    if (!('fault' in found)) keepValue(pathOf(hash), found)
  }
  return facts
}

const pathOf = (hash: string) => keptPath(`facts ${version} ${hash}`, 'facts')

/** In a process of its own, which can be waited for, and takes the memory of the decoded photos along. */
function look(paths: readonly string[]): (PhotoFacts | NoPhoto)[] {
  const script = join(root, 'generator/photos/look.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(paths),
    maxBuffer: Number.POSITIVE_INFINITY,
    encoding: 'utf8',
  })
  if (status === 0) return JSON.parse(stdout)
  const [reason = 'the library that reads them ended'] = /\w*Error: .*/.exec(stderr) ?? []
  throw new UserError(`The photos could not be read: ${reason}`)
}
