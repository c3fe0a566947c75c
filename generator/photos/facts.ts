import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { drawnBy } from '../cache/kept-picture.ts'
import { prune } from '../cache/prune.ts'
import { type Entry, keepValue, keptValue } from '../cache/store.ts'
import { readIfThere } from '../disk/read-if-there.ts'
import { root } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { UserError } from '../problems/user-error.ts'

/** The properties of a photo, independent of its file name. */
export interface PhotoFacts {
  /** In pixels, as displayed: turned upright. */
  width: number
  height: number
  /** False: it has transparency. */
  isOpaque: boolean
  /** A tiny version of the photo, as a `data:` URL of at most 300 characters. */
  blur?: string
  /** For a photo with transparency: on white, no pixel of it is darker than this color, such as `#f0f0f0`. */
  darkest?: string
}

/** Why a file is not a photo: its format, where that is known. */
export type NoPhoto =
  | { fault: string }
  /** It has more pixels than any camera saves; `mostPixels` is the limit. */
  | { fault: 'SIZE'; width: number; height: number; mostPixels: number }

/**
 * The facts about photos, by the hash of their bytes. Each photo is examined once and the result cached, so that only
 * those who change a photo wait for the library that decodes it.
 */
export function photoFacts(photos: readonly { path: string; hash: string }[]): Map<string, PhotoFacts | NoPhoto> {
  const facts = new Map<string, PhotoFacts | NoPhoto>()
  for (const { hash } of photos) {
    const kept = keptValue<PhotoFacts>(entryOf(hash))
    if (kept !== undefined) facts.set(hash, kept)
  }
  const unknown = photos.filter(({ hash }) => !facts.has(hash))
  if (unknown.length === 0) return facts
  for (const [at, found] of look(unknown.map(({ path }) => path)).entries()) {
    const { path, hash } = unknown[at]!
    facts.set(hash, found)
    // If a photo was replaced since it was hashed, its facts would be cached as those of the old one.
    const isSame = () => hashOf(readIfThere(path) ?? '') === hash
    if (!('fault' in found) && isSame()) keepValue(entryOf(hash), found)
  }
  prune('photo-facts')
  return facts
}

const entryOf = (hash: string): Entry => ({
  kind: 'photo-facts',
  name: hashOf(`${hash} ${drawnBy('generator/photos/look.mjs')}`),
})

/** Runs in a child process: it can be waited for synchronously, and frees its memory for decoded photos at exit. */
function look(paths: readonly string[]): (PhotoFacts | NoPhoto)[] {
  const script = join(root, 'generator/photos/look.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    input: JSON.stringify(paths),
    maxBuffer: Number.POSITIVE_INFINITY,
    encoding: 'utf8',
  })
  if (status === 0) return JSON.parse(stdout)
  const [reason = 'the library that reads them crashed'] = /\w*Error: .*/.exec(stderr) ?? []
  throw new UserError(`The pictures could not be read: ${reason}`)
}
