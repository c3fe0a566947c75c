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

/**
 * A word as it is looked up: `Rétina` is `retina`, and both languages' plurals are their singulars, as far as that can be
 * told by the ending. Nothing for words that stand on every page.
 */
export function foldWord(word: string): string | null {
  const lower = word.toLowerCase()
  // Most words are plain, and to look costs less than to take apart.
  const plain = /^[a-z\d]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Mark}/gu, '')
  if (plain.length < 2 || unheeded.has(plain)) return null
  return plain.length < 4 ? plain : plain.replace(/(?<=[ns]s|sh|tch|x)es$/, '').replace(/s$/, '')
}

/** Of both languages together: a word of one that means something in the other is not in it. */
const unheeded = new Set(
  (
    'an and are as at be by can do does for from how if in is it its my of on or our that the this to was we what when ' +
    'where which who why will with you your ' +
    'al como con cual cuando de del donde el ella en es esta este la las le lo los mi nos para pero por que se si sin ' +
    'son su sus un una unos unas usted'
  ).split(' '),
)

/** How an index is made, and loaded again. */
export const indexOptions = { fields: ['name', 'heading', 'words', 'summary'], processTerm: foldWord }
