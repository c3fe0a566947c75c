import { hashOf } from '../cache/source-keys.ts'
import { memo } from '../memo.ts'
import type { Language, MapLayout } from '../page.ts'
import type { Manifest, PlacedCity } from '../parse/manifest.ts'
import type { Coordinates } from '../parse/schemas/coordinates.ts'
import type { Context, Site } from '../site.ts'
import { type Dot, drawMap } from './draw-map.ts'
import { driveMark } from './drive-marks.ts'
import { distanceBetween, fitProjection, isWithin, type Point, type Sheet } from './projection.ts'

type MappedCity = PlacedCity & { coordinates: Coordinates }

/** How many cities a map shows besides the one its page is about: the nearest to the office. */
export const maxMappedCities = 24

/** The largest heights of the maps, in their own units. */
const maxHeight = { area: 560, way: 460 }

/**
 * A city this many times as far as the median one is named at the edge; otherwise all others would be crowded together.
 */
const farAwayFactor = 2.5

/**
 * The map of the whole service area, with every city marked by its drive time. Made once per language: many pages use
 * it.
 */
export const areaMap = ({ site, bodyLanguage }: Context): MapLayout | undefined =>
  memo(site.layouts, `area map ${bodyLanguage}`, () => makeAreaMap(site, bodyLanguage))

function makeAreaMap({ manifest, layout }: Site, language: Language): MapLayout | undefined {
  const cities = mappedCities(manifest)
  if (cities.length === 0) return undefined
  const office = manifest.practice.coordinates
  const distances = cities.map(({ coordinates }) => distanceBetween(office, coordinates))
  const limit = farAwayFactor * distances[Math.floor(distances.length / 2)]!
  const near = cities.filter((_, index) => distances[index]! <= limit)
  const { sheet, project } = fitProjection([office, ...near.map(({ coordinates }) => coordinates)], maxHeight.area)
  const dots = cities.map((city): Dot => {
    const fact = { name: city.name, ...driveMark(city, manifest) }
    const spot = project(city.coordinates)
    return near.includes(city) ? { ...fact, ...spot } : { ...fact, ...atEdge(project(office), spot, sheet) }
  })
  const words = layout(language).words('map.office')
  return drawMap({ dots, sheet, project, manifest, language, office: words, isNumbered: true })
}

/** The way from one city to the office, and what is around it. Nothing for a city that is not on any map. */
export function directionsMap(city: PlacedCity, { site, bodyLanguage }: Context): MapLayout | undefined {
  const { manifest, layout } = site
  if (city.coordinates === undefined) return undefined
  const office = manifest.practice.coordinates
  const reach = 1.5 * distanceBetween(office, city.coordinates)
  const others = mappedCities(manifest).filter(({ slug }) => slug !== city.slug)
  const around = others.filter(({ coordinates }) => distanceBetween(office, coordinates) <= reach)
  const places = [office, city.coordinates, ...around.map(({ coordinates }) => coordinates)]
  const { sheet, project } = fitProjection(places, maxHeight.way)
  const own: Dot = {
    name: city.name,
    ...project(city.coordinates),
    ...driveMark(city, manifest),
    isOwn: true,
  }
  const dots = others.map(({ name, coordinates }): Dot => ({ name, ...project(coordinates) }))
  const { words } = layout(bodyLanguage)
  const shown = [own, ...dots.filter((dot) => isWithin(dot, sheet, 12))]
  const way = own.minutes === undefined ? undefined : words('map.minutes', { minutes: own.minutes })
  return drawMap({ dots: shown, sheet, project, manifest, language: bodyLanguage, office: words('map.office'), way })
}

/** The cities with coordinates nearest to the office, nearest first. */
const mappedCities = ({ cities, practice }: Manifest): MappedCity[] =>
  memo(cities, 'mapped', () =>
    cities
      .filter((city): city is MappedCity => city.coordinates !== undefined)
      .map((city) => ({ city, distance: distanceBetween(practice.coordinates, city.coordinates) }))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, maxMappedCities)
      .map(({ city }) => city),
  )

/**
 * What the map on a city's page takes from the manifest besides the city and the office. Hashed, because it is a lot.
 */
export const mapDependencies = (manifest: Manifest): string =>
  memo(manifest, 'map dependencies', () => {
    const cities = mappedCities(manifest).map(({ slug, name, coordinates }) => [slug, name, coordinates])
    return hashOf(JSON.stringify([manifest.area, cities]))
  })

/** The distance from the edge of the sheet and from the side of an arrow, so that its label fits beside it. */
const inset = 20

/** Where the straight line from the office to a place off the sheet leaves the sheet, and its direction there. */
function atEdge(office: Point, place: Point, { width, height }: Sheet): Point & { beyond: number } {
  const [x, y] = [place.x - office.x, place.y - office.y]
  const toSide = (step: number, at: number, size: number) =>
    step > 0 ? (size - inset - at) / step : step < 0 ? (inset - at) / step : Number.POSITIVE_INFINITY
  const part = Math.min(1, toSide(x, office.x, width), toSide(y, office.y, height))
  return {
    x: Math.round(office.x + x * part),
    y: Math.round(office.y + y * part),
    beyond: Math.round((Math.atan2(y, x) * 180) / Math.PI),
  }
}
