import { type Loaded, type LoadedSite, loadSite } from '../load-site.ts'
import { newProblems } from '../problems/news.ts'
import type { Problem } from '../problems/problems.ts'
import type { Site } from '../site.ts'
import type { Draft } from './draft.ts'
import { freeAddresses, keepAddresses } from './keep-addresses.ts'
import type { Moves } from './repoint.ts'

/** The outcome of a draft's changes. */
interface Settled {
  site: Site
  /** Warnings that the manifest does not have now. */
  warnings: Problem[]
}

/**
 * Loads the site that a draft would make, and adds redirects to the draft so that every current address still works. A
 * redirect whose address the draft gives to a page is removed. A draft that does not load is refused.
 */
export function settle(folder: string, draft: Draft, moves: Moves, before: LoadedSite): Settled | { refused: Loaded } {
  freeAddresses(draft)
  const load = () => loadSite(folder, { before, unsaved: draft.unsaved() })
  const changed = load()
  if (changed.site === undefined) return { refused: changed }
  keepAddresses(draft, moves, before.site, changed.site)
  const settled = load()
  if (settled.site === undefined) return { refused: settled }
  // A site has no errors.
  return { site: settled.site, warnings: newProblems(settled.problems, before.problems) }
}
