import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { prune } from '../cache/prune.ts'
import { type Entry, keepValue, keptValue } from '../cache/store.ts'
import { hashOf } from '../hash.ts'
import { listMedia } from '../read/list-manifest.ts'
import { photosFolder } from '../read/media.ts'

/** The file's properties on disk that are known without reading it, its hash, and when the hash was made. */
type Known = [stamp: string, hash: string, hashedAt: number]

/**
 * The photos of the manifest in `folder`, by their path below photos/, with the hash of their bytes. Forty photos are a
 * hundred megabytes, so a file is read again only if it may have changed.
 */
export function photoHashes(folder: string): Map<string, string> {
  const photos = join(folder, photosFolder)
  const { files } = listMedia(folder, photosFolder)
  if (files.length === 0) return new Map()
  const entry = photoHashesEntry(folder)
  const before = keptValue<Record<string, Known>>(entry) ?? {}
  const now: Record<string, Known> = {}
  for (const file of files) now[file] = settled(before[file], join(photos, file)) ?? hashFile(join(photos, file))
  if (files.some((file) => now[file] !== before[file])) {
    keepValue(entry, now)
    prune('photo-hashes')
  }
  return new Map(files.map((file) => [file, now[file]![1]]))
}

/** Where the hashes of a manifest's photos are kept. */
export const photoHashesEntry = (folder: string): Entry => ({
  kind: 'photo-hashes',
  name: hashOf(join(folder, photosFolder)),
})

/**
 * The coarsest resolution of file times: a file written just before it was hashed may have been written again since.
 */
const tickMs = 2000

/**
 * What is known of a file, if it cannot have changed since. The time of a file's last change of any kind (ctime) cannot
 * be set back, unlike the time of its content (mtime), which copying and unpacking set.
 */
function settled(known: Known | undefined, path: string): Known | undefined {
  if (known === undefined) return undefined
  const { stamp, changedAt } = stampOf(path)
  return known[0] === stamp && changedAt + tickMs < known[2] ? known : undefined
}

function hashFile(path: string): Known {
  const hashedAt = Date.now()
  const { stamp } = stampOf(path)
  return [stamp, hashOf(readFileSync(path)), hashedAt]
}

function stampOf(path: string): { stamp: string; changedAt: number } {
  const { size, ino, mtimeNs, ctimeNs } = statSync(path, { bigint: true })
  return { stamp: [size, ino, mtimeNs, ctimeNs].join(' '), changedAt: Number(ctimeNs / 1_000_000n) }
}
