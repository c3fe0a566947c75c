import type { Adapter } from './adapter.ts'

/**
 * Call tracking by number swapping: the script finds the phone numbers of the page and puts the vendor's in their place,
 * and the vendor counts the calls. It has no door for events, so none is forwarded.
 */
export const callTracking: Adapter = {
  readsAddress: true,
  start: () => ({ forward: () => {}, stop: () => {} }),
}
