// The names the gate knows, and the files they are in where there are many. boot.ts has no use for either.

/** A name without capitals and accents: `Cañada` is written both ways. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase()

/**
 * Which of `files` files has a city in it, if it is listed at all. Their number is part of their names: a page that still
 * has other rules does not take one of these for its own.
 */
export function cityFileOf(name: string, files: number): string {
  let hash = 0
  for (const letter of plainName(name)) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0
  return cityFile(hash % files, files)
}

export const cityFile = (index: number, files: number): string => `geo-gate-${files}-${index}.json`
