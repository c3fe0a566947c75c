import { sharePictureOf } from '../../build/share-picture.ts'
import { idsAbove, titleOf } from '../../expand/links.ts'
import { pagesBySign } from '../../expand/pages-by-sign.ts'
import { hashOf, hashOfAll } from '../../hash.ts'
import { kinds } from '../../kinds.ts'
import { codesOf } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { Manifest, PlacesManifest } from '../../parse/manifest.ts'
import type { Route, Site } from '../../site.ts'
import { cardsOf } from './dependency-keys.ts'
import { namedIn } from './named-in.ts'

/** Hashes of everything a page could depend on, except the bodies of written pages. */
export interface SharedInputs {
  /** Covers cities, neighborhoods and everything that belongs to them. */
  places: string
  others: string
}

/**
 * Makes the function that gives a route a hash of everything its page could depend on: its own file, the file of its
 * parent page, and everything else except the bodies of other written pages. While the hash stays the same, so does the
 * page, which need not be built for comparison: after an edit to a text, all pages but one are recognized at once. A
 * new hash proves nothing: the page is built, and its own key decides. A test changes each value of a site and looks
 * for pages that change while their hash does not.
 */
export function inputsKeys(site: Site, shared: SharedInputs): (route: Route) => string | undefined {
  const written = new Map(site.manifest.pages.map((page) => [page.id, page]))
  const hashOfPage = (id: string | undefined) => {
    const page = id === undefined ? undefined : written.get(id)
    return page === undefined ? '' : readPage(page).hash
  }
  /** Whether any ancestor is a place: breadcrumbs show the names of all ancestors. */
  const isBelowPlace = ({ source, language }: Route) => {
    let { parent } = source
    while (parent !== undefined) {
      const above = site.routes.find(parent, language)?.source
      if (above === undefined || above.madeOf?.city !== undefined || kinds[above.kind].isPlace) return true
      parent = above.parent
    }
    return false
  }
  const declared = declaredKeys(site)
  const placesOf = (route: Route) =>
    declared(route) ?? (kinds[route.source.kind].showsPlaces || isBelowPlace(route) ? shared.places : '')
  return (route) => {
    const { source, language, state, url } = route
    // City pages get their keys without being built: see dependency-keys.ts.
    if (source.madeOf?.city !== undefined) return undefined
    const places = placesOf(route)
    // The picture may belong to an ancestor or to the home page.
    const { hash } = sharePictureOf(route, site)
    const own = [url, language, state, hashOfPage(source.id), hashOfPage(source.parent), hash]
    return hashOf([shared.others, places, ...own].join(' '))
  }
}

/** Hashes of what the family of a page declares to take from places, and of the pages it names and those above it. */
function declaredKeys(site: Site): (route: Route) => string | undefined {
  const known = new Map<string, string | undefined>()
  const keyOf = (route: Route) => {
    const dependencies = site.routes.dependsOn(route)
    if (dependencies === undefined) return undefined
    const text = JSON.stringify(dependencies)
    const { linked, listed } = namedIn([text])
    const above = idsAbove(route.source.id, site.links)
    return hashOf(text + JSON.stringify(cardsOf([...linked, ...listed, ...above], site)))
  }
  return (route) => {
    const { id } = route.source
    if (!known.has(id)) known.set(id, keyOf(route))
    return known.get(id)
  }
}

export function sharedInputs(site: Site): SharedInputs {
  const { manifest } = site.places
  const { places, others } = memo(manifest, 'inputs', () => readParts(manifest))
  return { places, others: hashOfAll([others.hash, outlines(site), namedPlaces(site, others.named)]) }
}

/** Hashes of the manifest's parts about places and of its other parts, with the ids of pages that the latter name. */
function readParts(manifest: PlacesManifest) {
  const { cities, neighborhoods, driveTimes, area, servicesInCities, ...rest } = serializable(manifest)
  const places = hashOfAll(entriesOf({ cities, neighborhoods, driveTimes, area, servicesInCities }))
  return { places, others: read(rest) }
}

/** What any page may show of the places that texts name: any text may link to a city. */
function namedPlaces(site: Site, named: readonly string[]): unknown {
  const { pages } = site.manifest
  const written = new Set(pages.map(({ id }) => id))
  const all = new Set([...named, ...pages.flatMap((page) => readPage(page).named)])
  return cardsOf(
    [...all].filter((id) => !written.has(id)),
    site,
  )
}

const readPage = (page: Manifest['pages'][number]) => memo(page, 'inputs', () => read(page))

/** The hash of a value, and the page ids in it: targets of links in texts, and values that are ids. */
function read(value: object) {
  const text = JSON.stringify(value)
  const { linked, listed } = namedIn([text])
  return { hash: hashOf(text), named: [...linked, ...listed] }
}

/** Yields each entry of these parts of the manifest, preceded by its keys. */
function* entriesOf(parts: object): Iterable<unknown[]> {
  for (const [part, value] of Object.entries(parts)) {
    if (typeof value !== 'object' || value === null) yield [part, value]
    else for (const [name, each] of Object.entries(value)) yield [part, name, each]
  }
}

/** JSON would drop the contents of maps. */
const serializable = ({ photos, logos, ...rest }: PlacesManifest) => ({
  ...rest,
  photos: [...photos],
  logos: [...logos],
})

/** What other pages may show of written pages: in links, on cards, in lists, and in lists by sign. */
function outlines({ manifest, routes }: Site): unknown {
  const { pages, languages } = manifest
  const outlined = pages.map(({ id, page: { text, ...more } }) => [
    id,
    more,
    codesOf(languages).map((code) => {
      const route = routes.find(id, code)
      if (route === undefined) return undefined
      const { url, state, source, indexed } = route
      const { name, summary, inShort } = titleOf(route)
      const ask = text[code] !== undefined && 'ask' in text[code] ? text[code].ask : undefined
      return [url, state, source.isOpen, indexed, name, summary, inShort, ask]
    }),
  ])
  return [outlined, [...pagesBySign(manifest)]]
}
