import MiniSearch from 'minisearch'
import type { Language } from '../../src/shared/languages.ts'
import { indexOptionsFor, type SearchDocument, type SearchFile, searchForm } from '../../src/shared/search/file.ts'
import { openSearch } from '../../src/shared/search/look-up.ts'

interface SearchedPage {
  name: string
  words?: string
}

/**
 * A search of these pages alone, on a site in these languages, that returns the names of the pages it finds. The phrases
 * mean the last page.
 */
export function searchOf(
  pages: readonly SearchedPage[],
  languages: readonly Language[],
  phrases: readonly string[] = [],
): (query: string) => string[] {
  const index = new MiniSearch<SearchDocument>(indexOptionsFor(languages))
  index.addAll(pages.map(({ name, words = '' }, id) => ({ id, name, heading: name, words, summary: '' })))
  const file: SearchFile = {
    form: searchForm,
    words: { list: 'Pages', found: { other: '{count} pages' }, call: 'Call {phone}' },
    kinds: [['Pages', 1]],
    pages: pages.map(({ name }, id) => [`/${id}`, name, 0, '']),
    answers: [],
    asked: phrases.length > 0 ? [[pages.length - 1, ...phrases]] : [],
    twins: [],
    cities: [],
    ofCities: [pages.length, '/{slug}', '{city}', 0, ''],
    inCities: [],
    index: JSON.parse(JSON.stringify(index)),
  }
  const lookUp = openSearch(file, languages)
  return (query) => (lookUp(query) ?? []).map(({ name }) => name)
}
