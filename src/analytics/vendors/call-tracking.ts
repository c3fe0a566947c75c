import type { Adapter } from './adapter.ts'

/**
 * Call tracking by number swapping: the script replaces the phone numbers of the page with the vendor's, and the vendor
 * counts the calls. It has no interface for events, so none is forwarded.
 */
export const callTracking: Adapter = {
  readsAddress: true,
  start: () => ({ forward: () => {}, stop: () => {} }),
}
