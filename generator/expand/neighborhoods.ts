import { driveFrom } from '../drive/drive-from.ts'
import { memo } from '../memo.ts'
import type { Drive, NeighborhoodContent } from '../page.ts'
import type { Manifest, Placed } from '../parse/manifest.ts'
import type { Neighborhood } from '../parse/schemas/places.ts'
import { givesUrgentAdvice } from '../parse/urgent-advice.ts'
import type { Context, PageSource } from '../site.ts'
import { locationId, neighborhoodId, pageIds, serviceId } from '../urls.ts'
import { type Family, listed } from './family.ts'
import { plain, rich } from './rich.ts'
import { serviceInCity } from './service-links.ts'

type PlacedNeighborhood = Placed<Neighborhood & { slug: string }>

/** A page for every neighbourhood: `/neighborhoods/{name}-{suffix}`. */
export function expandNeighborhoods(manifest: Manifest): Family {
  const sources = manifest.neighborhoods.map(
    (neighborhood): PageSource<'neighborhood'> => ({
      id: neighborhoodId(neighborhood.slug, manifest.vertical),
      kind: 'neighborhood',
      place: neighborhood.place,
      parent: parentOf(neighborhood, manifest),
      phone: 'default',
      visitType: manifest.vertical.usualVisit,
      isOpen: givesUrgentAdvice(neighborhood.text, manifest.signs),
      indexed: true,
      title: (language) => {
        const text = neighborhood.text[language]
        return text === undefined ? undefined : { ...text, name: neighborhood.name, summary: text.description }
      },
      content: (context) => neighborhoodContent(neighborhood, context),
      about: { type: 'Place', place: neighborhood.name },
    }),
  )
  return listed(sources, manifest.languages)
}

function parentOf({ partOf, slug: own }: PlacedNeighborhood, { cities, neighborhoods, vertical }: Manifest): string {
  if (partOf === undefined) return pageIds.home
  if (cities.some(({ slug, locationPage }) => slug === partOf && locationPage)) return locationId(partOf, vertical)
  return partOf !== own && neighborhoods.some(({ slug }) => slug === partOf)
    ? neighborhoodId(partOf, vertical)
    : pageIds.home
}

function neighborhoodContent(neighborhood: PlacedNeighborhood, context: Context): NeighborhoodContent {
  const { site, language, bodyLanguage } = context
  const { cities, neighborhoods, services, vertical } = site.manifest
  const text = neighborhood.text[bodyLanguage]!
  const city = cityOf(neighborhood, site.manifest)
  return {
    name: neighborhood.name,
    intro: rich(text.intro, context),
    place: rich(text.place, context),
    drive: driveThrough(city, neighborhood.name, plain(text.route, context), site.manifest),
    questions: [{ question: plain(text.question, context), answer: rich(text.answer, context) }],
    services: services.map(({ slug }) =>
      city !== undefined && cities.some((each) => each.slug === city)
        ? serviceInCity(slug, city, context)
        : site.links.link(serviceId(slug), language),
    ),
    nearby: neighborhoods
      .filter((other) => other.slug !== neighborhood.slug && cityOf(other, site.manifest) === city)
      .map(({ slug }) => site.links.link(neighborhoodId(slug, vertical), language)),
  }
}

/** The drive from a neighbourhood takes as long as that from its city. */
function driveThrough(slug: string | undefined, name: string, route: string, manifest: Manifest): Drive {
  const city = manifest.cities.find((each) => each.slug === slug)
  if (city === undefined) return { city: name, minutes: manifest.driveTimes.default, isEstimate: false, route }
  const { minutes, from } = driveFrom(city, manifest)
  return { city: name, minutes, isEstimate: from === 'distance', route }
}

/** The neighbourhoods with pages that lie in a city, those within another of them included. */
export const neighborhoodsIn = (city: string, manifest: Manifest): readonly PlacedNeighborhood[] =>
  memo(manifest, `neighborhoods in ${city}`, () =>
    manifest.neighborhoods.filter((each) => cityOf(each, manifest) === city),
  )

/**
 * The city of a neighbourhood, found through the neighbourhood it is part of if need be. One that is part of nothing is
 * a city itself, whether or not cities.yaml has it.
 */
function cityOf({ partOf, slug }: PlacedNeighborhood, { neighborhoods, cities }: Manifest): string | undefined {
  if (partOf === undefined) return slug
  if (cities.some((city) => city.slug === partOf)) return partOf
  const outer = neighborhoods.find((each) => each.slug === partOf)
  return outer === undefined || outer.slug === slug
    ? undefined
    : (cities.find((city) => city.slug === outer.partOf)?.slug ?? outer.slug)
}
