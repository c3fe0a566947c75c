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
      if (now === undefined) leaving.add(url)
      for (const [parts, pairs] of [
        [old, before],
        [now, after],
      ] as const) {
        if (parts === undefined) continue
        for (const pair of pairsOf(parts)) pairs.set(`${pair.original} ${pair.translation}`, pair)
      }
    },
    changes: () => [
      ...missingFrom(after, before).map((pair) => ({
        action: 'appears' as const,
        ...pair,
        whole: areBothIn(pair, arriving),
      })),
      ...missingFrom(before, after).map((pair) => ({
        action: 'breaks' as const,
        ...pair,
        whole: areBothIn(pair, leaving),
      })),
    ],
  }
}

type Pair = Pick<PairChange, 'original' | 'translation' | 'language'>

const areBothIn = ({ original, translation }: Pair, urls: ReadonlySet<string>) =>
  urls.has(original) && urls.has(translation)

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
