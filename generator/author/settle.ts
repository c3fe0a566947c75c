import type { Loaded } from '../load-site.ts'
import { loadSite } from '../load-site.ts'
import { isError, keyOf, type Problem } from '../problems/problems.ts'
import type { Site } from '../site.ts'
import type { Draft } from './draft.ts'
import { freeAddresses, keepAddresses } from './keep-addresses.ts'
import type { Moves } from './repoint.ts'

/** What the manifest would be with the changes of a draft made. */
export interface Settled {
  site: Site
  /** Warnings that are not there today. */
  warnings: Problem[]
}

/**
 * Sees what a draft would make, and adds to it the redirects by which every address of today still answers. With errors
 * that were not there, the change cannot be made.
 */
export function settle(
  folder: string,
  draft: Draft,
  moves: Moves,
  before: Loaded & { site: Site },
): Settled | { refused: Loaded } {
  freeAddresses(draft, moves.values())
  const load = () => loadSite(folder, before, { unsaved: draft.unsaved() })
  const changed = load()
  if (changed.site === undefined) return { refused: changed }
  keepAddresses(draft, moves, before.site, changed.site)
  const settled = load()
  if (settled.site === undefined) return { refused: settled }
  const known = new Set(before.problems.map(keyOf))
  return {
    site: settled.site,
    warnings: settled.problems.filter((each) => !isError(each) && !known.has(keyOf(each))),
  }
}
