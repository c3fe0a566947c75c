import type { Assets } from '../page.ts'
import type { Site } from '../site.ts'
import { emitAppointmentWords } from './appointment-words.ts'
import { emitGateRules } from './geo-gate.ts'
import { emitHostFiles } from './host-files.ts'
import { emitRobots } from './robots.ts'
import { emitSecurityText } from './security-txt.ts'
import type { SiteFile } from './site-file.ts'
import { emitSitemap } from './sitemap.ts'

/**
 * The text files that are always made again, one at a time: from the page table and, for the headers, from the browser
 * code. The others are made only when they are out of date: see other-files.ts.
 */
export function* emitTextFiles(site: Site, assets: Pick<Assets, 'boot'>): Iterable<SiteFile<string>> {
  yield* emitSitemap(site)
  yield emitRobots(site)
  yield* emitSecurityText(site)
  yield* emitHostFiles(site, assets)
  yield* emitAppointmentWords(site)
  if (site.manifest.practice.geoGate.mode !== 'off') yield* emitGateRules(site)
}
