import type { PageRow } from '../../../src/shared/studio.ts'
import { audit } from '../../audit/audit.ts'
import { filledRoute } from '../../expand/fill-route.ts'
import { titleOf } from '../../expand/links.ts'
import { groupBy } from '../../group-by.ts'
import type { Loaded } from '../../load-site.ts'
import { memo } from '../../memo.ts'
import type { Problem } from '../../problems/problems.ts'
import { asGroup } from '../../read/raw-values.ts'
import type { Route, Site } from '../../site.ts'

/** Every page and what is left to do on it. `today` is a day, `2026-11-22`. Mirrors have no text and are left out. */
export function pageRows(site: Site, { problems, loose }: Loaded, today: string): PageRow[] {
  const shares = memo(site, 'own shares', () => ownShares(site))
  // A missing translation is the state of its own page: as a problem of the entry, it would count for every language.
  const problemsOf = problemsByEntry(
    problems.filter(({ code }) => code !== 'UNTRANSLATED'),
    site,
  )
  const reviews = new Map(loose.pages.map(({ source, group }) => [source.file, asGroup(group?.review).next]))
  return Array.from(site.routes)
    .filter(({ state }) => state !== 'mirror')
    .map((route): PageRow => {
      const { source, url, language, state } = route
      const { file, line } = source.place
      const next = reviews.get(file)
      const share = shares.get(url)
      return {
        url,
        kind: source.kind,
        language,
        state,
        heading: titleOf(filledRoute(route, site)).heading,
        place: file,
        line,
        ...(typeof next === 'string' && { reviewDue: next, isOverdue: next < today }),
        ...(share !== undefined && { ownShare: share }),
        problems: problemsOf(route).map(({ severity, line, message }) => ({ severity, line, message })),
      }
    })
}

const ownShares = (site: Site): Map<string, number> =>
  new Map(audit(site).families.flatMap(({ pages }) => pages.map(({ url, ownShare }) => [url, ownShare] as const)))

/**
 * The problems in a page's own file or, in a file of many entries, between its entry's first line and the next entry.
 */
function problemsByEntry(problems: readonly Problem[], site: Site): (route: Route) => Problem[] {
  const starts = new Map<string, Set<number>>()
  for (const { source } of site.routes) {
    const { file, line } = source.place
    starts.set(file, (starts.get(file) ?? new Set()).add(line))
  }
  const sorted = new Map([...starts].map(([file, lines]) => [file, [...lines].sort((a, b) => a - b)]))
  const startOf = ({ file, line }: Problem) => sorted.get(file)?.findLast((start) => start <= line)
  const byEntry = groupBy(problems, (each) => `${each.file}:${startOf(each)}`)
  return ({ source: { place } }) => byEntry.get(`${place.file}:${place.line}`) ?? []
}
