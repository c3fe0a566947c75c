import { firstBy } from '../group-by.ts'
import { codesOf, type Languages } from '../languages.ts'
import type { Language, PageKind } from '../page.ts'
import type { PageSource, Route } from '../site.ts'
import { languageAt, withoutPrefix } from '../urls.ts'
import { routesOf } from './routes.ts'

/** Pages that are made the same way, from one part of the manifest. The page table is made of families. */
export interface Family extends Iterable<Route> {
  /** The kinds its pages may be of. */
  kinds: ReadonlySet<PageKind>
  length: number
  /** `index` from 0 to `length` - 1. */
  at: (index: number) => Route
  /** The page of `id` in `language`, wherever its address is; never a mirror. */
  find: (id: string, language: Language) => Route | undefined
  findUrl: (url: string) => Route | undefined
  /** The folders of its pages, without language prefixes: for pages made on demand, known before any is made. */
  under?: readonly string[]
}

/** The routes of these kinds only. Routes of other kinds are never made: there may be tens of thousands. */
export function* routesOfKinds(families: readonly Family[], isWanted: (kind: PageKind) => boolean): Generator<Route> {
  for (const family of families) {
    if (![...family.kinds].some(isWanted)) continue
    for (const route of family) if (isWanted(route.source.kind)) yield route
  }
}

/** A family whose pages are all made at once. */
export function listed(sources: readonly PageSource[], languages: Languages): Family {
  const routes = sources.flatMap((source) => routesOf(source, languages))
  // When two pages share an address, the first wins: the collision is reported elsewhere, as a problem.
  const urls = firstBy(routes, ({ url }) => url)
  const homes = new Map(codesOf(languages).map((code) => [code, new Map<string, Route>()]))
  for (const route of routes) if (route.state !== 'mirror') homes.get(route.language)!.set(route.source.id, route)
  return {
    kinds: new Set(sources.map(({ kind }) => kind)),
    length: routes.length,
    at: (index) => routes[index]!,
    find: (id, language) => homes.get(language)?.get(id),
    findUrl: (url) => urls.get(url),
    [Symbol.iterator]: () => routes.values(),
  }
}

interface Factors<Outer, Inner> {
  kind: PageKind
  under: readonly string[]
  outer: readonly Outer[]
  inner: readonly Inner[]
  /** The routes for one entry of each list: always the same number, one for each language. */
  routesOf: (outer: Outer, inner: Inner) => Route[]
  languages: Languages
  /** The indexes, in their lists, of the two entries behind `id`. */
  indexesOf: (id: string) => { outer: number; inner: number } | undefined
}

/**
 * A page for every pair from two lists. There may be tens of thousands, and a page is fully determined by its pair: so
 * routes are made on demand, and kept until those of another `outer` entry are requested, since pages of one entry link
 * to each other. Their addresses cannot collide, as the slugs in each list are unique.
 */
export function product<Outer, Inner>(factors: Factors<Outer, Inner>): Family {
  const { kind, under, outer, inner, languages, indexesOf } = factors
  const codes = codesOf(languages)
  const perOuter = inner.length * codes.length
  let latest: { outer: number; rows: Route[][] } = { outer: -1, rows: [] }
  const routesAt = (outerIndex: number, innerIndex: number): Route[] => {
    if (latest.outer !== outerIndex) latest = { outer: outerIndex, rows: [] }
    latest.rows[innerIndex] ??= factors.routesOf(outer[outerIndex]!, inner[innerIndex]!)
    return latest.rows[innerIndex]
  }
  const find = (id: string, language: Language): Route | undefined => {
    const indexes = indexesOf(id)
    return indexes && routesAt(indexes.outer, indexes.inner)[codes.indexOf(language)]
  }
  function* each(): Iterator<Route> {
    for (const outerIndex of outer.keys())
      for (const innerIndex of inner.keys()) yield* routesAt(outerIndex, innerIndex)
  }
  return {
    kinds: new Set([kind]),
    under,
    length: outer.length * perOuter,
    at: (index) => {
      const within = index % perOuter
      return routesAt(Math.floor(index / perOuter), Math.floor(within / codes.length))[within % codes.length]!
    },
    find,
    findUrl: (url) => find(withoutPrefix(url, languages), languageAt(url, languages)),
    [Symbol.iterator]: each,
  }
}
