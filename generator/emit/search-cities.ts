import type { CityPattern, FoundCity, SearchDocument } from '../../src/shared/search/file.ts'
import { driveFrom } from '../drive/drive-from.ts'
import { valuesFor } from '../expand/fill-route.ts'
import { ownName } from '../own-name.ts'
import type { Language } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { nameIn, namesOf } from '../place-name.ts'
import type { Site } from '../site.ts'
import { fill } from '../text/inline.ts'
import { locationId, serviceCityId, serviceId, urlOf } from '../urls.ts'
import { isIndexable } from './sitemap.ts'

// There may be fifty thousand city pages. They differ in a name, a number and a part of their address, so the search
// file has one pattern for each subject and one list of cities: it grows by forty bytes per city.

/** The cities, each with the values in which its pages differ. */
export function searchCities({ routes, manifest }: Site, language: Language): FoundCity[] {
  const pattern = locationUrl(language, manifest)
  return manifest.cities.map((city) => {
    const { slug } = city
    const name = nameIn(city, language)
    const route = routes.find(locationId(slug, manifest.vertical), language)
    const isFound = route !== undefined && isIndexable(route)
    const page = !isFound ? 0 : route.url === pattern.replace('{slug}', slug) ? 1 : route.url
    return [name, slug, driveFrom(city, manifest).minutes, page, ...namesOf(city).filter((other) => other !== name)]
  })
}

const locationUrl = (language: Language, { languages, vertical }: Manifest) =>
  urlOf(locationId('{slug}', vertical), language, languages)

/** The cities' own pages as one pattern, and its entry in the index. */
export function locationPattern({ layout, manifest }: Site, language: Language, kind: number, id: number) {
  const { words } = layout(language)
  const practice = ownName(manifest.practice.name, language)
  const text = (key: string) => words(key, { practice, ...anyCity })
  const document: SearchDocument = {
    id,
    name: text('location.heading'),
    heading: text('location.title'),
    words: '',
    summary: `${text('location.summary')} · ${text('location.description')}`,
  }
  const pattern: CityPattern = [
    id,
    locationUrl(language, manifest),
    words('location.name', { practice }),
    kind,
    words('location.summary', { practice }),
  ]
  return { document, pattern }
}

/**
 * The pages of every service with words in `language`, in the cities. `numberOf` gives a page's number in the index; one
 * that is still to be written has none.
 */
export function servicePatterns(
  site: Site,
  language: Language,
  kind: number,
  numberOf: (url: string) => number | undefined,
): CityPattern[] {
  const { services, languages } = site.manifest
  return services.flatMap(({ slug, phone, text: texts }) => {
    const text = texts[language]
    if (text === undefined) return []
    const values = valuesFor(site, language, phone)
    const document = numberOf(urlOf(serviceId(slug), language, languages))
    if (document === undefined) return []
    const url = urlOf(serviceCityId(slug, '{slug}'), language, languages)
    return [[document, url, fill(text.cityHeading, values), kind, fill(text.cityDescription, values)] as const]
  })
}

/** Blank values for a text about any city, when only its other words matter. */
export const anyCity = { city: '', minutes: '' }
