import { fill } from '../build/inline.ts'
import { saidIn } from '../languages.ts'
import { wayMap } from '../maps/area-map.ts'
import { driveMark } from '../maps/drive-marks.ts'
import type { Areas, CityLink, Language, LocationContent, Words } from '../page.ts'
import type { Manifest, PlacedCity } from '../parse/manifest.ts'
import type { Audience, City } from '../parse/schemas/places.ts'
import type { Subject, Title, View } from '../site.ts'
import { locationId, neighborhoodId, pageIds } from '../urls.ts'
import { drive, minutesTo } from './drive.ts'
import { nearestCities } from './nearest-cities.ts'
import { officePhoto } from './photos.ts'
import { serviceInCity } from './service-links.ts'
import { locationSlice } from './slices.ts'
import { rich } from './text.ts'

/** A page for every city that has one: `/locations/{city}-{suffix}`. */
export function expandLocations(manifest: Manifest, wordsIn: (language: Language) => Words): Subject[] {
  return manifest.cities
    .filter(({ locationPage }) => locationPage)
    .map((city) => locationSubject(city, manifest, wordsIn))
}

function locationSubject(
  city: PlacedCity,
  manifest: Manifest,
  wordsIn: (language: Language) => Words,
): Subject<'location'> {
  const values = { city: city.name, minutes: minutesTo(city.slug, manifest), practice: manifest.practice.name.value }
  const titleIn = (word: Words): Title => ({
    title: word('location.title', values),
    description: word('location.description', values),
    heading: word('location.heading', values),
    name: word('location.name', values),
    summary: word('location.summary', values),
  })
  const isTold = Object.keys(city.text).length > 0
  return {
    id: locationId(city.slug, manifest.vertical),
    kind: 'location',
    place: city.place,
    parent: pageIds.home,
    phone: 'default',
    visitType: manifest.vertical.usualVisit,
    paths: city.path,
    indexed: true,
    // A city told in one language waits for its words in the others; one told in none needs none.
    title: (language) => (isTold && city.text[language] === undefined ? undefined : titleIn(wordsIn(language))),
    content: (view) => locationContent(city, values, view),
    about: { type: 'City', place: city.name },
    slice: () => locationSlice(city, manifest),
  }
}

function locationContent(city: PlacedCity, values: Record<string, string>, view: View): LocationContent {
  const { site, bodyLanguage, language } = view
  const { words } = site.frame(bodyLanguage)
  const text = city.text[bodyLanguage]
  const withCity = { ...view, values: { ...view.values, ...values } }
  return {
    city: city.name,
    intro: text === undefined ? words('location.intro', values) : rich(text.intro, withCity),
    local: text === undefined ? undefined : rich(text.local, withCity),
    drive: drive(city, view),
    office: officePhoto(view),
    map: wayMap(city, view),
    areas: areas(city, site.manifest.audiences[0], view),
    services: site.manifest.services.map(({ slug }) => serviceInCity(slug, city.slug, view)),
    neighborhoods: site.manifest.neighborhoods
      .filter(({ partOf }) => partOf === city.slug)
      .map(({ slug }) => site.links.link(neighborhoodId(slug, site.manifest.vertical), language)),
    nearby: nearestCities(city, site.manifest).map(({ slug, name }) =>
      site.links.link(locationId(slug, site.manifest.vertical), language, name),
    ),
  }
}

/** Six lines `City - Area`: the city's own parts, or the audience's general ones. */
export function areas(city: City, audience: Audience | undefined, { site, bodyLanguage }: View): Areas {
  if (audience === undefined) return { lead: '', lines: [] }
  const words = saidIn(audience.text, bodyLanguage, site.manifest.languages)
  const lines =
    city.areas?.map((area) => `${city.name} - ${area}`) ?? words.lines.map((line) => fill(line, { city: city.name }))
  return { lead: fill(words.lead, { city: city.name }), lines }
}

/** Every city that has a page, as links under its plain name. */
export function cityLinks({ site, language }: View): CityLink[] {
  return site.manifest.cities
    .filter(({ locationPage }) => locationPage)
    .map(({ slug, name }) => ({
      ...site.links.link(locationId(slug, site.manifest.vertical), language, name),
      ...driveMark(slug, site.manifest),
    }))
}
