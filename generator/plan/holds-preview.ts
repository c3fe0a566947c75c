import { join } from 'node:path'
import { readIfThere } from '../disk/read-if-there.ts'
import { readParts } from './page-parts.ts'

/**
 * Whether a published folder holds a preview: only there search engines are told to leave out the home page. Undefined
 * for a folder without pages.
 */
export function holdsPreview(out: string): boolean | undefined {
  const home = readIfThere(join(out, 'index.html'))
  return home && readParts(home.toString()).robots === 'noindex'
}
