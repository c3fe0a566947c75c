/** A share as people read it: `42.5%`, or `35%` where nothing is lost by it. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`
