import { called } from '../called.ts'
import { englishName } from '../languages.ts'
import { percent } from '../numbers.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import { firstOf, plural } from '../problems/print.ts'
import { type Problem, problem } from '../problems/problems.ts'
import type { Audit, AuditedPage, BarePage, Family } from './audit.ts'
import { goals, hasLowOwnShare, isJudged, isLikeSibling, isOrphan, isThin, shareOnNearest } from './goals.ts'

/** What `check` reports from the audit: one warning per family and reason, with the three worst pages. */
export function auditWarnings({ families, bare }: Audit): Problem[] {
  return [
    ...families.filter(isJudged).flatMap((family) => [
      ...warn(family, {
        code: 'DOORWAY_PAGE',
        matches: hasLowOwnShare,
        worstFirst: (a, b) => a.ownShare - b.ownShare,
        what: [`is less than ${percent(goals.ownShare)} unique`, `are less than ${percent(goals.ownShare)} unique`],
        describe: ({ url, ownShare }) => `${url} (${percent(ownShare)})`,
        fix: 'Write on each what is true of that page only.',
      }),
      ...warn(family, {
        code: 'DOORWAY_PAGE',
        matches: isLikeSibling,
        worstFirst: (a, b) => shareOnNearest(b) - shareOnNearest(a),
        what: [
          `shares over ${percent(goals.containment)} of its words with one sibling`,
          `share over ${percent(goals.containment)} of their words with one sibling`,
        ],
        describe: (page) => `${page.url} (${percent(shareOnNearest(page))} on ${page.nearest?.url})`,
        fix: 'Write on each what is true of that page only.',
      }),
      ...warn(family, {
        code: 'THIN_PAGE',
        matches: isThin,
        worstFirst: (a, b) => a.words - b.words,
        what: [`has under ${goals.words} words`, `have under ${goals.words} words`],
        describe: ({ url, words }) => `${url} (${words})`,
        fix: 'Say more on each, or merge several into one page.',
      }),
    ]),
    ...families.flatMap((family) =>
      warn(family, {
        code: 'ORPHAN_PAGE',
        matches: isOrphan,
        worstFirst: () => 0,
        what: ['is linked only from the sitemap', 'are linked only from the sitemap'],
        describe: ({ url }) => url,
        fix: 'Link to each from a page about a related subject.',
      }),
    ),
    ...bareWarning(bare),
  ]
}

interface Reason {
  code: ProblemCode
  matches: (page: AuditedPage) => boolean
  worstFirst: (a: AuditedPage, b: AuditedPage) => number
  /** What the message says about one such page, and about several. */
  what: readonly [one: string, several: string]
  describe: (page: AuditedPage) => string
  fix: string
}

function warn(
  { kind, language, pages }: Family,
  { code, matches, worstFirst, what, describe, fix }: Reason,
): Problem[] {
  const meant = pages.filter(matches).sort(worstFirst)
  if (meant.length === 0) return []
  const [one, several] = what
  const message = `${meant.length} of ${plural(pages.length, 'page')} of the kind ${kind} in ${englishName(language)} ${meant.length === 1 ? one : several}: ${firstOf(meant.map(describe))}`
  return [problem(code, meant[0]!.place, message, `${fix} "${called} audit --json" lists all of them.`)]
}

function bareWarning(bare: readonly BarePage[]): Problem[] {
  if (bare.length === 0) return []
  const [has, its, is] = bare.length === 1 ? ['has', 'its', 'is'] : ['have', 'their', 'are']
  const message = `${plural(bare.length, 'page')} about a service in a city ${has} no words of ${its} own and ${is} published with noindex: ${firstOf(bare.map(({ url }) => url))}`
  const fix = 'Write services-in-cities/<city>.yaml for such pages, or set "indexBarePages: true" in practice.yaml.'
  return [problem('BARE_PAGES', bare[0]!.place, message, fix)]
}
