import { removeSessions } from './storage.ts'

/** Removes all that was kept of visits on this device. */
export function purgeAnalytics(): void {
  try {
    removeSessions(localStorage)
  } catch (error) {
    console.warn('The visits could not be removed', error)
  }
}
