import { readStored, store } from '../storage.ts'
import { isReferral, type Referral, referralOf } from './referral.ts'

// The tags of the link by which a visitor came are gone from the address after one click. They are kept for the session,
// like the number of the visit, deleted with it, and no outside tool receives them.

export const firstTouchKey = 'first_touch'

/** Keeps the campaign tags of this page's address, unless an earlier page of the session had some. */
export function keepFirstTouch(): void {
  const tags = referralOf(location.search)
  if (tags.length > 0 && readFirstTouch().length === 0) store('session', firstTouchKey, JSON.stringify(tags))
}

/** Where the visit came from: the first campaign tags of the session, or else those of this page's address. */
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
