import { type Loaded, type LoadOptions, loadSite } from '../load-site.ts'
import { warnOnce } from '../problems/news.ts'
import { isError, type Problem } from '../problems/problems.ts'
import { manifestKey } from '../publish/manifest-key.ts'
import type { SettledHashes } from '../read/settled-hashes.ts'
import type { Site } from '../site.ts'
import type { Io } from './terminal/io.ts'
import { report } from './terminal/report.ts'

export interface ReadSite {
  /** The hash of the manifest that was read: it may have been saved after the first look. */
  manifestHash: string
  warnings: number
  /** Missing when there is an error. */
  site: Site | undefined
}

/** What `--watch` keeps of the manifest from the last read. */
export interface HeldSite {
  loaded?: Loaded
  /** Picks the warnings that have not been reported yet. */
  pick?: ReturnType<typeof warnOnce>
}

/**
 * Reads the manifest and reports its problems. Keeps only the site in memory, unless `held` is given for the next read:
 * file texts and check results take more memory than the site, and rendering needs neither. `known` are the hashes of
 * the manifest and of its files when the command began.
 */
export function readSite(
  io: Io,
  options: Pick<LoadOptions, 'preview' | 'host' | 'onManifest'>,
  known: { manifestHash: string; hashes: SettledHashes },
  held?: HeldSite,
): ReadSite {
  const load = () => loadSite(io.manifest, { ...options, before: held?.loaded })
  let { manifestHash } = known
  let loaded = load()
  // Read again if files were saved during reading: new texts must not be recorded under the hash of the old ones.
  const keyNow = () => manifestKey(io.manifest, held === undefined ? known.hashes : loaded.parts.hashes)
  for (let now = keyNow(); now !== manifestHash; now = keyNow()) {
    manifestHash = now
    loaded = load()
  }
  if (held !== undefined) held.loaded = loaded
  const { problems, sources, site } = loaded
  report({ problems: unreported(problems, io, held), sources }, io, { isPartial: true, host: options.host })
  const warnings = problems.filter((each) => !isError(each)).length
  return { manifestHash, warnings, site }
}

/** Every error, but each warning only once unless the screen is cleared: repeats would bury what is new. */
function unreported(problems: readonly Problem[], io: Io, held: HeldSite | undefined): readonly Problem[] {
  if (held === undefined || io.clear !== undefined) return problems
  held.pick ??= warnOnce()
  return held.pick(problems)
}
