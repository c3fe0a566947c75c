import MiniSearch, { type SearchResult } from 'minisearch'
import type { CityPattern, FoldWord, SearchFile } from './file.ts'
import type { Found, Scored } from './look-up.ts'
import { heededIn, searchOptions } from './query.ts'

/** How many matching cities are considered: `Newport` may mean a few. */
const maxCities = 3

/**
 * Finds the pages of cities, which the file describes by patterns. A city must be named; the remaining words say which
 * of its pages is meant: `dry eye irvine`. With none, its own page comes first, then every service in it.
 */
export function cityPages(file: SearchFile, index: MiniSearch, fold: FoldWord): (words: string) => Scored[] {
  const cities = new MiniSearch({ fields: ['name'], processTerm: fold, searchOptions })
  cities.addAll(file.cities.map(([name], id) => ({ id, name })))
  const patterns = [file.ofCities, ...file.inCities]
  const subjects = new Set(patterns.map(([document]) => document))

  const inCity = (city: SearchResult, words: readonly string[]): Scored[] => {
    const rest = words.filter((word) => !city.queryTerms.includes(word))
    const fitting = index.search(rest.join(' '), { filter: ({ id }) => subjects.has(id) })
    return patterns.flatMap((pattern) => {
      const page = pageOf(pattern, city.id, file)
      const subject = fitting.find(({ id }) => id === pattern[0])
      if (page === undefined || (rest.length > 0 && subject === undefined)) return []
      const isSecond = rest.length === 0 && pattern !== file.ofCities
      return [{ ...page, score: isSecond ? city.score / 2 : together(city, subject) }]
    })
  }
  return (words) => {
    const heeded = heededIn(words, fold)
    return cities
      .search(words)
      .slice(0, maxCities)
      .flatMap((city) => inCity(city, heeded))
  }
}

/** Scored as by MiniSearch: the sum of what the found words are worth, times their number. */
function together(city: SearchResult, subject: SearchResult | undefined): number {
  if (subject === undefined) return city.score
  const [a, b] = [city.queryTerms.length, subject.queryTerms.length]
  return (city.score / a + subject.score / b) * (a + b)
}

/** The pattern's page for the city of that number; nothing where the city has none. */
function pageOf(pattern: CityPattern, number: number, file: SearchFile): Found | undefined {
  const [name, slug, minutes, ownPage] = file.cities[number]!
  const [, url, title, kind, line] = pattern
  if (pattern === file.ofCities && ownPage === 0) return undefined
  const filled = (text: string) =>
    text.replaceAll('{slug}', slug).replaceAll('{city}', name).replaceAll('{minutes}', minutes)
  return {
    url: pattern === file.ofCities && typeof ownPage === 'string' ? ownPage : filled(url),
    name: filled(title),
    kind: file.kinds[kind]!,
    line: filled(line),
  }
}
