import { remember } from './session.ts'

/** Milliseconds until the page opens anyway: the visitor may stop the browser on its way to the out-of-area page. */
export const leavingMs = 4000

/** Leaves for the out-of-area page and records which page was wanted. The Back button does not return here. */
export function turnAway(outOfArea: string): void {
  remember('geo-blocked-url', location.pathname + location.search + location.hash)
  location.replace(outOfArea)
}
