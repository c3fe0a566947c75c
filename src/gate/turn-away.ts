import { remember } from './session.ts'

/** After so long the page opens all the same: the browser may be stopped on its way to the out-of-area page. */
export const leavingMs = 4000

/** Leaves for the out-of-area page and passes on which page was wanted. Back does not return here. */
export function turnAway(outOfArea: string): void {
  remember('geo-blocked-url', location.pathname + location.search + location.hash)
  location.replace(outOfArea)
}
