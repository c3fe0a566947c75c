/** A number as our messages write it: `20,000`. Not by Intl, which takes milliseconds to load. */
export const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** `27.6 MB`: of a million bytes each. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** A share as a percentage with at most one decimal: `42.5%`, `35%`. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** The highest of any number of numbers, 0 if there are none: as arguments of a function, 120,000 are too many. */
export const highest = (numbers: Iterable<number>): number => {
  let most = 0
  for (const each of numbers) if (each > most) most = each
  return most
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
