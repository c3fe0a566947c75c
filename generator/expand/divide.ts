import { groupBy } from '../group-by.ts'
import type { NonEmpty } from '../non-empty.ts'

/** Entries whose slugs begin with the same letters. */
export interface Part<T> {
  /** The prefix of the slugs. It is unique among all parts, and serves as the part's address. */
  letters: string
  /** The entries that the part lists itself; all others are in its subparts. */
  entries: readonly T[]
  parts: readonly Part<T>[]
  /** The first and last of all its entries, its subparts included. */
  first: T
  last: T
}

/**
 * Divides entries, sorted by slug, by the letters they begin with, until no part lists more than `most` itself. A
 * part's letters depend on its own entries alone: a new entry changes one part, and no other part's address.
 */
export const divide = <T extends { slug: string }>(entries: readonly T[], most: number): Part<T>[] =>
  [...byNextLetter(entries, 0)].map(([letters, group]) => partOf(letters, group, most))

function partOf<T extends { slug: string }>(letters: string, entries: Readonly<NonEmpty<T>>, most: number): Part<T> {
  const ends = { first: entries[0], last: entries.at(-1)! }
  if (entries.length <= most) return { letters, entries, parts: [], ...ends }
  const shared = sharedLength(ends.first.slug, ends.last.slug)
  const groups = byNextLetter(entries, shared)
  // An entry whose slug is just the shared prefix has no further letter to be found by.
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
 * The groups that get pages of their own: the largest ones, until `surplus` entries are gone and the rest fits on a
 * page. A page for three entries helps nobody.
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

/** Groups entries by the prefix of their slugs, one letter longer than `shared`. */
const byNextLetter = <T extends { slug: string }>(entries: readonly T[], shared: number): Map<string, NonEmpty<T>> =>
  groupBy(entries, ({ slug }) => slug.slice(0, shared + 1))

/** The length of the prefix that all slugs between these two share. */
function sharedLength(first: string, last: string): number {
  let length = 0
  while (length < first.length && first[length] === last[length]) length += 1
  return length
}
