import { browserStore, removeSessions } from './storage.ts'

/** The event that makes a page holding a session in memory drop it too. */
export const purgedEvent = 'sightline:purged'

/** Removes everything stored about visits on this device, in this tab and in the others. */
export function purgeAnalytics(): void {
  removeSessions(browserStore('localStorage'), browserStore('sessionStorage'))
  document.dispatchEvent(new Event(purgedEvent))
}
