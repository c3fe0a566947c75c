import type { PageParts } from './page-parts.ts'
import type { PairChange } from './plan.ts'

/** A pair is a page in the default language and its translation into one other language. */
export interface Pairs {
  /** Records what a changing page announced, and what it would announce. A page that does not change keeps its pair. */
  note: (url: string, before: PageParts | undefined, after: PageParts | undefined) => void
  changes: () => PairChange[]
}

/** Collects the language pairs that pages announce, before and after, and reports those added and removed. */
export function trackPairs(): Pairs {
  const before = new Map<string, Pair>()
  const after = new Map<string, Pair>()
  const arriving = new Set<string>()
  const leaving = new Set<string>()
  return {
    note: (url, old, now) => {
      if (old === undefined) arriving.add(url)
      else addPairs(before, old)
      if (now === undefined) leaving.add(url)
      else addPairs(after, now)
    },
    changes: () => [
      ...missingFrom(after, before).map((pair) => changeOf(pair, 'appears', arriving)),
      ...missingFrom(before, after).map((pair) => changeOf(pair, 'breaks', leaving)),
    ],
  }
}

type Pair = Pick<PairChange, 'original' | 'translation' | 'language'>

function addPairs(pairs: Map<string, Pair>, parts: PageParts): void {
  for (const pair of pairsOf(parts)) pairs.set(`${pair.original} ${pair.translation}`, pair)
}

/** `pages` are those that arrive or leave. */
const changeOf = (pair: Pair, action: PairChange['action'], pages: ReadonlySet<string>): PairChange => ({
  action,
  ...pair,
  whole: pages.has(pair.original) && pages.has(pair.translation),
})

const missingFrom = (pairs: ReadonlyMap<string, Pair>, others: ReadonlyMap<string, Pair>) =>
  [...pairs].filter(([name]) => !others.has(name)).map(([, pair]) => pair)

/** The page in the default language is the one announced as `x-default`. */
function pairsOf({ alternates: { 'x-default': original, ...others } }: PageParts): Pair[] {
  if (original === undefined) return []
  return Object.entries(others)
    .filter(([, address]) => address !== original)
    .map(([language, address]) => ({ original: pathOf(original), translation: pathOf(address), language }))
}

/** Paths only: a site that moves to another domain keeps its pairs. */
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : address)
