import { manifestKey } from '../cache/manifest-key.ts'
import { type Loaded, loadSite } from '../load-site.ts'
import { isError, keyOf, type Problem } from '../problems/problems.ts'
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

/** What a command that goes on publishing knows of the manifest from the last time. */
export interface HeldSite {
  loaded?: Loaded
  /** The warnings it has told. */
  told?: Set<string>
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
  held?: HeldSite,
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
  report(untold(loaded.problems, io, held), loaded.sources, io)
  return { words, warnings: loaded.problems.length, site: loaded.site }
}

/** Every error; each warning once in a log that goes on, where it would bury what a save has brought. */
function untold(problems: readonly Problem[], io: Io, held: HeldSite | undefined): readonly Problem[] {
  if (held === undefined || io.clear !== undefined) return problems
  const told = held.told ?? new Set()
  held.told = new Set([...told, ...problems.map(keyOf)])
  return problems.filter((each) => isError(each) || !told.has(keyOf(each)))
}
