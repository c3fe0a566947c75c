import type { Assets } from '../page.ts'
import type { Site } from '../site.ts'
import { emitGateRules } from './geo-gate.ts'
import { emitHeaders } from './headers.ts'
import { emitQr } from './qr.ts'
import { emitRedirects } from './redirects.ts'
import { emitRobots } from './robots.ts'
import { emitSitemap } from './sitemap.ts'

/** A text file beside the pages. `file` is its path below the published folder. */
export interface Emitted {
  file: string
  text: string
}

/** Every file of the site that is not a page, made from the page table and, for the headers, the browser's code, one by one. */
export function* emitFiles(site: Site, assets: Assets): Iterable<Emitted> {
  yield* emitSitemap(site)
  yield emitRobots(site)
  yield emitRedirects(site)
  yield emitHeaders(site, assets)
  yield* emitGateRules(site)
  yield* emitQr(site)
}
