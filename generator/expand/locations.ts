import { driveFrom } from '../drive/drive-from.ts'
import { kinds } from '../kinds.ts'
import { mappedCities } from '../maps/area-map.ts'
import { driveMark } from '../maps/drive-marks.ts'
import { miniMap, miniMapDependencies, spotOf } from '../maps/mini-map.ts'
import { ownName } from '../own-name.ts'
import type { CityLink, CityLinks, Language, LocationContent, Words } from '../page.ts'
import type { PlacedCity, PlacesManifest } from '../parse/manifest.ts'
import { nameIn } from '../place-name.ts'
import type { Context, PageSource, Title, WordsIn } from '../site.ts'
import { citySlugIn, generatedUnder, locationId, neighborhoodId, pageIds } from '../urls.ts'
import { areas } from './areas.ts'
import { cityLink } from './city-link.ts'
import { cityDependencies, drive } from './drive.ts'
import { type Family, listed, product } from './family.ts'
import { withValues } from './fill-route.ts'
import { isPlaceWritten } from './has-word.ts'
import { lettersOf } from './long-lists.ts'
import { citiesWithPage, nearestCities } from './nearest-cities.ts'
import { linkDependencies, neighborhoodLinks, neighborhoodsIn, partsOf } from './neighborhoods.ts'
import { annotated } from './notes.ts'
import { officePhoto } from './photos.ts'
import { rich } from './rich.ts'
import { routesOf } from './routes.ts'
import { serviceInCity } from './service-links.ts'
import { wayDependencies, wayFromCity } from './ways.ts'

/**
 * A page for every city that should have one: `/locations/{city}-{suffix}`. Those up to the last city with an address
 * of its own are made at once. The addresses of all others identify the city, so these pages are made on demand: there
 * may be tens of thousands.
 */
export function expandLocations(manifest: PlacesManifest, wordsIn: WordsIn): Family[] {
  const { languages, vertical } = manifest
  const cities = manifest.cities.filter(({ locationPage }) => locationPage)
  const eagerCount = cities.findLastIndex(({ path }) => path !== undefined) + 1
  const outer = cities.slice(eagerCount)
  const indexes = new Map(outer.map(({ slug }, index) => [slug, index]))
  const sourceOf = (city: PlacedCity) => locationSource(city, manifest, wordsIn)
  return [
    listed(cities.slice(0, eagerCount).map(sourceOf), languages),
    product({
      kind: 'location',
      under: [generatedUnder.locations],
      outer,
      inner: [undefined],
      routesOf: (city) => routesOf(sourceOf(city), languages),
      languages,
      indexesOf: (id) => {
        const index = indexes.get(citySlugIn(id, vertical) ?? '')
        return index === undefined ? undefined : { outer: index, inner: 0 }
      },
    }),
  ]
}

/** The city, its neighborhoods and which of them it links to, the cities on its map and nearby, the photo of the office. */
function dependencies(city: PlacedCity, manifest: PlacesManifest): unknown {
  const { practice, photos } = manifest
  const office = practice.photos?.office
  return [
    cityDependencies(city, manifest),
    neighborhoodsIn(city.slug, manifest).map(linkDependencies),
    partsOf(city.slug, manifest).map(({ slug }) => slug),
    nearestCities(city, manifest).map(({ slug, name, names, text, path, ...near }) => [
      [slug, name, names, path, Object.keys(text)],
      [driveMark(driveFrom({ slug, ...near }, manifest)), near.coordinates],
    ]),
    wayDependencies(city, manifest),
    city.coordinates && miniMapDependencies(manifest),
    // The hash covers the photo's bytes: its file name and words are in practice.yaml, which all these pages draw on.
    office && photos.get(office.file)?.hash,
  ]
}

function locationSource(city: PlacedCity, manifest: PlacesManifest, wordsIn: WordsIn): PageSource<'location'> {
  const { minutes } = driveFrom(city, manifest)
  const valuesIn = (language: Language) => ({
    city: nameIn(city, language),
    minutes,
    practice: ownName(manifest.practice.name, language),
  })
  // The office is not near its own city: it is in it.
  const isHere = city.name === manifest.practice.address.city
  const titleIn = (word: Words, values: Record<string, string>): Title => ({
    title: word(isHere ? 'location.titleHere' : 'location.title', values),
    description: word('location.description', values),
    heading: word(isHere ? 'location.headingHere' : 'location.heading', values),
    name: word('location.name', values),
    summary: word('location.summary', values),
  })
  const titles: Partial<Record<Language, Title>> = {}
  const isWritten = (language: Language) => isPlaceWritten(city.text, 'location.title', language, manifest)
  return {
    id: locationId(city.slug, manifest.vertical),
    kind: 'location',
    place: city.place,
    parent: pageIds.home,
    phone: 'default',
    visitType: manifest.vertical.usualVisit,
    paths: city.path,
    isIndexed: () => true,
    isWritten,
    title: (language) => {
      if (isWritten(language)) titles[language] ??= titleIn(wordsIn(language), valuesIn(language))
      return titles[language]
    },
    content: (context) => locationContent(city, valuesIn(context.bodyLanguage), context),
    dependsOn: () => dependencies(city, manifest),
    about: { type: 'City', place: city },
    madeOf: { city },
  }
}

function locationContent(city: PlacedCity, values: Record<string, string>, context: Context): LocationContent {
  const { site, bodyLanguage } = context
  const { words } = site.layout(bodyLanguage)
  const text = city.text[bodyLanguage]
  const withCity = annotated(withValues(values, context))
  return {
    city: values.city!,
    intro: text === undefined ? words('location.intro', values) : rich(text.intro, withCity),
    local: text === undefined ? undefined : rich(text.local, withCity),
    drive: drive(city, context),
    office: officePhoto(context),
    get map() {
      return wayFromCity(city, context)
    },
    areas: areas(
      city,
      site.manifest.audiences[0],
      neighborhoodLinks(partsOf(city.slug, site.manifest), context),
      context,
    ),
    services: site.manifest.services.map(({ slug }) => serviceInCity(slug, city.slug, context)),
    nearby: nearestCities(city, site.manifest).map((near) => spottedLink(near, context)),
    miniMap: miniMap(site.manifest),
    sources: withCity.notes.list(),
  }
}

/** Links to the cities that have a page, under their plain names: to all or, if there are very many, to the nearest. */
export function cityLinks(context: Context): CityLinks {
  return {
    cities: citiesWithPage(context.site.manifest).map((city) => spottedLink(city, context)),
    letters: lettersOf(pageIds.sitemap, kinds.location.group, context),
  }
}

/** The same, plus the cities on the map of the area whose only page is that of a neighborhood with the same name. */
export function mappedCityLinks(context: Context): CityLinks {
  const { manifest } = context.site
  const { cities, letters } = cityLinks(context)
  const others = mappedCities(manifest).flatMap((city) => {
    const own = manifest.neighborhoods.find(
      ({ name, partOf = city.slug }) => name === city.name && partOf === city.slug,
    )
    if (city.locationPage || own === undefined) return []
    return spottedLink(city, context, neighborhoodId(own.slug, manifest.vertical))
  })
  return { cities: [...cities, ...others], letters }
}

/** A link to the city's own page, or to another one about it, with its place on the small map. */
const spottedLink = (
  city: PlacedCity,
  context: Context,
  page = locationId(city.slug, context.site.manifest.vertical),
): CityLink => ({ ...cityLink(page, city, context), spot: spotOf(city, context.site.manifest) })
