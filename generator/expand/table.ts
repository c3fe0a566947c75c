import { codesOf } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { PageTable, Row } from '../site.ts'
import { languageAt, serviceCityId, withoutPrefix } from '../urls.ts'
import { rowsOf } from './rows.ts'
import { citySubject } from './services.ts'

type Service = Manifest['services'][number]
type City = Manifest['cities'][number]

/**
 * The page table: `single` rows, then every city's services in every language. Of those there may be tens of thousands,
 * and all that is particular to one is its service and its city: their rows are made when asked for, and kept until
 * another city is asked for, as the pages of a city lead to each other.
 */
export function makeTable(single: readonly Row[], manifest: Manifest): PageTable {
  const { services, cities, languages } = manifest
  const codes = codesOf(languages)
  const perSubject = codes.length
  const length = single.length + services.length * cities.length * perSubject
  const perCity = services.length * perSubject
  const rowsOfService = (service: Service, city: City) =>
    rowsOf(citySubject(service, city, manifest), languages, (code) => service.text[code] !== undefined)
  let latest: { city: number; rows: Row[][] } = { city: -1, rows: [] }
  const inCity = (service: number, city: number): Row[] => {
    if (latest.city !== city) latest = { city, rows: [] }
    latest.rows[service] ??= rowsOfService(services[service]!, cities[city]!)
    return latest.rows[service]
  }

  const urls = new Map(single.map((row) => [row.url, row]))
  const homes = new Map(codes.map((code) => [code, new Map<string, Row>()]))
  for (const row of single) if (row.state !== 'mirror') homes.get(row.language)!.set(row.subject.id, row)
  const servicePlace = new Map(services.map(({ slug }, index) => [slug, index]))
  const cityPlace = new Map(cities.map(({ slug }, index) => [slug, index]))

  const findInCity = (id: string, language: Language): Row | undefined => {
    const [, , service = '', city = '', ...rest] = id.split('/')
    const [atService, atCity] = [servicePlace.get(service), cityPlace.get(city)]
    if (atService === undefined || atCity === undefined || rest.length > 0 || id !== serviceCityId(service, city))
      return undefined
    return inCity(atService, atCity)[codes.indexOf(language)]
  }
  const inCities = (url: string): Row | undefined =>
    findInCity(withoutPrefix(url, languages), languageAt(url, languages))

  function* each(): Iterable<Row> {
    yield* single
    for (const city of cities.keys()) for (const service of services.keys()) yield* inCity(service, city)
  }
  return {
    length,
    single,
    at: (index) => {
      if (index < single.length) return single[index]!
      const place = index - single.length
      const service = Math.floor((place % perCity) / perSubject)
      return inCity(service, Math.floor(place / perCity))[place % perSubject]!
    },
    find: (id, language) => homes.get(language)?.get(id) ?? findInCity(id, language),
    findUrl: (url) => urls.get(url) ?? inCities(url),
    inCities,
    [Symbol.iterator]: () => each()[Symbol.iterator](),
  }
}
