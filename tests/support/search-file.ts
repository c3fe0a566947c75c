import MiniSearch from 'minisearch'
import type { Language } from '../../src/shared/languages.ts'
import { indexOptionsFor, type SearchDocument, type SearchFile, searchForm } from '../../src/shared/search/file.ts'
import { openSearch } from '../../src/shared/search/look-up.ts'
import { codes } from './languages.ts'

interface SearchedPage {
  name: string
  words?: string
}

interface Sign {
  hurry: number
  phrases: readonly string[]
}

/** A search on a site in English and Spanish with only these answers, that returns the names of those it finds. */
export function answering(signs: Readonly<Record<string, Sign>>): (query: string) => string[] {
  const file = fileOf([], codes)
  const byHurry = Object.entries(signs).sort(([, a], [, b]) => b.hurry - a.hurry)
  const lookUp = openSearch(
    {
      ...file,
      answers: byHurry.map(([name, { hurry }]) => [name, '', '', `/${name}`, -1, hurry]),
      asked: byHurry.map(([, { phrases }], number) => [number, ...phrases]),
    },
    codes,
  )
  return (query) => (lookUp(query) ?? []).map(({ name }) => name)
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
  const file = {
    ...fileOf(pages, languages),
    asked: phrases.length > 0 ? [[pages.length - 1, ...phrases] as const] : [],
  }
  const lookUp = openSearch(file, languages)
  return (query) => (lookUp(query) ?? []).map(({ name }) => name)
}

function fileOf(pages: readonly SearchedPage[], languages: readonly Language[]): SearchFile {
  const index = new MiniSearch<SearchDocument>(indexOptionsFor(languages))
  index.addAll(pages.map(({ name, words = '' }, id) => ({ id, name, heading: name, words, summary: '' })))
  return {
    form: searchForm,
    words: { list: 'Pages', found: { other: '{count} pages' }, call: 'Call {phone}' },
    kinds: [['Pages', 1]],
    pages: pages.map(({ name }, id) => [`/${id}`, name, 0, '']),
    answers: [],
    asked: [],
    twins: [],
    cities: [],
    ofCities: [pages.length, '/{slug}', '{city}', 0, ''],
    inCities: [],
    index: JSON.parse(JSON.stringify(index)),
  }
}
