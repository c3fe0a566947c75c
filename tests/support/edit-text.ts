import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Replaces `find` in a file of a folder: the first one, or all that a global pattern matches. Throws when there is none.
 * Returns the folder.
 */
export function editText(folder: string, file: string, find: string | RegExp, replace: string): string {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const isThere = typeof find === 'string' ? text.includes(find) : text.search(find) >= 0
  if (!isThere) throw new Error(`${file} has no ${find}`)
  writeFileSync(path, text.replace(find, replace))
  return folder
}
