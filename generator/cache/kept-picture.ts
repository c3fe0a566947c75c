import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, root } from '../folders.ts'
import { hashOf } from './source-keys.ts'
import { keepBytes, keptBytes } from './store.ts'

/**
 * The picture that `made` makes, from the cache where possible: an unchanged picture never loads the drawing library.
 * `from` holds everything its bytes depend on besides that library.
 */
export async function keptPicture(
  from: string,
  extension: string,
  made: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const path = keptPath(from, extension)
  const kept = keptBytes(path)
  if (kept !== undefined) return kept
  const bytes = await made()
  keepBytes(path, bytes)
  return bytes
}

/** Whether the picture is in the cache. */
export const isKept = (from: string, extension: string) => existsSync(keptPath(from, extension))

/** The cache's path for what the library makes of `from`. */
export const keptPath = (from: string, extension: string) =>
  join(cacheFolder, 'pictures', `${hashOf(`${from} ${drawnBy()}`)}.${extension}`)

let library: string | undefined

/** A new version of the library may give other bytes for the same picture. */
export function drawnBy(): string {
  library ??= `${keptBytes(join(root, 'node_modules/sharp/package.json'))}`
  return library
}
