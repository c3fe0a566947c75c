import { sharePictureOf } from '../../build/share-picture.ts'
import { titleOf } from '../../expand/links.ts'
import { pagesBySign } from '../../expand/pages-by-sign.ts'
import { hashOf, hashOfAll } from '../../hash.ts'
import { kinds } from '../../kinds.ts'
import { codesOf } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { Manifest, OfPlaces } from '../../parse/manifest.ts'
import type { Route, Site } from '../../site.ts'
import { cardsOf } from './dependency-keys.ts'

/** Hashes of what all pages could be made of, but for the bodies of written pages. */
export interface SharedInputs {
  /** Of cities, of neighborhoods, and of all that belongs to them. */
  places: string
  others: string
}

/**
 * Makes the function that gives a route a hash of all its page could be made of: what its own file says, and the one of
 * the page above it, and everything else but the bodies of other written pages. While it stays, so does the page, which
 * need not be built to be compared: after an edit of a text, all pages but one are recognised at once. When it changes,
 * nothing is known: the page is built, and its own key decides. A test changes each value of a site and looks for pages
 * that change with another one.
 */
export function inputsKeys(site: Site, shared: SharedInputs): (route: Route) => string | undefined {
  const written = new Map(site.manifest.pages.map((page) => [page.id, page]))
  const hashOfPage = (id: string | undefined) => {
    const page = id === undefined ? undefined : written.get(id)
    return page === undefined ? '' : readPage(page).hash
  }
  /** Its way from the home page shows the names of the pages above it. */
  const isBelowPlace = ({ source, language }: Route) => {
    let { parent } = source
    while (parent !== undefined) {
      const above = site.routes.find(parent, language)?.source
      if (above === undefined || above.madeOf?.city !== undefined || kinds[above.kind].isPlace) return true
      parent = above.parent
    }
    return false
  }
  return (route) => {
    const { source, language, state, url } = route
    // Those pages have keys that need no building: see dependency-keys.ts.
    if (source.madeOf?.city !== undefined) return undefined
    const places = kinds[source.kind].showsPlaces || isBelowPlace(route) ? shared.places : ''
    // The picture may be that of a page further up, or of the home page.
    const { hash } = sharePictureOf(route, site)
    const own = [url, language, state, hashOfPage(source.id), hashOfPage(source.parent), hash]
    return hashOf([shared.others, places, ...own].join(' '))
  }
}

export function sharedInputs(site: Site): SharedInputs {
  const { manifest } = site.places
  const { places, others } = memo(manifest, 'inputs', () => readParts(manifest))
  return { places, others: hashOfAll([others.hash, outlines(site), namedPlaces(site, others.named)]) }
}

/** Hashes of the parts of the manifest that say something about places, and of the others, with the pages those name. */
function readParts(manifest: OfPlaces) {
  const { cities, neighborhoods, driveTimes, area, servicesInCities, ...rest } = plainly(manifest)
  const places = hashOfAll(entriesOf({ cities, neighborhoods, driveTimes, area, servicesInCities }))
  return { places, others: read(rest) }
}

/** What any page may show of the places that texts name: links may lead to cities from everywhere. */
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

/** The hash of a value, and the ids of pages in it: of links in texts, and as values of their own. */
function read(value: object) {
  const text = JSON.stringify(value)
  return { hash: hashOf(text), named: [...text.matchAll(/["(](\/[^()"#\s]*)/g)].map(([, id]) => id!) }
}

/** Each value below the parts of the manifest, with the names that lead to it. */
function* entriesOf(parts: object): Iterable<unknown[]> {
  for (const [part, value] of Object.entries(parts)) {
    if (typeof value !== 'object' || value === null) yield [part, value]
    else for (const [name, each] of Object.entries(value)) yield [part, name, each]
  }
}

/** JSON leaves out what is in maps. */
const plainly = ({ photos, logos, ...rest }: OfPlaces) => ({
  ...rest,
  photos: [...photos],
  logos: [...logos],
})

/** What pages may show of the written ones: in links, on cards and in lists, and where they are listed by their signs. */
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
