import type { Review, Words } from '../../generator/page.ts'

interface ReviewProps {
  review: Review | 'none' | undefined
  words: Words
}

/** Above an article: who has read it. A page nobody has read says so at its end, beside its sources. */
export function ReviewedBy({ review, words }: ReviewProps) {
  if (review === undefined || review === 'none' || review.by === undefined) return null
  return <p className="note">{words('review.short', { by: review.by, on: review.on })}</p>
}

/** When the page was checked, by whom, and when that is due again; or plainly that nobody has. */
export function ReviewNote({ review, words }: ReviewProps) {
  return review === undefined ? null : <p className="review">{sentence(review, words)}</p>
}

function sentence(review: Review | 'none', words: Words): string {
  if (review === 'none') return words('review.none')
  const { on, next, by } = review
  return by === undefined ? words('review.unread', { on, next }) : words('review.read', { by, on, next })
}
