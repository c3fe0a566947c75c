/** Entries whose slugs begin with the same letters. */
export interface Part<T> {
  /** What the slugs begin with. No other part has the same: they are the part's address. */
  letters: string
  /** Those that the part lists itself; the others are in its parts. */
  entries: readonly T[]
  parts: readonly Part<T>[]
  /** The ends of all its entries, those of its parts included. */
  first: T
  last: T
}

/**
 * Divides entries, in the order of their slugs, by the letters they begin with, until no part lists more than `most` itself.
 * The letters of a part follow from its entries alone: a further entry changes one part, and moves no other to another
 * address.
 */
export const divide = <T extends { slug: string }>(entries: readonly T[], most: number): Part<T>[] =>
  [...byNextLetter(entries, 0)].map(([letters, group]) => partOf(letters, group, most))

function partOf<T extends { slug: string }>(letters: string, entries: readonly T[], most: number): Part<T> {
  const ends = { first: entries[0]!, last: entries.at(-1)! }
  if (entries.length <= most) return { letters, entries, parts: [], ...ends }
  const shared = sharedLength(ends.first.slug, ends.last.slug)
  const groups = byNextLetter(entries, shared)
  // An entry that is no more than what all begin with has no letter of its own to be found by.
  const large = largest(
    [...groups].filter(([key]) => key.length > shared),
    entries.length - most,
  )
  return {
    letters,
    entries: [...groups].flatMap(([key, group]) => (large.has(key) ? [] : group)),
    parts: [...groups].flatMap(([key, group]) => (large.has(key) ? [partOf(key, group, most)] : [])),
    ...ends,
  }
}

/**
 * The groups that get pages of their own, the largest first, until `surplus` entries are gone and the rest fits on a page:
 * a page for three entries helps nobody.
 */
function largest(groups: [string, readonly unknown[]][], surplus: number): Set<string> {
  const taken = new Set<string>()
  let left = surplus
  for (const [key, { length }] of groups.sort(([, a], [, b]) => b.length - a.length)) {
    if (left <= 0) break
    taken.add(key)
    left -= length
  }
  return taken
}

/** By what their slugs begin with, up to one letter after the first `shared`. */
function byNextLetter<T extends { slug: string }>(entries: readonly T[], shared: number): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const letters = entry.slug.slice(0, shared + 1)
    const group = groups.get(letters)
    if (group === undefined) groups.set(letters, [entry])
    else group.push(entry)
  }
  return groups
}

/** How many letters all slugs between these two begin with. */
function sharedLength(first: string, last: string): number {
  let length = 0
  while (length < first.length && first[length] === last[length]) length += 1
  return length
}
