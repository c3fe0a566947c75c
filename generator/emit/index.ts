import type { Site } from '../site.ts'
import { emitRedirects } from './redirects.ts'
import { emitRobots } from './robots.ts'
import { emitSitemap } from './sitemap.ts'

/** A text file beside the pages. `file` is its path below the published folder. */
export interface Emitted {
  file: string
  text: string
}

/** Every file of the site that is not a page, made from the page table alone. */
export const emitFiles = (site: Site): Emitted[] => [...emitSitemap(site), emitRobots(site), emitRedirects(site)]
