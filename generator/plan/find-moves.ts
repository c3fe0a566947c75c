import { dirname } from 'node:path'
import { addTo, countBy } from '../group-by.ts'
import { sum } from '../numbers.ts'
import { nearest } from '../problems/nearest.ts'
import type { MoveCandidate } from './move-candidate.ts'

/** With at least this share of its own text in common, it is the same page. */
const sameOwnText = 0.6
/**
 * With at least this share of all its text in common, an equal title or a nearly equal address makes it the same page.
 */
const sameText = 0.5
/** With less text of its own than this, in characters, a page is recognized only by its title or address. */
const enoughText = 80
/** A text on more new pages than this comes from a template or a list, and says nothing about a page. */
const commonText = 50

/**
 * For each page that leaves, the new page that replaces it: the one with its text. Text that is also on the pages
 * around it does not count, or any city would look like any other: `around` gives the texts of a few of those pages.
 */
export function findMoves(
  leaving: readonly MoveCandidate[],
  arriving: readonly MoveCandidate[],
  around: (page: MoveCandidate) => ReadonlySet<string>,
): Map<string, string> {
  const byText = index(arriving, ({ texts, title }) => [...texts, title])
  const byFolder = index(arriving, ({ url }) => [dirname(url)])
  const moves = new Map<string, string>()
  for (const page of leaving) {
    const shared = around(page)
    const own = without(page.texts, shared)
    let best: { url: string; score: number } | undefined
    for (const other of candidates(page, own, byText, byFolder)) {
      const score = likeness(own, without(other.texts, shared))
      const isMoved =
        (score >= sameOwnText && lengthOf(own) >= enoughText) ||
        (isNamesake(page, other) && likeness(page.texts, other.texts) >= sameText)
      if (isMoved && (best === undefined || score > best.score)) best = { url: other.url, score }
    }
    if (best !== undefined) moves.set(page.url, best.url)
  }
  const all = new Map([...moves, ...followNames(moves, leaving, arriving)])
  return new Map(leaving.flatMap(({ url }): [string, string][] => (all.has(url) ? [[url, all.get(url)!]] : [])))
}

/** At least this many pages must have moved from one name to another for others of that name to follow. */
const enoughMoves = 2

/**
 * Pages that cannot be recognized by their text, but by a name that has moved: when the services of a city move from
 * `villa-park` to `villa-park-hills`, so does the city's own page, whose text is about little but the city.
 */
function followNames(
  moves: ReadonlyMap<string, string>,
  leaving: readonly MoveCandidate[],
  arriving: readonly MoveCandidate[],
): [from: string, to: string][] {
  const inFolder = [...moves].filter(([from, to]) => dirname(from) === dirname(to))
  const counts = countBy(inFolder, ([from, to]) => `${lastPart(from)} ${lastPart(to)}`)
  const renamed = [...counts].filter(([, count]) => count >= enoughMoves).map(([names]) => names.split(' '))
  const free = new Map(arriving.map(({ url, language }) => [url, language]))
  return leaving.flatMap(({ url, language }): [string, string][] => {
    if (moves.has(url)) return []
    const name = lastPart(url)
    const targets = renamed
      .filter(([old]) => name.startsWith(`${old}-`))
      .map(([old, now]) => `${dirname(url)}/${now}${name.slice(old!.length)}`)
    const to = targets.find((each) => free.get(each) === language)
    return to === undefined ? [] : [[url, to]]
  })
}

/** The new pages in the page's language that share a text of its own, its title, or nearly its address. */
function candidates(page: MoveCandidate, own: ReadonlySet<string>, byText: Index, byFolder: Index): Set<MoveCandidate> {
  const found = new Set(byFolder.get(dirname(page.url))?.filter((other) => isNamesake(page, other)))
  for (const text of [...own, page.title]) {
    const holders = byText.get(text) ?? []
    if (holders.length <= commonText) for (const other of holders) found.add(other)
  }
  return new Set([...found].filter(({ language }) => language === page.language))
}

function isNamesake(page: MoveCandidate, other: MoveCandidate): boolean {
  if (page.title === other.title) return true
  const [old, now] = [lastPart(page.url), lastPart(other.url)]
  if (dirname(page.url) !== dirname(other.url) || old === '' || now === '') return false
  return old.includes(now) || now.includes(old) || nearest(old, [now]) !== undefined
}

const lastPart = (url: string) => url.slice(url.lastIndexOf('/') + 1)

type Index = Map<string, MoveCandidate[]>

function index(pages: readonly MoveCandidate[], namesOf: (page: MoveCandidate) => Iterable<string>): Index {
  const found: Index = new Map()
  for (const page of pages) {
    for (const name of namesOf(page)) addTo(found, name, page)
  }
  return found
}

/** The share of text that two sets have in common, by length: 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = lengthOf(a) + lengthOf(b)
  const common = [...a].filter((text) => b.has(text))
  return all === 0 ? 0 : (2 * lengthOf(common)) / all
}

const without = (texts: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...texts].filter((text) => !others.has(text)))

const lengthOf = (texts: Iterable<string>) => sum(Array.from(texts, ({ length }) => length))
