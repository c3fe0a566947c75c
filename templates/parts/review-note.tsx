import type { Review, Words } from '../../generator/page.ts'

interface ReviewProps {
  review: Review | 'none' | undefined
  words: Words
}

/** States above an article who reviewed it. A page without a review says so at its end, beside its sources. */
export function ReviewedBy({ review, words }: ReviewProps) {
  if (review === undefined || review === 'none' || review.by === undefined) return null
  return <p className="note">{words('review.short', { by: review.by, on: review.on })}</p>
}

/** When the page was checked and by whom, and when the next check is due. Or plainly that nobody has checked it. */
export function ReviewNote({ review, words }: ReviewProps) {
  return review === undefined ? null : <p className="review">{sentence(review, words)}</p>
}

function sentence(review: Review | 'none', words: Words): string {
  if (review === 'none') return words('review.none')
  const { on, next, by } = review
  return by === undefined ? words('review.unread', { on, next }) : words('review.read', { by, on, next })
}
