import type { PageParts } from './page-parts.ts'
import type { PairChange } from './plan.ts'

/** Collects the language pairs that pages announce, before and after, and tells which come and go. */
export interface Pairs {
  /** Notes what a page that changes announced, and would announce. A page that stays as it is stays in its pair. */
  note: (url: string, before: PageParts | undefined, after: PageParts | undefined) => void
  changes: () => PairChange[]
}

export function openPairs(): Pairs {
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
        const pair = parts && pairOf(parts)
        if (pair !== undefined) pairs.set(`${pair.en} ${pair.es}`, pair)
      }
    },
    changes: () => [
      ...only(after, before).map((pair) => ({ action: 'appears' as const, ...pair, whole: both(pair, arriving) })),
      ...only(before, after).map((pair) => ({ action: 'breaks' as const, ...pair, whole: both(pair, leaving) })),
    ],
  }
}

interface Pair {
  en: string
  es: string
}

const both = ({ en, es }: Pair, urls: ReadonlySet<string>) => urls.has(en) && urls.has(es)

const only = (pairs: ReadonlyMap<string, Pair>, others: ReadonlyMap<string, Pair>) =>
  [...pairs].filter(([name]) => !others.has(name)).map(([, pair]) => pair)

function pairOf({ alternates: { en, es } }: PageParts): Pair | undefined {
  return en === undefined || es === undefined ? undefined : { en: pathOf(en), es: pathOf(es) }
}

/** A site that moves to another domain keeps its pairs. */
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : address)
