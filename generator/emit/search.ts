import type { Language } from '../../src/shared/languages.ts'
import {
  type FoundKind,
  maxListed,
  type SearchDocument,
  type SearchFile,
  type SearchWords,
  searchFileOf,
  searchForm,
} from '../../src/shared/search/file.ts'
import { valuesFor } from '../expand/fill-route.ts'
import { groupOf, listedRoutes } from '../expand/indexes.ts'
import { titleOf } from '../expand/links.ts'
import { hashOf } from '../hash.ts'
import { type Group, type KindTraits, kinds } from '../kinds.ts'
import { codesOf } from '../languages.ts'
import { memo } from '../memo.ts'
import type { LayoutData } from '../page.ts'
import type { Route, Site } from '../site.ts'
import { fill } from '../text/inline.ts'
import { pluralRules } from '../text/plural-rules.ts'
import { anyCity, locationPattern, searchCities, servicePatterns } from './search-cities.ts'
import { indexText } from './search-index.ts'
import { searchPhrases, twinNames } from './search-phrases.ts'
import { searchWords } from './search-words.ts'
import type { SiteFile } from './site-file.ts'
import { isIndexable } from './sitemap.ts'

/** `search-es.json`, one file per language: the data for the search box, requested once a visitor uses it. */
export function emitSearch(site: Site): SiteFile<string>[] {
  const codes = codesOf(site.manifest.languages)
  return codes.map((language) => {
    const { file, documents } = searchable(site, language)
    return {
      file: searchFileOf(language).slice(1),
      key: hashOf(JSON.stringify([codes, file, documents])),
      bytes: () => `${JSON.stringify(file).slice(0, -1)},"index":${indexText(documents, language, codes)}}`,
    }
  })
}

/** The pages of one language that readers may want, each under its canonical address, and the words to find them by. */
function searchable(site: Site, language: Language) {
  const routes = listedRoutes(site).filter(
    (route) => route.language === language && isIndexable(route) && !isOfCity(route),
  )
  const pageKinds: FoundKind[] = []
  const kindIndex = (group: Group, { searchWeight }: KindTraits): number => {
    const name = site.layout(language).words(`group.${group}`)
    const known = pageKinds.findIndex((sort) => sort[0] === name && sort[1] === searchWeight)
    return known >= 0 ? known : pageKinds.push([name, searchWeight]) - 1
  }
  const patternKindIndex = (traits: KindTraits) => kindIndex(traits.group, traits)
  const wordsOf = searchWords(site, language)
  const ofCities = locationPattern(site, language, patternKindIndex(kinds.location), routes.length)
  const numbers = new Map(routes.map(({ url }, id) => [url, id]))
  const file: Omit<SearchFile, 'index'> = {
    form: searchForm,
    words: searchBoxWords(site.layout(language)),
    kinds: pageKinds,
    pages: routes.map((route) => [
      route.url,
      titleOf(route).name,
      kindIndex(groupOf(route), kinds[route.source.kind]),
      titleOf(route).summary,
    ]),
    ...searchPhrases(site, language, routes),
    cities: searchCities(site, language),
    ofCities: ofCities.pattern,
    inCities: servicePatterns(site, language, patternKindIndex(kinds['service-city']), (url) => numbers.get(url)),
  }
  return {
    file,
    documents: [...routes.map((route, id) => documentOf(route, id, wordsOf(route), site)), ofCities.document],
  }
}

/** What the search box says in a language. */
function searchBoxWords({ language, words }: LayoutData): SearchWords {
  const rules = pluralRules(language)
  const counts = Array.from({ length: maxListed }, (_, index) => index + 1)
  return {
    list: words('search.list'),
    found: Object.fromEntries(
      counts.map((count) => [rules.select(count), words('search.found', { count: '{count}' }, count)]),
    ),
    call: words('actions.call', { phone: '{phone}' }),
  }
}

/** There may be thousands of cities: search-cities.ts handles their own pages. */
const isOfCity = ({ source }: Route) => source.kind === 'location'

function documentOf(route: Route, id: number, words: readonly string[], site: Site): SearchDocument {
  const { name, heading, title, summary, description, keywords = '' } = titleOf(route)
  const known = valuesFor(site, route.language, route.source.phone)
  const values = memo(known, 'any city', () => ({ ...known, ...anyCity }))
  const text = (...parts: string[]) => fill(parts.join(' · '), values)
  return {
    id,
    name,
    // The address is indexed too: its words were chosen for what people search for. So are the names in the other
    // languages, for people who type one of their words.
    heading: text(heading, title, route.url, ...twinNames(route, site)),
    words: text(keywords, ...words),
    summary: text(summary, description),
  }
}
