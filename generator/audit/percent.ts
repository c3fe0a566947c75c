/** A share as a percentage with at most one decimal: `42.5%`, `35%`. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`
