import { languages } from '../../src/shared/languages.ts'
import { pageId } from '../parse/schemas/text.ts'
import type { Site } from '../site.ts'
import { isSpanishOnly, urlOf } from '../urls.ts'
import { redirectFor } from './compare-redirects.ts'
import type { Proposal, Redirect, RedirectChange } from './plan.ts'

/**
 * The lines of redirects.yaml that lead visitors of old addresses on to the pages that have taken their place. One line
 * holds for both languages, so most Spanish addresses need none of their own.
 */
export function proposeRedirects(
  moves: ReadonlyMap<string, string>,
  changes: readonly RedirectChange[],
  { rows, links, redirects }: Site,
): Proposal[] {
  const proposals: Proposal[] = []
  const covered: Redirect[] = [...redirects]
  const propose = (from: string, url: string) => {
    const to = rows.findUrl(url)?.subject.id
    const isTaken = rows.findUrl(from) !== undefined || redirectFor(from, covered) !== undefined
    if (to === undefined || isTaken || !pageId.safeParse(from).success) return
    proposals.push({ from, to, yaml: `- { from: ${from}, to: ${to} }` })
    for (const language of languages) covered.push({ from: urlOf(from, language), to: links.href(to, language) })
  }
  const inOrder = [...moves].sort(([a], [b]) => Number(isSpanishOnly(a)) - Number(isSpanishOnly(b)))
  for (const [from, url] of inOrder) propose(from, url)
  // A short address that led to a page which has moved would be lost with it.
  for (const { action, from, to } of changes) {
    const url = moves.get(to)
    if (action === 'removed' && url !== undefined) propose(from, url)
  }
  return proposals
}
