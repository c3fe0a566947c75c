import { groupBy } from '../group-by.ts'
import type { NonEmpty } from '../non-empty.ts'
import type { InCity } from './plan.ts'

/** Pages about services in cities, folded into one line: those of one service, or of one city. */
export interface CityFold<P> {
  /** The service of these pages; undefined when there are several. */
  service?: string
  /** The city of these pages; undefined when there are several. */
  city?: string
  pages: NonEmpty<P>
}

/** Whether it is a page about a service in a city. */
export const isInCity = <P extends { inCity?: InCity }>(page: P): page is P & { inCity: NonNullable<P['inCity']> } =>
  page.inCity !== undefined

export const isNotInCity = (page: { inCity?: InCity }): boolean => !isInCity(page)

/**
 * A change to a service affects its pages in most cities, and a change to a city its pages for most services: each is
 * folded into one line that says so. `cities` is the total number of cities.
 */
export function foldCities<P extends { inCity: InCity }>(pages: readonly P[], cities: number): CityFold<P>[] {
  const byService = groupBy(pages, ({ inCity }) => inCity.service)
  const folds: CityFold<P>[] = []
  const rest: P[] = []
  for (const [service, ofService] of byService) {
    const inCities = new Set(ofService.map(({ inCity }) => inCity.city)).size
    if (inCities > 1 && inCities > cities / 2) folds.push({ service, pages: ofService })
    else rest.push(...ofService)
  }
  for (const [city, inCity] of groupBy(rest, (page) => page.inCity.city)) {
    const services = new Set(inCity.map((page) => page.inCity.service))
    folds.push(services.size > 1 ? { city, pages: inCity } : { service: [...services][0]!, city, pages: inCity })
  }
  return folds
}
