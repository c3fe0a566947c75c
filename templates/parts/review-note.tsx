import type { Review, Words } from '../../generator/page.ts'

/** Above an article: who has read it. A page nobody has read says so at its end, beside its sources. */
export function ReviewedBy({ review, words }: { review: Review | undefined; words: Words }) {
  if (review?.by === undefined) return null
  return <p className="note">{words('review.short', { by: review.by, on: review.on })}</p>
}

/** When the page was checked, by whom, and when that is due again. */
export function ReviewNote({ review, words }: { review: Review | undefined; words: Words }) {
  if (review === undefined) return null
  const { on, next, by } = review
  return (
    <p className="review">
      {by === undefined ? words('review.unread', { on, next }) : words('review.read', { by, on, next })}
    </p>
  )
}
