import { readStored, store } from '../storage.ts'
import { isReferral, type Referral, referralOf } from './referral.ts'

// Campaign tags disappear from the address after one click. They are kept for the session, like the visit's number, and
// deleted with it. No outside tool receives them.

export const firstTouchKey = 'first_touch'

/** Stores the campaign tags in this page's address, unless an earlier page of the session had some. */
export function keepFirstTouch(): void {
  const tags = referralOf(location.search)
  if (tags.length > 0 && readFirstTouch().length === 0) store('session', firstTouchKey, JSON.stringify(tags))
}

/** Where the visit came from: the session's first campaign tags, or else those in this page's address. */
export function referralOfVisit(): Referral {
  const kept = readFirstTouch()
  return kept.length > 0 ? kept : referralOf(location.search)
}

function readFirstTouch(): Referral {
  try {
    const kept: unknown = JSON.parse(readStored('session', firstTouchKey) ?? '[]')
    return isReferral(kept) ? kept : []
  } catch {
    // Not written by us.
    return []
  }
}
