import { isKind, kinds } from '../kinds.ts'
import { locate } from '../problems/locate.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { type Group, isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'

/** Pages that patients act on and that nobody who may judge them has read. */
export function unreviewedPages(sources: readonly Source[]): Problem[] {
  return pagesOf(sources).flatMap(({ source, kind, review }) => {
    if (!(isKind(kind) && kinds[kind].needsReview) || typeof review?.by === 'string') return []
    const message = 'no clinician has reviewed the page'
    const fix = 'Let one read it, and add "review:" with the day and "by:" with their name and credentials.'
    return [problem('UNREVIEWED', locate(source, ['review']), message, fix)]
  })
}

/** Pages whose next review was due before `today`, `2026-11-21`. Only commands that make no page may ask: pages know no day. */
export function overdueReviews(sources: readonly Source[], today: string): Problem[] {
  return pagesOf(sources).flatMap(({ source, review }) => {
    if (typeof review?.next !== 'string' || review.next >= today) return []
    const fix = 'Read the page against its sources again, then set "on:" and "next:".'
    return [problem('OVERDUE_REVIEW', locate(source, ['review', 'next']), `the review was due on ${review.next}`, fix)]
  })
}

function pagesOf(sources: readonly Source[]): { source: Source; kind: unknown; review: Group | undefined }[] {
  return sources.flatMap((source) => {
    const page = source.value
    if (!source.file.startsWith('pages/') || !isGroup(page)) return []
    return [{ source, kind: page.kind, review: isGroup(page.review) ? page.review : undefined }]
  })
}
