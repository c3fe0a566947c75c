import { remember } from './session.ts'

/** Leaves for the out-of-area page and passes on which page was wanted. Back does not return here. */
export function turnAway(outOfArea: string): void {
  remember('geo-blocked-url', location.pathname + location.search + location.hash)
  location.replace(outOfArea)
}
