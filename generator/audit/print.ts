import { highest, percent } from '../numbers.ts'
import { plural } from '../problems/print.ts'
import { table } from '../problems/table.ts'
import type { Audit, AuditedPage, Family } from './audit.ts'
import { hasLowOwnShare, isJudged, isLikeSibling, isOrphan, isThin, shareOnNearest } from './goals.ts'

/** Nobody reads a longer list. */
const longestList = 20
/** A question on more pages than this is worth a page of its own. */
const manyPages = 3

/** The audit for a terminal: the families, then the worst pages by name. `folder` is the manifest's name to display. */
export function printAudit(audit: Audit, folder: string): string {
  const judged = audit.families.filter(isJudged).flatMap(({ pages }) => pages)
  const all = audit.families.flatMap(({ pages }) => pages)
  const from = ({ place }: Pick<AuditedPage, 'place'>) => `${folder}/${sourceOf(place)}`
  return [
    indented([columns, ...audit.families.map(familyRow)]),
    ...worst(
      'Little of their own, or much shared with one sibling',
      judged.filter((page) => hasLowOwnShare(page) || isLikeSibling(page)).sort((a, b) => a.ownShare - b.ownShare),
      (page) => [
        page.url,
        `own ${percent(page.ownShare)}`,
        `${percent(shareOnNearest(page))} on ${page.nearest?.url}`,
        from(page),
      ],
    ),
    ...worst(
      'Thin',
      all.filter(isThin).sort((a, b) => a.words - b.words),
      (page) => [page.url, plural(page.words, 'word'), from(page)],
    ),
    ...worst('Linked only from the sitemap', all.filter(isOrphan), (page) => [page.url, from(page)]),
    ...worst('Without words of their own, published with noindex', audit.bare, (page) => [page.url, from(page)]),
    ...worst(
      'Questions on many pages',
      audit.questions.filter(({ urls }) => urls.length > manyPages).sort((a, b) => b.urls.length - a.urls.length),
      ({ question, urls }) => [question, plural(urls.length, 'page'), urls[0]!],
    ),
  ].join('\n\n')
}

const columns = ['kind', 'pages', 'own: median', 'least', 'on nearest: median', 'most', 'thin', 'orphans', 'clicks']

function familyRow({ kind, language, pages }: Family): string[] {
  const own = ascending(pages.map(({ ownShare }) => ownShare))
  const nearest = ascending(pages.map(shareOnNearest))
  return [
    `${kind} ${language}`,
    String(pages.length),
    percent(median(own)),
    percent(own[0]!),
    percent(median(nearest)),
    percent(nearest.at(-1)!),
    String(pages.filter(isThin).length),
    String(pages.filter(isOrphan).length),
    String(highest(pages.map(({ clicks = 0 }) => clicks))),
  ]
}

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
/** The median of ascending numbers: for an even count, the lower of the middle two. */
const median = (numbers: readonly number[]) => numbers[Math.floor((numbers.length - 1) / 2)]!

function worst<T>(heading: string, list: readonly T[], row: (entry: T) => string[]): string[] {
  if (list.length === 0) return []
  const more = list.length > longestList ? [`and ${list.length - longestList} more`] : []
  return [[`${heading}: ${list.length}`, indented(list.slice(0, longestList).map(row)), ...more].join('\n')]
}

const indented = (rows: readonly (readonly string[])[]) => table(rows).replace(/^/gm, '  ')

/** One object per page, in the order of the families, then one per page without words of its own. */
export function auditLines({ families, bare }: Audit): string[] {
  return [
    ...families
      .flatMap(({ pages }) => pages)
      .map(({ place, ...page }) => ({ indexed: true, ...page, source: sourceOf(place) })),
    ...bare.map(({ url, place }) => ({ indexed: false, url, source: sourceOf(place) })),
  ].map((line) => JSON.stringify(line))
}

const sourceOf = ({ file, line }: AuditedPage['place']) => `${file}:${line}`
