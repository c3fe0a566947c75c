import type { Site } from '../site.ts'
import { emitQr } from './qr.ts'
import { emitRedirects } from './redirects.ts'
import { emitRobots } from './robots.ts'
import { emitSitemap } from './sitemap.ts'

/** A text file beside the pages. `file` is its path below the published folder. */
export interface Emitted {
  file: string
  text: string
}

/** Every file of the site that is not a page, made from the page table alone, one after another. */
export function* emitFiles(site: Site): Iterable<Emitted> {
  yield* emitSitemap(site)
  yield emitRobots(site)
  yield emitRedirects(site)
  yield* emitQr(site)
}
