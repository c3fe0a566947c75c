import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { type Entry, keep, kept } from './store.ts'

/** The cache entry of a picture. `from` holds everything its bytes depend on besides the drawing library. */
export const pictureEntry = (from: string, extension: string): Entry => ({
  kind: 'pictures',
  name: hashOf(`${from} ${extension} ${drawnBy()}`),
})

/** The picture that `draw` makes, from the cache if possible: an unchanged picture never loads the drawing library. */
export async function keptPicture(entry: Entry, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const before = kept(entry)
  if (before !== undefined) return before
  const bytes = await draw()
  keep(entry, bytes)
  return bytes
}

let library: string | undefined

/** Part of the key: a new version of the library may produce other bytes for the same picture. */
export function drawnBy(): string {
  library ??= readFileSync(join(root, 'node_modules/sharp/package.json'), 'utf8')
  return library
}
