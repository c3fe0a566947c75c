// The city names the gate knows, and the files that hold them if there are many. boot.ts uses neither.

/**
 * A name without capitals and accents: `Cañada` is written both ways. plainLetters handles further letters, which no
 * city in the United States has in its name.
 */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase()

/**
 * The file that would list a city, when the names are split into `files` files. The count is part of the names, so that
 * a page with outdated rules does not mistake one of these files for its own.
 */
export function cityFileOf(name: string, files: number): string {
  let hash = 0
  for (const letter of plainName(name)) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) >>> 0
  return cityFile(hash % files, files)
}

export const cityFile = (index: number, files: number): string => `geo-gate-${files}-${index}.json`
