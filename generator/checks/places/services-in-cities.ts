import { repeats } from '../../group-by.ts'
import type { LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { servicesInCitiesFolder as folder } from '../../parse/schemas/index.ts'
import { nearest, suggest } from '../../problems/nearest.ts'
import { type Problem, problem, topOf } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { withoutCopy } from '../addresses/duplicates.ts'
import type { Names } from '../names.ts'

/** Files that belong to no city, and services with two entries for the same city. */
export function checkServicesInCities({ servicesInCities }: LooseManifest, names: Names): Problem[] {
  const { cities } = names
  return servicesInCities.flatMap(({ source, city, entries }) => {
    const duplicates = repeats(entries, serviceOf).map(([entry, first]) => {
      const message = `"${serviceOf(entry)}" is already in this file`
      const place = locate(source, [...entry.path, 'service'])
      return problem('DUPLICATE_SLUG', place, message, 'Remove one of the two.', withoutCopy(entry, first))
    })
    if (cities === undefined || cities.has(city)) return duplicates
    const message = `the file is named after "${city}", which is not a city in cities.yaml`
    return [problem('UNKNOWN_CITY', topOf(source.file), message, renameFile(city, cities, names)), ...duplicates]
  })
}

/** Undefined if it is missing or not a name, which is reported separately. */
const serviceOf = ({ value: { service } }: LooseEntry) => (typeof service === 'string' ? service : undefined)

function renameFile(city: string, cities: ReadonlySet<string>, { called, renamed }: Names): string {
  const slug = called.get(city)
  const meant = slug !== undefined && cities.has(slug) ? slug : nearest(city, cities)
  if (meant !== undefined) return `Rename it to ${folder}${meant}.yaml.`
  const now = renamed.get(city)
  return now === undefined
    ? `Add the city to cities.yaml, or name the file after one that is there. ${suggest(city, cities)}`
    : `Rename it to ${folder}${now}.yaml, if "${now}" is the new name of "${city}".`
}
