import { codesOf } from '../languages.ts'
import { isPageId } from '../parse/schemas/text.ts'
import { type RedirectRule, redirectFor } from '../redirect-rules.ts'
import type { Site } from '../site.ts'
import { onlyLanguage, urlOf } from '../urls.ts'
import type { Proposal, RedirectChange } from './plan.ts'

/**
 * Lines for redirects.yaml that send visitors of old addresses to the pages that replaced them. One line applies to
 * all languages, so most addresses in languages other than the default one need no line of their own.
 */
export function proposeRedirects(
  moves: ReadonlyMap<string, string>,
  changes: readonly RedirectChange[],
  { routes, links, redirects, manifest: { languages } }: Site,
): Proposal[] {
  const proposals: Proposal[] = []
  const covered: RedirectRule[] = [...redirects]
  const propose = (from: string, url: string) => {
    const to = routes.findUrl(url)?.source.id
    const isTaken = routes.findUrl(from) !== undefined || redirectFor(from, covered) !== undefined
    if (to === undefined || isTaken || !isPageId(from)) return
    proposals.push({ from, to, yaml: `- { from: ${from}, to: ${to} }` })
    for (const language of codesOf(languages))
      covered.push({ from: urlOf(from, language, languages), to: links.href(to, language) })
  }
  const isSingleLanguage = (url: string) => Number(onlyLanguage(url, languages) !== undefined)
  // A line for all languages covers the addresses of the others, so it comes first.
  const proposeAll = (all: Iterable<readonly [from: string, url: string]>) => {
    for (const [from, url] of [...all].sort(([a], [b]) => isSingleLanguage(a) - isSingleLanguage(b))) propose(from, url)
  }
  proposeAll(moves)
  proposeAll(lostShortForms(moves, changes))
  return proposals
}

/** The short addresses that led to moved pages, and would be lost with them. */
const lostShortForms = (moves: ReadonlyMap<string, string>, changes: readonly RedirectChange[]) =>
  changes
    .filter(({ action }) => action === 'removed')
    .flatMap((rule) =>
      [...moves].flatMap(([old, url]): (readonly [string, string])[] => {
        const short = shortFor(old, rule)
        return short === undefined ? [] : [[short, url]]
      }),
    )

/** The address from which a removed redirect led to `url`, directly or as one of the addresses its `*` matched. */
function shortFor(url: string, { from, to }: RedirectRule): string | undefined {
  if (to === url) return from
  const start = to.replace(/:splat$/, '')
  return start !== to && url.startsWith(start) ? from.slice(0, -1) + url.slice(start.length) : undefined
}
