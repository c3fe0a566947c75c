import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOf } from './world.ts'

/** A copy of a manifest with `find` replaced in one of its files: the first one, or all that a global pattern matches. */
export function withText(manifest: string, file: string, find: string | RegExp, replace: string): string {
  const folder = copyOf(manifest)
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const isThere = typeof find === 'string' ? text.includes(find) : text.search(find) >= 0
  if (!isThere) throw new Error(`${file} has no ${find}`)
  writeFileSync(path, text.replace(find, replace))
  return folder
}
