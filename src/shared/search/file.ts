import type { Language } from '../languages.ts'
import { plainLetters } from '../plain-letters.ts'
import { wordRules } from '../word-rules.ts'

// What the generator writes into a search file and the browser reads out of it.

/** Bumped when the file's format changes: a page opened before the change recognises a newer file by it. */
export const searchForm = 3

/**
 * Where the search file of a language is. Its name does not depend on its content: a new name would change every page.
 */
export const searchFileOf = (language: string) => `/search-${language}.json`

/** Tuples instead of objects, to keep the file small. `kind` is an index into `kinds`. */
export type FoundPage = readonly [url: string, name: string, kind: number, line: string]

/** The name that a sort of pages goes by, and what the score of each of them is multiplied by. */
export type FoundKind = readonly [name: string, weight: number]

/**
 * What the practice's own facts answer, shown above the pages. `where` says what the link leads to, `page` is the number
 * of the page that says more, -1 where it is not in the list. The greater the hurry, the earlier it stands; an answer in
 * any hurry is shown even when the query says much else.
 */
export type FoundAnswer = readonly [name: string, where: string, line: string, url: string, page: number, hurry: number]

/**
 * What visitors say for a page or for an answer, in any language of the site. `target` is the number of the page or,
 * above the last of these, that of the answer.
 */
export type AskedFor = readonly [target: number, ...phrases: string[]]

/** `page` is the address of the city's own page: `1` where it follows the pattern, `0` where there is none. */
export type FoundCity = readonly [name: string, slug: string, minutes: string, page: string | 0 | 1]

/**
 * One pattern for the pages of a subject in every city: `{slug}`, `{city}` and `{minutes}` mark where they differ.
 * `document` is the number of the subject in the index.
 */
export type CityPattern = readonly [document: number, url: string, name: string, kind: number, line: string]

/**
 * Everything a search in one language needs. Pages in cities are not listed: there may be tens of thousands of them.
 */
export interface SearchFile {
  form: typeof searchForm
  words: SearchWords
  kinds: readonly FoundKind[]
  /** A page's position in the list is its number in the index. */
  pages: readonly FoundPage[]
  answers: readonly FoundAnswer[]
  asked: readonly AskedFor[]
  /** The names of pages in the other languages. */
  twins: readonly AskedFor[]
  cities: readonly FoundCity[]
  /** The cities' own pages. */
  ofCities: CityPattern
  /** The pages of every service in the cities. */
  inCities: readonly CityPattern[]
  /** MiniSearch's own serialised form, to be loaded with the options it was made with. */
  index: unknown
}

/** What the box says once it searches: the words for before that stand in its page. `{phone}` is the number of the page. */
export interface SearchWords {
  list: string
  /** How many pages were found, `{count}`, by the plural forms that the language has for so few. */
  found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
  call: string
}

/** As many as can be scanned at a glance. */
export const maxListed = 8

/** What the index is given of a page. */
export interface SearchDocument {
  id: number
  name: string
  heading: string
  /** Headings, questions and search words of the page. */
  words: string
  summary: string
}

/** Turns a word into the form that is looked up: nothing for words that are on every page. */
export type FoldWord = (word: string) => string | null

/**
 * Folds words to the form in the index: `Rétina` becomes `retina`, and plurals become singulars, as far as the ending
 * tells. The rules of all the site's languages apply together: visitors look for words of one on pages of another.
 */
export function makeFoldWord(siteLanguages: readonly Language[]): FoldWord {
  const rules = siteLanguages.flatMap((code) => wordRules[code] ?? [])
  const stopWords = new Set(rules.flatMap((rule) => rule.stopWords))
  const hasPlurals = rules.some((rule) => rule.pluralsEndInS)
  return (word) => {
    const lower = word.toLowerCase()
    // Most words are plain, and checking costs less than taking them apart.
    const plain = /^[a-z\d]*$/.test(lower) ? lower : plainLetters(lower)
    if (plain.length < 2 || stopWords.has(plain)) return null
    if (plain.length < 4 || !hasPlurals) return plain
    return plain.replace(/(?<=[ns]s|sh|tch|x)es$/, '').replace(/s$/, '')
  }
}

/** The options for making an index and for loading it again. */
export const indexOptionsFor = (siteLanguages: readonly Language[]) => ({
  fields: ['name', 'heading', 'words', 'summary'],
  processTerm: makeFoldWord(siteLanguages),
})
