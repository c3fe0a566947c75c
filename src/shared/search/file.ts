import { baseOf, type Language } from '../languages.ts'
import { plainLetters } from '../plain-letters.ts'
import { wordRules } from '../word-rules.ts'
import { hasPairs, indexedWordsIn } from './words.ts'

// The format of a search file, which the generator writes and the browser reads.

/** Bumped when the file's format changes, so that a page opened before the change recognizes a newer file. */
export const searchForm = 4

/**
 * The path of a language's search file. The name does not depend on the content: a new name would change every page.
 */
export const searchFileOf = (language: string) => `/search-${language}.json`

/** Tuples instead of objects, to keep the file small. `kind` is an index into `kinds`. */
export type FoundPage = readonly [url: string, name: string, kind: number, line: string]

/** The name of a kind of page, and the factor applied to the score of its pages. */
export type FoundKind = readonly [name: string, weight: number]

/**
 * An answer from the practice's own facts, shown above the pages. `where` names the link's target. `page` is the number
 * of the page with more details, or -1 if it is not listed. Answers are sorted by `hurry`, highest first. An urgent one
 * (above 0) is shown even if the query says much else.
 */
export type FoundAnswer = readonly [name: string, where: string, line: string, url: string, page: number, hurry: number]

/**
 * What visitors say when they mean a page or an answer, in any of the site's languages. Quoted words count only as
 * written. `target` is a page's number or, beyond the last of those, an answer's.
 */
export type TargetPhrases = readonly [target: number, ...phrases: string[]]

/**
 * `page` is the URL of the city's own page: `1` if it follows the pattern, `0` if there is none. `others` are its names in
 * the other languages.
 */
export type FoundCity = readonly [
  name: string,
  slug: string,
  minutes: string,
  page: string | 0 | 1,
  ...others: string[],
]

/**
 * A pattern for one subject's pages in all cities. `{slug}`, `{city}` and `{minutes}` mark where they differ.
 * `document` is the subject's number in the index.
 */
export type CityPattern = readonly [document: number, url: string, name: string, kind: number, line: string]

/** Everything a search in one language needs. City pages are not listed: there may be tens of thousands of them. */
export interface SearchFile {
  form: typeof searchForm
  words: SearchWords
  kinds: readonly FoundKind[]
  /** A page's position in this list is its number in the index. */
  pages: readonly FoundPage[]
  answers: readonly FoundAnswer[]
  asked: readonly TargetPhrases[]
  /** The names of the pages in the other languages. */
  twins: readonly TargetPhrases[]
  cities: readonly FoundCity[]
  /** The cities' own pages. */
  ofCities: CityPattern
  /** The pages for each service in the cities. */
  inCities: readonly CityPattern[]
  /** MiniSearch's serialized form, to be loaded with the options it was created with. */
  index: unknown
}

/** The box's words once it searches. Those needed before are in its page. `{phone}` becomes the page's number. */
export interface SearchWords {
  list: string
  /** How many options the list has, as `{count}`: one text per plural form that the language has for such small numbers. */
  found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
  call: string
}

/** As many as can be scanned at a glance. */
export const maxListed = 8

/** What the index is given about a page. */
export interface SearchDocument {
  id: number
  name: string
  heading: string
  /** The page's headings, questions and search words. */
  words: string
  summary: string
}

/** Normalizes a word for lookup. Returns null for words that are on every page. */
export type FoldWord = (word: string) => string | null

/**
 * Folds words to the form in the index: `Rétina` becomes `retina`, and plurals become singular as far as the ending
 * tells. The rules of all the site's languages apply together: visitors look for words of one on pages in another.
 */
export function makeFoldWord(siteLanguages: readonly Language[]): FoldWord {
  const rules = siteLanguages.flatMap((code) => wordRules[baseOf(code)] ?? [])
  const stopWords = new Set(rules.flatMap((rule) => rule.stopWords))
  const hasPlurals = rules.some((rule) => rule.pluralsEndInS)
  const prefixes = rules.flatMap((rule) => rule.prefixes ?? [])
  // All of them: without its mark, the first letter of a word may look like part of one.
  const withPrefix = prefixes.length > 0 ? new RegExp(`^(?:${prefixes.join('|')})+(?=..)`) : undefined
  return (word) => {
    const lower = word.toLowerCase()
    // Most words are plain, and the check is cheaper than normalizing.
    const isPlain = /^[a-z\d]*$/.test(lower)
    const folded = isPlain ? lower : plainLetters(lower)
    const plain = isPlain || withPrefix === undefined ? folded : folded.replace(withPrefix, '')
    if ((plain.length < 2 && !hasPairs(plain)) || stopWords.has(plain)) return null
    if (plain.length < 4 || !hasPlurals) return plain
    return plain.replace(/([ns]s|sh|tch|x)es$/, '$1').replace(/s$/, '')
  }
}

/** The options for creating an index and for loading it. */
export const indexOptionsFor = (siteLanguages: readonly Language[]) => ({
  fields: ['name', 'heading', 'words', 'summary'],
  tokenize: indexedWordsIn,
  processTerm: makeFoldWord(siteLanguages),
})
