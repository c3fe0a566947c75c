import MiniSearch from 'minisearch'
import type { Language } from '../languages.ts'
import { cityPages } from './city-pages.ts'
import { type FoldWord, indexOptionsFor, type SearchFile } from './file.ts'
import { heededIn, searchOptions } from './query.ts'

/** A page as the list shows it. */
export interface Found {
  url: string
  name: string
  kind: string
  line: string
}

export interface Scored extends Found {
  score: number
}

/** The pages that fit the words, the best first. `undefined` while there is nothing to look for: `''`, `of the`. */
export type LookUp = (words: string) => Found[] | undefined

/** Makes a search file of a site in these languages searchable. Throws when its index is invalid. */
export function openSearch(file: SearchFile, siteLanguages: readonly Language[]): LookUp {
  const options = { ...indexOptionsFor(siteLanguages), searchOptions }
  const fold = options.processTerm
  const index = MiniSearch.loadJS(file.index as Parameters<typeof MiniSearch.loadJS>[0], options)
  const inCities = cityPages(file, index, fold)
  return (words) => {
    if (heededIn(words, fold).length === 0) return undefined
    const listed = index.search(words).flatMap(({ id, score }): Scored[] => {
      const page = file.pages[id]
      if (page === undefined) return []
      const [url, name, kind, line] = page
      return [{ url, name, kind: file.kinds[kind]!, line, score }]
    })
    return best([...listed, ...inCities(words)], words, fold)
  }
}

/** As many as can be scanned at a glance. */
const maxListed = 8

/** A page that scores below this share of the best is no answer. */
const minShareOfBest = 0.1

function best(found: readonly Scored[], words: string, fold: FoldWord): Found[] {
  const wanted = heededIn(words, fold).join(' ')
  const isNamed = ({ name }: Found) => heededIn(name, fold).join(' ') === wanted
  const named = found.filter(isNamed)
  const others = found.filter((each) => !isNamed(each))
  const top = Math.max(...found.map(({ score }) => score))
  return [named, others]
    .flatMap((group) => group.sort((a, b) => b.score - a.score))
    .filter(({ score }) => score >= top * minShareOfBest)
    .slice(0, maxListed)
}
