import { manifestKey } from '../cache/manifest-key.ts'
import { type Loaded, loadSite } from '../load-site.ts'
import type { Site } from '../site.ts'
import type { Io } from './io.ts'
import { report } from './report.ts'

export interface ReadSite {
  /** The key of the words that were read: they may have been saved since they were looked at. */
  words: string
  warnings: number
  /** Missing when there is an error. */
  site: Site | undefined
}

/**
 * Reads the manifest and tells what is wrong with it. Only the site is kept, unless `held` is there to hold all that was
 * loaded for the next time: the texts of the files, and what the checks found out about them, take more memory than the
 * site, and rendering needs neither.
 */
export function readSite(
  io: Io,
  options: { preview: boolean; host: string | undefined },
  looked: string,
  held?: { loaded?: Loaded },
): ReadSite {
  const load = () => loadSite(io.manifest, held?.loaded, options)
  let words = looked
  let loaded = load()
  // Read again if saved during reading: otherwise the new words would be recorded under the hash of the old ones for
  // ever.
  const keyNow = () => manifestKey(io.manifest, held && loaded.parts.hashes)
  for (let now = keyNow(); now !== words; now = keyNow()) {
    words = now
    loaded = load()
  }
  if (held !== undefined) held.loaded = loaded
  report(loaded.problems, loaded.sources, io)
  return { words, warnings: loaded.problems.length, site: loaded.site }
}
