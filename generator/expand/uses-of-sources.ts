import { walk } from '../read/walk.ts'
import type { Site } from '../site.ts'
import { citesIn, fillIns } from '../text/inline.ts'
import { locationId, neighborhoodId, serviceCityId, serviceId } from '../urls.ts'
import { ownEntry } from './services-in-cities.ts'

/** The ids of the pages that cite each source: in their list, in a text, or through a fact or sign based on it. */
export function usesOfSources({ manifest }: Site): Map<string, string[]> {
  const { pages, services, servicesInCities, cities, neighborhoods, practice, signs, vertical } = manifest
  const sourceOf = new Map<string, string | undefined>([
    ...practice.claims.map(({ id, source }) => [`fact.${id}`, source] as const),
    ...signs.map(({ id, source }) => [`sign.${id}`, source] as const),
  ])
  const uses = new Map<string, Set<string>>()
  const add = (source: string | undefined, page: string) => {
    if (source !== undefined) uses.set(source, (uses.get(source) ?? new Set()).add(page))
  }
  const read = (texts: unknown, page: string) =>
    walk(texts, (value, path) => {
      if (typeof value !== 'string') return
      for (const id of citesIn(value)) add(id, page)
      for (const name of fillIns(value)) add(sourceOf.get(name), page)
      if (path.at(-2) === 'signs') add(sourceOf.get(`sign.${value}`), page)
    })
  for (const { id, page } of pages) {
    for (const source of page.sources) add(source, id)
    read(page.text, id)
  }
  for (const { slug, text } of services) read(text, serviceId(slug))
  for (const [city, entries] of Object.entries(servicesInCities))
    for (const { service, text } of Object.values(entries)) read(text, serviceCityId(service, city))
  for (const city of cities) {
    const { slug, text, locationPage } = city
    if (locationPage) read(text, locationId(slug, vertical))
    const local = Object.values(text).map((each) => each?.local)
    for (const service of services)
      if (ownEntry(service, city, manifest) === undefined) read(local, serviceCityId(service.slug, slug))
  }
  for (const { slug, text } of neighborhoods) read(text, neighborhoodId(slug, vertical))
  return new Map([...uses].map(([source, ids]) => [source, [...ids]]))
}
