import { inGroups } from './in-groups.ts'
import type { InCity } from './plan.ts'

/** Pages about services in cities, told in one line: of one service, or of one city. */
export interface CityFold<P> {
  /** The service whose pages these are; nothing when it is several. */
  service?: string
  /** The city; nothing when it is several. */
  city?: string
  pages: P[]
}

/**
 * A change of a service is one of its pages in most cities, a change of a city one of its pages for most services: each
 * is folded into the line that says so. `cities` is how many cities there are in all.
 */
export function foldCities<P extends { inCity?: InCity }>(pages: readonly P[], cities: number): CityFold<P>[] {
  const byService = inGroups(pages, ({ inCity }) => inCity!.service)
  const folds: CityFold<P>[] = []
  const rest: P[] = []
  for (const [service, ofService] of byService) {
    const inCities = new Set(ofService.map(({ inCity }) => inCity!.city)).size
    if (inCities > 1 && inCities > cities / 2) folds.push({ service, pages: ofService })
    else rest.push(...ofService)
  }
  for (const [city, inCity] of inGroups(rest, (page) => page.inCity!.city)) {
    const services = new Set(inCity.map((page) => page.inCity!.service))
    folds.push(services.size > 1 ? { city, pages: inCity } : { service: [...services][0]!, city, pages: inCity })
  }
  return folds
}
