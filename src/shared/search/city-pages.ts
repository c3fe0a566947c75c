import MiniSearch, { type SearchResult } from 'minisearch'
import type { CityPattern, FoldWord, SearchFile } from './file.ts'
import type { Found, Scored } from './look-up.ts'
import type { Matches } from './phrase-matcher.ts'
import { alreadyFolded, guessOptions, type IsKnown, meaningValue, nameValue, significantWords } from './query.ts'
import { wordsIn } from './words.ts'

type Weighed = Found & { weight: number }

/** How many matching cities are considered: `Newport` may mean several. */
const maxCities = 3

/**
 * Finds the pages of cities, which the file describes by patterns. The query must name a city. Its other words select
 * the page, by its name or by what visitors call it: `dry eye irvine`, `eye test irvine`. Without any, the city's own
 * page comes first, then every service there. `asked` is what the query means.
 */
export function cityPages(
  file: SearchFile,
  index: MiniSearch,
  fold: FoldWord,
  isKnown: IsKnown,
): (words: string, asked: Matches) => Scored[] {
  const options = guessOptions(isKnown)
  const fields = ['name', 'otherwise']
  const cities = new MiniSearch({ fields, tokenize: wordsIn, processTerm: fold, searchOptions: options })
  cities.addAll(file.cities.map(([name, , , , ...others], id) => ({ id, name, otherwise: otherwise(name, others) })))
  const patterns = [file.ofCities, ...file.inCities]
  const subjects = new Set(patterns.map(([document]) => document))

  const inCity = (city: SearchResult, words: readonly string[], asked: Matches): Scored[] => {
    const rest = words.filter((word) => !city.queryTerms.includes(word))
    // Questions and summaries mention more than what the page is about.
    const fitting = index.search(rest.join(' '), {
      ...options,
      ...alreadyFolded,
      fields: ['name', 'heading'],
      filter: ({ id }) => subjects.has(id),
    })
    return patterns.flatMap((pattern) => {
      const page = pageOf(pattern, city.id, file)
      const subject = fitting.find(({ id }) => id === pattern[0])
      // The number of the cities' own pages is that of the first answer.
      const meaning = pattern === file.ofCities ? undefined : asked.get(pattern[0])
      if (page === undefined || (rest.length > 0 && subject === undefined && meaning === undefined)) return []
      const matched = [...(subject?.queryTerms ?? []), ...(meaning?.phrases ?? []).flat()]
      const isSecond = rest.length === 0 && pattern !== file.ofCities
      const { weight, ...found } = page
      const part = isSecond ? 0.5 : 1
      const isMeant = pattern === file.ofCities || meaning !== undefined || isNamed(subject, rest)
      return [
        {
          ...found,
          score: combinedScore(city, subject) * weight * part,
          claim: shareOf(city, matched, words.length) ** 2 * (isMeant ? meaningValue : nameValue) * part,
        },
      ]
    })
  }
  return (words, asked) => {
    const significant = significantWords(words, fold)
    return cities
      .search(words)
      .slice(0, maxCities)
      .flatMap((city) => inCity(city, significant, asked))
  }
}

/** Whether the name of a service has all these words. Words of its heading say less: `doctor near me`. */
const isNamed = (subject: SearchResult | undefined, words: readonly string[]): boolean =>
  words.length === (subject?.queryTerms.length ?? 0) &&
  Object.values(subject?.match ?? {}).every((fields) => fields.includes('name'))

/** What else people type for a city: its other names, and any name with a space in one word, such as `santaana`. */
function otherwise(name: string, others: readonly string[]): string {
  const withSpaces = [name, ...others].filter((each) => each.includes(' '))
  return [...others, ...withSpaces.map((each) => each.replaceAll(' ', ''))].join(' ')
}

/** A word similar to a city's name is often another word: `cuesta` is close to Costa Mesa. */
const guessValue = 0.6

/** The share of the query that names the city and the subject. */
function shareOf(city: SearchResult, subject: readonly string[], count: number): number {
  const isGuess = city.terms.some((term) => !city.queryTerms.includes(term))
  const matched = new Set([...city.queryTerms, ...subject]).size
  return (matched / count) * (isGuess ? guessValue : 1)
}

/** Scored like MiniSearch: the sum of the values of the matched words, times their number. */
function combinedScore(city: SearchResult, subject: SearchResult | undefined): number {
  if (subject === undefined) return city.score
  const [a, b] = [city.queryTerms.length, subject.queryTerms.length]
  return (city.score / a + subject.score / b) * (a + b)
}

/** The pattern's page for the city with that number, or nothing if the city has none. */
function pageOf(pattern: CityPattern, number: number, file: SearchFile): Weighed | undefined {
  const [name, slug, minutes, ownPage] = file.cities[number]!
  const [, url, title, kind, line] = pattern
  if (pattern === file.ofCities && ownPage === 0) return undefined
  const [kindName, weight] = file.kinds[kind]!
  // Functions, because a dollar sign in a replacement string has a special meaning.
  const filled = (text: string) =>
    text
      .replaceAll('{slug}', () => slug)
      .replaceAll('{city}', () => name)
      .replaceAll('{minutes}', () => minutes)
  return {
    url: pattern === file.ofCities && typeof ownPage === 'string' ? ownPage : filled(url),
    name: filled(title),
    kind: kindName,
    line: filled(line),
    weight,
  }
}
