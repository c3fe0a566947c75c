import { makeLinks } from '../../expand/links.ts'
import { expandLocations } from '../../expand/locations.ts'
import { expandServicesInCities } from '../../expand/services-in-cities.ts'
import { makeTable } from '../../expand/table.ts'
import type { Language } from '../../page.ts'
import type { Manifest, PlacedCity } from '../../parse/manifest.ts'
import type { PageTable, Route, Site } from '../../site.ts'
import type { BareCity } from './bare-city.ts'

/** The site as it would be with one more city, and the routes of that city's services. */
export function withCity(site: Site, bare: BareCity): { site: Site; added: Route[] } {
  const { name, slug, minutes, locationPage, coordinates } = bare
  const place = { file: 'cities.yaml', line: 1, column: 1 }
  const city: PlacedCity = { name, slug, locationPage, coordinates, text: {}, place }
  const { driveTimes } = site.manifest
  const listed = minutes === undefined ? driveTimes.cities : { ...driveTimes.cities, [slug]: minutes }
  const manifest: Manifest = { ...site.manifest, driveTimes: { ...driveTimes, cities: listed } }
  const { languages } = manifest
  const wordsIn = (language: Language) => site.layout(language).words
  const alone = { ...manifest, cities: [city] }
  const services = expandServicesInCities(alone)
  const table = makeTable([services, ...expandLocations(alone, wordsIn)])
  const routes: PageTable = {
    ...site.routes,
    find: (id, language) => site.routes.find(id, language) ?? table.find(id, language),
  }
  return { site: { ...site, manifest, routes, links: makeLinks(routes, languages) }, added: [...services] }
}
