import { driveFromPart } from '../drive/drive-from.ts'
import { groupBy } from '../group-by.ts'
import { anyWayMapDependencies } from '../maps/way-map.ts'
import { memo } from '../memo.ts'
import { ownName } from '../own-name.ts'
import type { Drive, Language, Link, NeighborhoodContent, Words } from '../page.ts'
import type { Manifest, PlacedCity, PlacedNeighborhood, PlacesManifest } from '../parse/manifest.ts'
import { givesUrgentAdvice } from '../parse/urgent-advice.ts'
import { nameIn } from '../place-name.ts'
import type { Context, PageSource, Title, WordsIn } from '../site.ts'
import { locationId, neighborhoodId, pageIds, serviceId } from '../urls.ts'
import { cityDependencies, distanceOf } from './drive.ts'
import { type Family, listed } from './family.ts'
import { isPlaceWritten } from './has-word.ts'
import { annotated } from './notes.ts'
import { plain, rich } from './rich.ts'
import { serviceInCity } from './service-links.ts'
import { wayFromNeighborhood } from './ways.ts'

/** A page for every neighborhood: `/neighborhoods/{name}-{suffix}`. */
export function expandNeighborhoods(manifest: Manifest, wordsIn: WordsIn): Family {
  const sources = manifest.neighborhoods.map((neighborhood) => neighborhoodSource(neighborhood, manifest, wordsIn))
  return listed(sources, manifest.languages)
}

/** The neighborhood, its drive, its city and the others there, and what its map may show. */
function dependencies(neighborhood: PlacedNeighborhood, manifest: PlacesManifest): unknown {
  const { place: _, ...entry } = neighborhood
  const city = cityOf(neighborhood, manifest)
  return [
    entry,
    driveFromNeighborhood(neighborhood, manifest),
    city && cityDependencies(city, manifest),
    neighborhoodsIn(citySlugOf(neighborhood, manifest), manifest).map(linkDependencies),
    anyWayMapDependencies(manifest),
  ]
}

function neighborhoodSource(
  neighborhood: PlacedNeighborhood,
  manifest: Manifest,
  wordsIn: WordsIn,
): PageSource<'neighborhood'> {
  const { text, slug, place } = neighborhood
  const { minutes } = driveFromNeighborhood(neighborhood, manifest)
  const valuesIn = (language: Language) => ({
    name: nameIn(neighborhood, language),
    practice: ownName(manifest.practice.name, language),
    minutes,
  })
  const isWritten = (language: Language) => isPlaceWritten(text, 'neighborhood.title', language, manifest)
  const titleIn = (word: Words, values: Record<string, string>): Omit<Title, 'name' | 'summary'> => ({
    title: word('neighborhood.title', values),
    description: word('neighborhood.description', values),
    heading: word('neighborhood.heading', values),
  })
  return {
    id: neighborhoodId(slug, manifest.vertical),
    kind: 'neighborhood',
    place,
    parent: parentOf(neighborhood, manifest),
    phone: 'default',
    visitType: manifest.vertical.usualVisit,
    isOpen: givesUrgentAdvice(text, manifest.signs),
    // Search engines may consider a page whose text fits any place a doorway page.
    isIndexed: () => Object.keys(text).length > 0 || manifest.practice.indexBarePages,
    isWritten,
    title: (language) => {
      if (!isWritten(language)) return undefined
      const values = valuesIn(language)
      const own = text[language] ?? titleIn(wordsIn(language), values)
      return { ...own, name: values.name, summary: own.description }
    },
    content: (context) => neighborhoodContent(neighborhood, valuesIn(context.bodyLanguage), context),
    dependsOn: () => dependencies(neighborhood, manifest),
    about: { type: 'Place', place: neighborhood },
    madeOf: { neighborhood },
  }
}

function parentOf({ partOf, slug: own }: PlacedNeighborhood, manifest: PlacesManifest): string {
  if (partOf === undefined) return pageIds.home
  const { vertical } = manifest
  const { cities, neighborhoods } = bySlug(manifest)
  if (cities.get(partOf)?.locationPage) return locationId(partOf, vertical)
  return partOf !== own && neighborhoods.has(partOf) ? neighborhoodId(partOf, vertical) : pageIds.home
}

function neighborhoodContent(
  neighborhood: PlacedNeighborhood,
  values: Record<string, string>,
  unannotated: Context,
): NeighborhoodContent {
  const context = annotated(unannotated)
  const { site, bodyLanguage } = context
  const { services } = site.manifest
  const text = neighborhood.text[bodyLanguage]
  const { words } = site.layout(bodyLanguage)
  const city = cityOf(neighborhood, site.manifest)
  const name = text?.inSentence ?? values.name!
  return {
    name,
    intro: text === undefined ? words('neighborhood.intro', values) : rich(text.intro, context),
    place: text && rich(text.place, context),
    drive: {
      ...driveFromNeighborhood(neighborhood, site.manifest),
      city: name,
      route: text && plain(text.route, context),
    },
    get map() {
      return wayFromNeighborhood(neighborhood, city, context)
    },
    questions: text ? [{ question: plain(text.question, context), answer: rich(text.answer, context) }] : [],
    services: services.map(({ slug }) =>
      city === undefined ? site.links.card(serviceId(slug), context) : serviceInCity(slug, city.slug, context),
    ),
    nearby: neighborhoodLinks(
      neighborhoodsIn(citySlugOf(neighborhood, site.manifest), site.manifest).filter(
        ({ slug }) => slug !== neighborhood.slug,
      ),
      context,
    ),
    sources: context.notes.list(),
  }
}

/** Links to the pages of these neighborhoods. */
export const neighborhoodLinks = (neighborhoods: readonly PlacedNeighborhood[], context: Context): Link[] =>
  neighborhoods.map(({ slug }) =>
    context.site.links.link(neighborhoodId(slug, context.site.manifest.vertical), context),
  )

/** What a link to a neighborhood takes from the manifest. */
export const linkDependencies = ({ slug, name, names, text }: PlacedNeighborhood): unknown => [
  slug,
  name,
  names,
  Object.keys(text),
]

/** The drive from a neighborhood: a part of its city, or a place of its own. */
function driveFromNeighborhood(neighborhood: PlacedNeighborhood, manifest: PlacesManifest): Drive {
  const city = cityOf(neighborhood, manifest)
  const { name, coordinates = neighborhood.name === city?.name ? city.coordinates : undefined } = neighborhood
  const distance = distanceOf({ coordinates }, manifest)
  if (city === undefined) return { city: name, minutes: manifest.driveTimes.default, isEstimate: false, distance }
  const { minutes, from } = driveFromPart(city, coordinates, manifest)
  return { city: name, minutes, isEstimate: from === 'distance', distance }
}

/** The neighborhoods that lie in the city with this slug, including those nested in another one. */
export const neighborhoodsIn = (city: string | undefined, manifest: PlacesManifest): readonly PlacedNeighborhood[] =>
  memo(manifest, 'neighborhoods by city', () =>
    groupBy(manifest.neighborhoods, (each) => citySlugOf(each, manifest)),
  ).get(city) ?? []

/** The neighborhoods that are part of a place itself, not of another neighborhood in it. */
export const partsOf = (place: string, manifest: PlacesManifest): readonly PlacedNeighborhood[] =>
  memo(manifest, 'neighborhoods by place', () => groupBy(manifest.neighborhoods, ({ partOf }) => partOf)).get(place) ??
  []

const cityOf = (neighborhood: PlacedNeighborhood, manifest: PlacesManifest): PlacedCity | undefined =>
  bySlug(manifest).cities.get(citySlugOf(neighborhood, manifest) ?? '')

/**
 * The slug of a neighborhood's city, found by following `partOf` through any number of neighborhoods. A neighborhood
 * that is part of nothing is a city itself, whether or not cities.yaml has it.
 */
function citySlugOf({ partOf, slug }: PlacedNeighborhood, manifest: PlacesManifest): string | undefined {
  if (partOf === undefined) return slug
  const { cities, neighborhoods } = bySlug(manifest)
  if (cities.has(partOf)) return partOf
  const outer = neighborhoods.get(partOf)
  return outer === undefined || outer.slug === slug ? undefined : citySlugOf(outer, manifest)
}

/** Searching the lists for each neighborhood and each city would take minutes where there are thousands of both. */
const bySlug = (manifest: PlacesManifest) =>
  memo(manifest, 'places by slug', () => ({
    cities: new Map(manifest.cities.map((city) => [city.slug, city])),
    neighborhoods: new Map(manifest.neighborhoods.map((neighborhood) => [neighborhood.slug, neighborhood])),
  }))
