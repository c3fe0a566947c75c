import { browserStore, removeSessions } from './storage.ts'

/** Tells the page that keeps a session in memory to forget it too. */
export const purgedEvent = 'sightline:purged'

/** Removes all that was kept of visits on this device, in this tab and in the others. */
export function purgeAnalytics(): void {
  removeSessions(browserStore('localStorage'), browserStore('sessionStorage'))
  document.dispatchEvent(new Event(purgedEvent))
}
