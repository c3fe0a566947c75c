import type { Drive, NeighborhoodContent } from '../page.ts'
import type { Manifest, Placed } from '../parse/manifest.ts'
import type { Neighborhood } from '../parse/schemas/places.ts'
import type { Context, PageSource } from '../site.ts'
import { locationId, neighborhoodId, pageIds, serviceId } from '../urls.ts'
import { minutesTo } from './drive.ts'
import { type Family, listed } from './family.ts'
import { serviceInCity } from './service-links.ts'
import { plain, rich } from './text.ts'

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
    drive: driveFrom(neighborhood, plain(text.route, context), site.manifest),
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

function driveFrom(neighborhood: PlacedNeighborhood, route: string, manifest: Manifest): Drive {
  return { city: neighborhood.name, minutes: minutesTo(cityOf(neighborhood, manifest) ?? '', manifest), route }
}

/** The city of a neighbourhood, found through the neighbourhood it is part of if need be. */
function cityOf({ partOf, slug }: PlacedNeighborhood, { neighborhoods, cities }: Manifest): string | undefined {
  if (partOf === undefined) return cities.some((city) => city.slug === slug) ? slug : undefined
  if (cities.some((city) => city.slug === partOf)) return partOf
  const outer = neighborhoods.find((each) => each.slug === partOf)
  return outer === undefined || outer.slug === slug
    ? undefined
    : (cities.find((city) => city.slug === outer.partOf)?.slug ?? outer.slug)
}
