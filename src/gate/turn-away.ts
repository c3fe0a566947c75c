import { remember } from './session.ts'

/** Leaves for the out-of-area page, which is told where the visitor wanted to go. Back does not lead here again. */
export function turnAway(outOfArea: string): void {
  remember('geo-blocked-url', location.pathname + location.search + location.hash)
  location.replace(outOfArea)
}
