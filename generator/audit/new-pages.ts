import { percent } from '../numbers.ts'
import { plural } from '../problems/print.ts'
import type { Route, Site } from '../site.ts'
import { type Audit, type AuditedPage, audit, isBare } from './audit.ts'
import { goals, hasLowOwnShare, isJudged, isLikeSibling, isOrphan, isThin } from './goals.ts'

/** How many of the pages a plan adds are bare, and how many miss each goal. */
export interface NewPages {
  bare: number
  alike: number
  thin: number
  orphans: number
}

/** Judges new pages. The site is measured only if one of them is indexed. */
export function judgeNewPages(added: readonly Route[], site: Site): NewPages {
  const urls = new Set(added.filter(({ indexed }) => indexed).map(({ url }) => url))
  const audited: Audit = urls.size === 0 ? { families: [], bare: [], questions: [] } : audit(site)
  const count = (families: Audit['families'], matches: (page: AuditedPage) => boolean) =>
    families.flatMap(({ pages }) => pages).filter((page) => urls.has(page.url) && matches(page)).length
  const judged = audited.families.filter(isJudged)
  return {
    bare: added.filter(isBare).length,
    alike: count(judged, (page) => hasLowOwnShare(page) || isLikeSibling(page)),
    thin: count(judged, isThin),
    orphans: count(audited.families, isOrphan),
  }
}

/** At most one line about the new pages: `+16 pages, 14 of them without words of their own: published with noindex`. */
export function describeNewPages({ bare, alike, thin, orphans }: NewPages, added: number): string[] {
  const said = [
    [bare, 'without words of their own: published with noindex'],
    [
      alike,
      `too much like a sibling: under ${percent(goals.ownShare)} unique, or over ${percent(goals.containment)} shared with one page`,
    ],
    [thin, `with under ${goals.words} words`],
    [orphans, 'linked only from the sitemap'],
  ] as const
  const parts = said.flatMap(([count, what]) => (count === 0 ? [] : [`${count} of them ${what}`]))
  return parts.length === 0 ? [] : [`+${plural(added, 'page')}, ${parts.join('; ')}`]
}
