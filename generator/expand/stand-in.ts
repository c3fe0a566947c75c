import type { Language } from '../page.ts'
import type { Manifest, PlacedCity } from '../parse/manifest.ts'
import type { Row, Site } from '../site.ts'
import type { BareCity } from './bare-city.ts'
import { makeLinks } from './links.ts'
import { expandLocations } from './locations.ts'
import { rowsOf } from './rows.ts'
import { citySubject } from './services.ts'

/** The site as it would be with one more city in it, and the rows of that city's services. */
export function withCity(site: Site, { name, slug, minutes, locationPage }: BareCity): { site: Site; rows: Row[] } {
  const city: PlacedCity = { name, slug, locationPage, text: {}, place: { file: 'cities.yaml', line: 1, column: 1 } }
  const driveTimes = { ...site.manifest.driveTimes, cities: { ...site.manifest.driveTimes.cities, [slug]: minutes } }
  const manifest: Manifest = { ...site.manifest, driveTimes }
  const { languages } = manifest
  const wordsIn = (language: Language) => site.frame(language).words
  const rows = manifest.services.flatMap((service) => rowsOf(citySubject(service, city, manifest), languages))
  const location = expandLocations({ ...manifest, cities: [city] }, wordsIn).flatMap((subject) =>
    rowsOf(subject, languages),
  )
  const added = new Map([...rows, ...location].map((row) => [`${row.language} ${row.subject.id}`, row]))
  const table = {
    ...site.rows,
    find: (id: string, language: Language) => site.rows.find(id, language) ?? added.get(`${language} ${id}`),
  }
  return { site: { ...site, manifest, rows: table, links: makeLinks(table, languages) }, rows }
}
