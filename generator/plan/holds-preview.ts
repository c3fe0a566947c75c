import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readParts } from './page-parts.ts'

/**
 * Whether a published folder holds a preview: only there search engines are told to leave out the home page. Undefined
 * for a folder without pages.
 */
export function holdsPreview(out: string): boolean | undefined {
  const home = join(out, 'index.html')
  return existsSync(home) ? readParts(readFileSync(home, 'utf8')).robots === 'noindex' : undefined
}
