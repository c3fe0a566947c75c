import { hashOf } from '../cache/source-keys.ts'
import { codesOf } from '../languages.ts'
import { mapSlice } from '../maps/area-map.ts'
import type { Manifest, PlacedCity } from '../parse/manifest.ts'
import type { Row } from '../site.ts'
import { minutesTo } from './drive.ts'
import { type Links, titleOf } from './links.ts'
import { nearestCities } from './nearest-cities.ts'

/**
 * Hash of what every page in a city may draw on besides the city: the facts, the services, the testimonials and brands,
 * and of every written page what others say of it (name, summary, address). Not the other cities and neighbourhoods:
 * what a page takes from those stands in its slice, but for the few that the words of a service or a city lead to.
 */
export function commonSlice(manifest: Manifest, rows: readonly Row[], links: Links): string {
  const { languages, vertical, practice, services, audiences, testimonials, partners } = manifest
  const written = rows.filter(({ subject }) => subject.place.file.startsWith('pages/'))
  const pages = written.map((row) => [
    row.subject.id,
    row.url,
    row.language,
    row.state,
    titleOf(row).name,
    titleOf(row).summary,
  ])
  const linked = linkedFrom(manifest)
    .filter(links.has)
    .flatMap((id) => codesOf(manifest.languages).map((language) => links.card(id, language)))
  return hashOf(
    JSON.stringify([languages, vertical, practice, services, audiences, testimonials, partners, pages, linked]),
  )
}

/** The ids of the pages that the words of services and cities lead to. */
function linkedFrom({ services, cities }: Manifest): string[] {
  const told = cities.map(({ text }) => text).filter((text) => Object.keys(text).length > 0)
  const inTexts = JSON.stringify([services, told]).matchAll(/\]\((\/[^()#\s]*)/g)
  return [...new Set([...services.flatMap(({ readMore }) => readMore), ...[...inTexts].map((match) => match[1]!)])]
}

const slices = new WeakMap<PlacedCity, string>()

/** Hash of what the pages about services in a city take from the city. */
export function citySlice(city: PlacedCity, manifest: Manifest): string {
  let slice = slices.get(city)
  if (slice === undefined) {
    const { place: _, ...entry } = city
    slice = hashOf(JSON.stringify([entry, minutesTo(city.slug, manifest)]))
    slices.set(city, slice)
  }
  return slice
}

/**
 * Hash of what the city's own page takes from the manifest: the city, its neighbourhoods, the cities on its map and
 * around it, the office's photo.
 */
export function locationSlice(city: PlacedCity, manifest: Manifest): string {
  const inside = manifest.neighborhoods
    .filter(({ partOf }) => partOf === city.slug)
    .map(({ slug, name, text }) => [slug, name, Object.keys(text)])
  const around = nearestCities(city, manifest).map(({ slug, name, text, path }) => [
    slug,
    name,
    path,
    Object.keys(text),
  ])
  const map = city.coordinates && [mapSlice(manifest), manifest.driveTimes.cities[city.slug]]
  return hashOf(JSON.stringify([citySlice(city, manifest), inside, around, map, officeKey(manifest)]))
}

/** Of the photo's bytes: its name and its words stand in practice.yaml, which all these pages draw on. */
const officeKey = ({ practice, photos }: Manifest) =>
  practice.photos?.office && photos.get(practice.photos.office.file)?.hash
