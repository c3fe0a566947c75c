import { sum } from '../numbers.ts'
import { likelyPairs } from './likely-pairs.ts'

/** What a page has in common with the other pages of its family. */
export interface Compared {
  /** The share of its runs that no other page has: 0 to 1, and 1 if it has no runs. */
  ownShare: number
  /** The page with the largest share of its runs, by index in the family, and that share. */
  nearest?: { sibling: number; containment: number } | undefined
}

/** In a family of up to this many pages, every page is compared with every other. */
const fewSiblings = 300

/** Compares the pages of a family by their runs. Each page's runs must be ascending and distinct. */
export function compareSiblings(family: readonly Int32Array[], compareAllUpTo = fewSiblings): Compared[] {
  const isSmall = family.length <= compareAllUpTo
  const own = new Int32Array(family.length)
  const shared = new Int32Array(isSmall ? family.length ** 2 : 0)
  const entries = sortedEntries(family)
  // Plain loops over one array, for speed: a site of six hundred pages has half a million runs.
  for (let start = 0, end = 0; start < entries.length; start = end) {
    const nextRun = (Math.floor(entries[start]! / maxPages) + 1) * maxPages
    for (end = start + 1; end < entries.length && entries[end]! < nextRun; ) end += 1
    if (end === start + 1) own[pageOf(entries[start]!)]! += 1
    else if (isSmall) countPairs(entries, start, end, family.length, shared)
  }
  const compared = family.map(
    (runs, page): Compared => ({ ownShare: runs.length === 0 ? 1 : own[page]! / runs.length }),
  )
  const note = (page: number, sibling: number, count: number): void => {
    const share = count / Math.max(1, family[page]!.length)
    const known = compared[page]!
    if (known.nearest === undefined || share > known.nearest.containment)
      known.nearest = { sibling, containment: share }
  }
  const noteBoth = (page: number, other: number, count: number): void => {
    note(page, other, count)
    note(other, page, count)
  }
  if (isSmall) {
    for (let page = 0; page < family.length; page += 1)
      for (let other = page + 1; other < family.length; other += 1)
        noteBoth(page, other, shared[page * family.length + other]!)
  } else {
    for (const [page, other] of likelyPairs(family)) {
      noteBoth(page, other, countShared(family[page]!, family[other]!))
    }
  }
  return compared
}

/** Counts a run for each pair of pages that have it, indexed with the lower page first. */
function countPairs(entries: Float64Array, start: number, end: number, count: number, shared: Int32Array): void {
  for (let one = start; one < end; one += 1) {
    const row = pageOf(entries[one]!) * count
    for (let other = one + 1; other < end; other += 1) shared[row + pageOf(entries[other]!)]! += 1
  }
}

const maxPages = 2 ** 20

/**
 * One number per run of a page, the run in its high digits and the page in its low ones: sorted, equal runs are
 * adjacent.
 */
function sortedEntries(family: readonly Int32Array[]): Float64Array {
  const entries = new Float64Array(sum(family.map(({ length }) => length)))
  let filled = 0
  for (const [page, runs] of family.entries()) for (const run of runs) entries[filled++] = run * maxPages + page
  return entries.sort()
}

const pageOf = (entry: number): number => entry - Math.floor(entry / maxPages) * maxPages

/** How many runs both have. Both must be ascending and distinct. */
function countShared(a: Int32Array, b: Int32Array): number {
  let shared = 0
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const one = a[i]!
    const other = b[j]!
    if (one === other) shared += 1
    if (one <= other) i += 1
    if (other <= one) j += 1
  }
  return shared
}
