import { join } from 'node:path'
import { root } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { versionOf } from '../packages.ts'
import { hashPaths } from './file-hashes.ts'
import { type Entry, keep, kept } from './store.ts'

/** The cache entry of a picture. `from` holds everything its bytes depend on, and that includes what draws it. */
export const pictureEntry = (from: string, extension: string): Entry => ({
  kind: 'pictures',
  name: hashOf(`${from} ${extension}`),
})

/** The picture that `draw` makes, from the cache if possible: an unchanged picture never loads the drawing library. */
export async function keptPicture(entry: Entry, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const before = kept(entry)
  if (before !== undefined) return before
  const bytes = await draw()
  keep(entry, bytes)
  return bytes
}

const known = new Map<string, string>()

/**
 * Hash of the drawing library's version and of the code at these paths, relative to the checkout: other versions of them
 * may produce other bytes for the same picture.
 */
export function drawnBy(...code: string[]): string {
  const name = code.join(' ')
  const hash = known.get(name) ?? hashOf(`${versionOf('sharp')} ${hashPaths(code.map((path) => join(root, path)))}`)
  known.set(name, hash)
  return hash
}
