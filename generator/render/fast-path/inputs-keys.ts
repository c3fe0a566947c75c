import { sharePictureOf } from '../../build/share-picture.ts'
import { titleOf } from '../../expand/links.ts'
import { pagesBySign } from '../../expand/pages-by-sign.ts'
import { hashOf, hashOfAll } from '../../hash.ts'
import { kinds } from '../../kinds.ts'
import { codesOf, type Texts } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { Manifest, Placed, PlacesManifest } from '../../parse/manifest.ts'
import { givesUrgentAdvice } from '../../parse/urgent-advice.ts'
import { remembered } from '../../remembered.ts'
import type { Route, Site } from '../../site.ts'
import { serviceId } from '../../urls.ts'
import { namedIn } from './named-in.ts'
import { cardsOf, cited, hashWithNamed, linksTo } from './shown-by-id.ts'

/** Hashes of everything a page could depend on, except the bodies of written pages and services. */
export interface SharedInputs {
  /** Covers what lists of places show of them, everything that belongs to places, and all sources that they may cite. */
  places: string
  others: string
}

/**
 * Makes the function that gives a route a hash of everything its page could depend on: its own entry, the entry of its
 * parent page, and everything else except the bodies of other written pages and services. While the hash stays the
 * same, so does the page, which need not be built for comparison: after an edit to a text, all pages but a few are
 * recognized at once. A new hash proves nothing: the page is built, and its own key decides. A test changes each value
 * of a site and looks for pages that change while their hash does not.
 */
export function inputsKeys(site: Site, shared: SharedInputs): (route: Route) => string | undefined {
  const entries = new Map(
    subjectsOf(site.manifest).map((subject) => [subject.id, hashOfSubject(subject, site.manifest)]),
  )
  const hashOfEntry = (id: string | undefined) => (id === undefined ? undefined : entries.get(id)) ?? ''
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
    const own = [url, language, state, hashOfEntry(source.id), hashOfEntry(source.parent), hash]
    return hashOf([shared.others, places, ...own].join(' '))
  }
}

/** Hashes of what a page declares to take from places, and of the pages it names and those above it. */
function declaredKeys(site: Site): (route: Route) => string | undefined {
  const known = new Map<string, string | undefined>()
  const crumbsTo = crumbsKeys(site)
  const keyOf = ({ source }: Route) =>
    source.dependsOn && hashOf(hashWithNamed(source.dependsOn(), site) + crumbsTo(source.parent))
  return (route) => {
    const { id } = route.source
    if (!known.has(id)) known.set(id, keyOf(route))
    return known.get(id)
  }
}

/**
 * Makes the function that hashes what breadcrumbs show of the page with an id and all above it. Not their cards: in a
 * list of thousands of cities, the summary of the whole list says which city is the last.
 */
function crumbsKeys(site: Site): (id: string | undefined) => string {
  const keyOf: (id: string) => string = remembered((id) =>
    hashOf(JSON.stringify(linksTo([id], site)) + keyAbove(site.links.parent(id))),
  )
  const keyAbove = (id: string | undefined) => (id === undefined ? '' : keyOf(id))
  return keyAbove
}

export function sharedInputs(site: Site): SharedInputs {
  const { manifest } = site.places
  const { places, others } = memo(manifest, 'inputs', () => readParts(manifest))
  return { places, others: hashOfAll([others.hash, outlines(site), namedPlaces(site, others.named)]) }
}

/** The parts of the manifest about places. */
const ofPlaces = ['cities', 'neighborhoods', 'driveTimes', 'area', 'servicesInCities'] as const

/** Parts of which a page shows at most a few entries: no page depends on the whole of any. */
const notShared = new Set<string>([...ofPlaces, 'services', 'sources', 'search', 'redirects'])

/** Hashes of the manifest's parts about places and of its other parts, with the ids of pages that the latter name. */
function readParts(manifest: PlacesManifest) {
  const { practice, signs, sources } = manifest
  const places = { ...Object.fromEntries(ofPlaces.map((part) => [part, manifest[part]])), ...listedPlaces(manifest) }
  const shared = Object.entries(serializable(manifest)).filter(([part]) => !notShared.has(part))
  const { hash, named, citing } = read(Object.fromEntries(shared))
  const ofFacts = [...practice.claims, ...signs].flatMap(({ source }) => source ?? [])
  return {
    places: hashOfAll(entriesOf({ ...places, sources })),
    others: { named, hash: hashOfAll([hash, cited(new Set([...citing, ...ofFacts]), manifest)]) },
  }
}

/**
 * Cities and neighborhoods as lists show them: with their titles and the languages that they have texts in. Only the
 * first city keeps its texts, because the page of a service describes the way from there.
 */
function listedPlaces({ cities, neighborhoods, signs }: PlacesManifest) {
  return {
    cities: cities.map(({ place: _, ...entry }, index) =>
      index === 0 ? entry : { ...entry, text: Object.keys(entry.text) },
    ),
    neighborhoods: neighborhoods.map(({ place: _, text, ...entry }) => [
      entry,
      Object.entries(text).map(([code, own]) => [code, own?.title, own?.heading, own?.description]),
      givesUrgentAdvice(text, signs),
    ]),
  }
}

/** What any page may show of the places that texts name: any text may link to a city. */
function namedPlaces(site: Site, named: readonly string[]): unknown {
  const subjects = subjectsOf(site.manifest)
  const outlined = new Set(subjects.map(({ id }) => id))
  const all = new Set([...named, ...subjects.flatMap(({ entry }) => readEntry(entry).named)])
  return cardsOf(
    [...all].filter((id) => !outlined.has(id)),
    site,
  )
}

/** Something with a page of its own, whose body is shown on no other page. */
interface Subject {
  /** The id of its page. */
  id: string
  entry: Placed<object>
  text: Texts<object>
  /** All other keys of its entry. */
  more: object
  /** The ids of the sources it lists, besides those that its text cites. */
  sources: readonly string[]
}

function subjectsOf({ pages, services }: Manifest): Subject[] {
  return [
    ...pages.map((entry) => {
      const { text, sources, ...more } = entry.page
      return { id: entry.id, entry, text, more, sources }
    }),
    ...services.map((entry) => {
      const { text, place: _, ...more } = entry
      return { id: serviceId(entry.slug), entry, text, more, sources: [] }
    }),
  ]
}

/** Hash of its entry, and of the sources that the entry cites or lists. */
function hashOfSubject({ entry, sources }: Subject, manifest: PlacesManifest): string {
  const { hash, citing } = readEntry(entry)
  return hashOfAll([hash, cited(new Set([...citing, ...sources]), manifest)])
}

const readEntry = (entry: Placed<object>) =>
  memo(entry, 'inputs', () => {
    // An entry that moves within its file stays the same.
    const { place: _, ...said } = entry
    return read(said)
  })

/**
 * The hash of a value; the ids of the pages it names, which its texts link to or which are values of their own; and the
 * ids of the sources that its texts cite.
 */
function read(value: object) {
  const text = JSON.stringify(value)
  const { linked, listed, sources } = namedIn([text])
  return { hash: hashOf(text), named: [...linked, ...listed], citing: sources }
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

/** What other pages may show of written pages and services: in links, on cards, in lists, and in lists by sign. */
function outlines({ manifest, routes }: Site): unknown {
  const outlined = subjectsOf(manifest).map(({ id, text, more }) => [
    id,
    more,
    codesOf(manifest.languages).map((code) => {
      const route = routes.find(id, code)
      if (route === undefined) return undefined
      const { url, state, source, indexed } = route
      const { name, summary, inShort } = titleOf(route)
      const own = text[code]
      return [url, state, source.isOpen, indexed, name, summary, inShort, own && 'ask' in own && own.ask]
    }),
  ])
  return [outlined, [...pagesBySign(manifest)]]
}
