import { titleOf } from '../../expand/links.ts'
import { pagesBySign } from '../../expand/pages-by-sign.ts'
import { hashOfAll } from '../../hash.ts'
import { codesOf } from '../../languages.ts'
import { memo } from '../../memo.ts'
import type { PlacesManifest } from '../../parse/manifest.ts'
import { givesUrgentAdvice } from '../../parse/urgent-advice.ts'
import type { Site } from '../../site.ts'
import { hashAndNames } from './named-in.ts'
import { cardsOf, cited } from './shown-by-id.ts'
import { readEntry, subjectsOf } from './subjects.ts'

/** Hashes of everything a page could depend on, except the bodies of written pages and services. */
export interface SharedInputs {
  /** Covers what lists of places show of them, everything that belongs to places, and all sources that they may cite. */
  places: string
  others: string
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
  const { hash, named, citing } = hashAndNames(Object.fromEntries(shared))
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
