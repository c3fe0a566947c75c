import type { Adapter } from './adapter.ts'

/**
 * Call tracking by number swapping: the script replaces the page's phone numbers with the vendor's, and the vendor
 * counts the calls. It has no interface for events, so none are forwarded.
 */
export const callTracking: Adapter = {
  readsAddress: true,
  start: () => ({ forward: () => {}, stop: () => {} }),
}
