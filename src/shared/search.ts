import type { Language } from './languages.ts'
import { plainLetters } from './plain-letters.ts'
import { wordRules } from './word-rules.ts'

// What the generator writes into a search file and the browser reads out of it.

/** Bumped when the form of the file changes: a page that has been open since before tells a newer file by it. */
export const searchForm = 1

/** Where the search file of a language is. Its name stays, whatever it holds: a new one must not change every page. */
export const searchFileOf = (language: string) => `/search-${language}.json`

/** Short lists instead of objects: the file is to be small. `kind` is a place in `kinds`. */
export type FoundPage = readonly [url: string, name: string, kind: number, line: string]

/** `page` is the address of the city's own page: `1` where it is as the pattern says, `0` where there is none. */
export type FoundCity = readonly [name: string, slug: string, minutes: string, page: string | 0 | 1]

/**
 * The pages of one subject in every city, as one: `{slug}`, `{city}` and `{minutes}` stand where they differ. `document`
 * is the number of the subject in the index.
 */
export type CityPattern = readonly [document: number, url: string, name: string, kind: number, line: string]

/** All that a search in one language needs. Of pages in cities there may be tens of thousands: those are not listed. */
export interface SearchFile {
  form: typeof searchForm
  kinds: readonly string[]
  /** A page's place in the list is its number in the index. */
  pages: readonly FoundPage[]
  cities: readonly FoundCity[]
  /** The cities' own pages. */
  ofCities: CityPattern
  /** The pages of every service in the cities. */
  inCities: readonly CityPattern[]
  /** What MiniSearch makes of itself, to be loaded again with `indexOptions`. */
  index: unknown
}

/** What the box says besides the words that stand in its page. `{count}` is how many pages were found. */
export interface SearchWords {
  list: string
  one: string
  many: string
}

/** What is told of a page to the index. */
export interface SearchDocument {
  id: number
  name: string
  heading: string
  /** Headings, questions and search words of the page. */
  words: string
  summary: string
}

/** What makes a word one that is looked up: nothing for words that stand on every page. */
export type FoldWord = (word: string) => string | null

/**
 * Folds words as the index knows them: `Rétina` is `retina`, and plurals are their singulars, as far as that can be told
 * by the ending. The rules are those of all the site's languages together: visitors look for words of one on pages of
 * another.
 */
export function folderOf(siteLanguages: readonly Language[]): FoldWord {
  const rules = siteLanguages.flatMap((code) => wordRules[code] ?? [])
  const stopWords = new Set(rules.flatMap((rule) => rule.stopWords))
  const hasPlurals = rules.some((rule) => rule.pluralsEndInS)
  return (word) => {
    const lower = word.toLowerCase()
    // Most words are plain, and to look costs less than to take apart.
    const plain = /^[a-z\d]*$/.test(lower) ? lower : plainLetters(lower)
    if (plain.length < 2 || stopWords.has(plain)) return null
    if (plain.length < 4 || !hasPlurals) return plain
    return plain.replace(/(?<=[ns]s|sh|tch|x)es$/, '').replace(/s$/, '')
  }
}

/** How an index is made, and loaded again. */
export const indexOptionsFor = (siteLanguages: readonly Language[]) => ({
  fields: ['name', 'heading', 'words', 'summary'],
  processTerm: folderOf(siteLanguages),
})
