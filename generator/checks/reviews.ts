import { kinds } from '../kinds.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { locate } from '../problems/locate.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { asGroup } from '../read/raw-values.ts'

/** Pages that patients act on and that no qualified person has read. */
export function unreviewedPages({ pages }: LooseManifest): Problem[] {
  return pages.flatMap(({ source, kind, group }) => {
    if (kind === undefined || !kinds[kind].needsReview || typeof asGroup(group?.review).by === 'string') return []
    const message = 'no clinician has reviewed the page'
    const fix = 'Let one read it, and add "review:" with the day and "by:" with their name and credentials.'
    return [problem('UNREVIEWED', locate(source, ['review']), message, fix)]
  })
}

/**
 * Pages whose next review was due before `today`, `2026-11-21`. Only for commands that make no pages: pages must not
 * depend on the date.
 */
export function overdueReviews({ pages }: LooseManifest, today: string): Problem[] {
  return pages.flatMap(({ source, group }) => {
    const review = asGroup(group?.review)
    if (typeof review.next !== 'string' || review.next >= today) return []
    const fix = 'Read the page against its sources again, then set "on:" and "next:".'
    return [problem('OVERDUE_REVIEW', locate(source, ['review', 'next']), `the review was due on ${review.next}`, fix)]
  })
}
