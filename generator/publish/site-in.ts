import { join } from 'node:path'
import { readIfThere } from '../disk/read-if-there.ts'

/** The address of the site in a published folder, as its robots.txt has it. Undefined if there is none. */
export const siteIn = (out: string): string | undefined =>
  /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readIfThere(join(out, 'robots.txt'))?.toString() ?? '')?.[1]
