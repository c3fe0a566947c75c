import MiniSearch from 'minisearch'
import type { Language } from '../languages.ts'
import { cityPages } from './city-pages.ts'
import { indexOptionsFor, maxListed, type SearchFile } from './file.ts'
import { type Match, type Matches, phraseMatcher } from './phrase-matcher.ts'
import { guessOptions, makeIsKnown, meaningValue, nameValue, searchOptions, significantWords } from './query.ts'

/** A page or an answer as listed. An answer names the page with more details, if the search has that page. */
export interface Found {
  url: string
  name: string
  kind: string
  line: string
  answer?: { page: string | undefined; hurry: number }
}

export interface Scored extends Found {
  /** MiniSearch's score, times the weight of the page's kind. */
  score: number
  /** What the query's words for the page are worth, see `claims`. */
  claim: number
}

/** Answers, then pages that match, best first. `undefined` while nothing is asked: `''`, `of the`. */
type LookUp = (words: string) => Found[] | undefined

/** Makes the search file of a site with these languages searchable. Throws when its index is invalid. */
export function openSearch(file: SearchFile, siteLanguages: readonly Language[]): LookUp {
  const options = { ...indexOptionsFor(siteLanguages), searchOptions }
  const fold = options.processTerm
  const index = MiniSearch.loadJS(file.index as Parameters<typeof MiniSearch.loadJS>[0], options)
  const isKnown = makeIsKnown(index)
  const inCities = cityPages(file, index, fold, isKnown)
  const guesses = guessOptions(isKnown)
  const names = [...file.pages.map(([, name], page) => [page, name] as const), ...file.twins]
  const named = phraseMatcher(names, fold, isKnown)
  const meant = phraseMatcher(file.asked, fold, isKnown)
  return (words) => {
    const significant = significantWords(words, fold)
    if (significant.length === 0) return undefined
    const asked = meant(words)
    const claimed = claims(named(words), asked, file)
    const answers = answersTo(asked, file)
    // A known word may be the beginning of another only while it is alone: `scratched eye` is not about eyewear.
    const guess = significant.length > 1 ? guesses : { fuzzy: guesses.fuzzy }
    const scores = new Map(index.search(words, guess).map(({ id, score }) => [id as number, score]))
    const listed = [...new Set([...scores.keys(), ...claimed.keys()])].flatMap((id) =>
      scored(id, scores.get(id) ?? 0, claimed.get(id) ?? 0, file),
    )
    const shown = new Set(answers.map(({ url }) => url.split('#', 1)[0]))
    const others = best([...listed, ...inCities(words, asked)]).filter(({ url }) => !shown.has(url))
    return [...answers, ...others].slice(0, maxListed)
  }
}

const maxAnswers = 2

/** A page is dropped if it scores below this share of the best and is not named. */
const minShareOfBest = 0.1

/** At least this share of the query must ask for an answer: `open angle glaucoma` is not about hours. */
const minShareAsked = 0.5

function answersTo(asked: Matches, { pages, answers }: SearchFile): Found[] {
  const pageShares = [...asked].flatMap(([target, { share }]) => (target < pages.length ? share : []))
  const minShare = Math.max(minShareAsked, ...pageShares)
  const matched = answers.flatMap(([name, kind, line, url, page, hurry], number) => {
    const match = asked.get(pages.length + number)
    const found: Found = { url, name, kind, line, answer: { page: pages[page]?.[0], hurry } }
    return match === undefined ? [] : { found, hurry, match, share: match.share }
  })
  const urgent = matched.filter(({ hurry }) => hurry > 0).map(({ match }) => match)
  return (
    matched
      .filter(({ hurry, match, share }) => (hurry > 0 ? !isPartOfOthers(match, urgent) : share >= minShare))
      .sort((a, b) => b.hurry - a.hurry || b.share - a.share)
      // One urgent answer is enough.
      .filter(({ hurry }, place) => hurry === 0 || place === 0)
      .slice(0, maxAnswers)
      .map(({ found }) => found)
  )
}

/**
 * Whether each phrase of a match is part of a longer one of another. That one is what the query is about: `burned eyes
 * welding` is not about burns from chemicals. Of phrases with different words, all count.
 */
const isPartOfOthers = ({ phrases }: Match, matches: readonly Match[]) =>
  phrases.every((words) =>
    matches.some((other) =>
      other.phrases.some((longer) => longer.length > words.length && words.every((word) => longer.includes(word))),
    ),
  )

/**
 * The value of the query's words for each page: as its name, as words meaning it, as words asking for its answers.
 * Squared, because one word of three says little: `open angle glaucoma`.
 */
function claims(named: Matches, asked: Matches, { pages, answers }: SearchFile): Map<number, number> {
  const own = new Map([...named].map(([page, { share }]) => [page, share ** 2 * nameValue]))
  for (const [target, { share }] of asked) {
    const page = target < pages.length ? target : answers[target - pages.length]![4]
    own.set(page, Math.max(share ** 2 * meaningValue, own.get(page) ?? 0))
  }
  return own
}

function scored(id: number, score: number, claim: number, { pages, kinds }: SearchFile): Scored[] {
  const page = pages[id]
  if (page === undefined) return []
  const [url, name, kind, line] = page
  const [sort, weight] = kinds[kind]!
  return [{ url, name, kind: sort, line, score: score * weight, claim }]
}

function best(found: readonly Scored[]): Found[] {
  const top = Math.max(...found.map(({ score }) => score))
  const merit = ({ score, claim }: Scored) => (top > 0 ? score / top : 0) + claim
  return found
    .filter(({ score, claim }) => claim > 0 || score >= top * minShareOfBest)
    .sort((a, b) => merit(b) - merit(a))
    .map(({ url, name, kind, line }) => ({ url, name, kind, line }))
}
