import type { Assets } from '../page.ts'
import type { Bundle } from '../render/bundle.ts'
import type { Site } from '../site.ts'
import { emitAppointmentWords } from './appointment-words.ts'
import { emitGateRules } from './geo-gate.ts'
import { emitHostFiles } from './host-files.ts'
import { emitRobots } from './robots.ts'
import { type EmittedIfNew, emitSearch } from './search.ts'
import { emitSecurityText } from './security-txt.ts'
import { emitServiceWorker } from './service-worker.ts'
import { emitSitemap } from './sitemap.ts'

/** A text file beside the pages. `file` is its path below the published folder. */
export interface Emitted {
  file: string
  text: string
}

/**
 * The text files that are always made again, one at a time: from the page table and, for the headers, from the browser
 * code. The others are made only when they are out of date: see `emitIfNew` and other-files.ts.
 */
export function* emitFiles(site: Site, assets: Assets): Iterable<Emitted> {
  yield* emitSitemap(site)
  yield emitRobots(site)
  yield* emitSecurityText(site)
  yield* emitHostFiles(site, assets)
  yield* emitAppointmentWords(site)
  if (site.manifest.practice.geoGate.mode !== 'off') yield* emitGateRules(site)
}

/** The search files, and the service worker that keeps pages for visitors without a network. */
export const emitIfNew = (site: Site, bundle: Pick<Bundle, 'assets' | 'key'>): EmittedIfNew[] => [
  ...emitSearch(site),
  ...emitServiceWorker(site, bundle),
]

/** The text of one of these files, for development; undefined when there is no such file. */
export const emittedText = (file: string, site: Site): string | undefined =>
  emitIfNew(site, { assets: withoutAssets, key: '' })
    .find((each) => each.file === file)
    ?.text() ?? [...emitFiles(site, withoutAssets)].find((each) => each.file === file)?.text

/** Headers are for hosts, and are not requested in development. */
const withoutAssets: Assets = { script: '', boot: '', styles: [], sheets: {}, fonts: [] }
