import type { LooseManifest } from '../parse/loose-manifest.ts'
import { locate } from '../problems/locate.ts'
import { suggest } from '../problems/nearest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import type { Names } from './names.ts'

/** Files of no city, and services that speak twice to visitors from one. */
export function checkServicesInCities({ servicesInCities }: LooseManifest, { cities }: Names): Problem[] {
  return servicesInCities.flatMap(({ source, city, entries = [] }) => {
    const seen = new Set<unknown>()
    const twice = entries.flatMap(({ path, value: { service } }) => {
      if (!seen.has(service)) {
        seen.add(service)
        return []
      }
      const message = `"${String(service)}" stands in the file twice`
      return [problem('DUPLICATE_SLUG', locate(source, [...path, 'service']), message, 'Remove one of the two.')]
    })
    if (cities === undefined || cities.has(city)) return twice
    const message = `the file is named after "${city}", which is no city of cities.yaml`
    return [
      problem('UNKNOWN_CITY', { file: source.file, line: 1, column: 1 }, message, suggest(city, cities)),
      ...twice,
    ]
  })
}
