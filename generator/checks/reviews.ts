import { kinds } from '../kinds.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { day } from '../parse/schemas/day.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { asGroup, type Group } from '../read/raw-values.ts'

/** Pages that patients act on and that no qualified person has read. */
export function unreviewedPages({ pages, lists }: LooseManifest): Problem[] {
  const isRead = (group: Group | undefined) => typeof asGroup(group?.review).by === 'string'
  const fix =
    'Have one review it, and add "review:" with "on:" (the date), "next:" (when to review it again) and "by:" (their name and credentials).'
  const services = lists['services.yaml'].filter(({ value }) => !isRead(value))
  return [
    ...pages
      .filter(({ kind, group }) => kind !== undefined && kinds[kind].needsReview && !isRead(group))
      .map(({ source }) =>
        problem('UNREVIEWED', locate(source, ['review']), 'no clinician has reviewed the page', fix),
      ),
    ...services.map(({ source, path, slug }) =>
      problem('UNREVIEWED', locate(source, path), `no clinician has reviewed the service "${slug}"`, fix),
    ),
  ]
}

/** Pages whose next review was due before `today`. */
export function overdueReviews({ pages }: LooseManifest, today: string): Problem[] {
  return pages.flatMap(({ source, group }) => {
    const review = asGroup(group?.review)
    const [on, next] = [day.safeParse(review.on).data, day.safeParse(review.next).data]
    // A review with impossible dates is reported separately.
    if (on === undefined || next === undefined || next <= on || next >= today) return []
    const fix = 'Check the page against its sources again, then set "on:" and "next:".'
    return [problem('OVERDUE_REVIEW', locate(source, ['review', 'next']), `the review was due on ${next}`, fix)]
  })
}
