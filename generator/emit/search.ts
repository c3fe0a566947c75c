import type { Language } from '../../src/shared/languages.ts'
import { type SearchDocument, type SearchFile, searchFileOf, searchForm } from '../../src/shared/search.ts'
import { valuesFor } from '../build/fill-row.ts'
import { fill } from '../build/inline.ts'
import { indexText } from '../cache/kept-index.ts'
import { hashOf } from '../cache/source-keys.ts'
import { groupOf, listedRows } from '../expand/indexes.ts'
import { titleOf } from '../expand/links.ts'
import { codesOf } from '../languages.ts'
import type { Row, Site } from '../site.ts'
import { locationPattern, nowhere, searchCities, servicePatterns } from './search-cities.ts'
import { searchWords } from './search-words.ts'
import { isListed } from './sitemap.ts'

/** A text file that is made only when it is not published yet as it would be. */
export interface EmittedIfNew {
  file: string
  /** Hash of all that the text depends on besides the code. */
  key: string
  text: () => string
}

/** `search-es.json`, a file for each language: what the search box looks pages up in, once a visitor turns to it. */
export const emitSearch = (site: Site): EmittedIfNew[] =>
  codesOf(site.manifest.languages).map((language) => {
    const { file, documents } = searchable(site, language)
    return {
      file: searchFileOf(language).slice(1),
      key: hashOf(JSON.stringify([codesOf(site.manifest.languages), file, documents])),
      text: () =>
        `${JSON.stringify(file).slice(0, -1)},"index":${indexText(documents, language, codesOf(site.manifest.languages))}}`,
    }
  })

/** The pages of one language that readers may want, each under its one true address, and the words that find them. */
function searchable(site: Site, language: Language) {
  const rows = listedRows(site).filter((row) => row.language === language && isListed(row) && !isOfCity(row))
  const groups = [...new Set([...rows.map(groupOf), 'cities', 'services'])]
  const kindOf = (group: string) => groups.indexOf(group)
  const wordsOf = searchWords(site, language)
  const ofCities = locationPattern(site, language, kindOf('cities'), rows.length)
  const numbers = new Map(rows.map(({ url }, id) => [url, id]))
  const file: Omit<SearchFile, 'index'> = {
    form: searchForm,
    kinds: groups.map((group) => site.frame(language).words(`group.${group}`)),
    pages: rows.map((row) => [row.url, titleOf(row).name, kindOf(groupOf(row)), titleOf(row).summary]),
    cities: searchCities(site, language),
    ofCities: ofCities.pattern,
    inCities: servicePatterns(site, language, kindOf('services'), (url) => numbers.get(url)!),
  }
  return { file, documents: [...rows.map((row, id) => documentOf(row, id, wordsOf(row), site)), ofCities.document] }
}

/** There may be thousands of cities: see search-cities.ts for how their own pages are found. */
const isOfCity = ({ subject }: Row) => subject.kind === 'location'

function documentOf(row: Row, id: number, words: readonly string[], site: Site): SearchDocument {
  const { name, heading, title, summary, description, keywords = '' } = titleOf(row)
  const values = { ...valuesFor(site, row.language, row.subject.phone), ...nowhere }
  const text = (...parts: string[]) => fill(parts.join(' · '), values)
  return {
    id,
    name,
    // The address too: its words were chosen for what people look for.
    heading: text(heading, title, row.url),
    words: text(keywords, ...words),
    summary: text(summary, description),
  }
}
