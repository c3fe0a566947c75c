import { type LoadOptions, loadSite } from '../load-site.ts'
import type { Site } from '../site.ts'
import type { Io } from './terminal/io.ts'
import { report } from './terminal/report.ts'

/** Returns the manifest's site or, if there is none, reports the problems. */
export function loadOrReport(io: Io, options?: LoadOptions): Site | undefined {
  const loaded = loadSite(io.manifest, options)
  if (loaded.site === undefined) report(loaded, io)
  return loaded.site
}
