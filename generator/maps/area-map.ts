import { driveFrom } from '../drive/drive-from.ts'
import type { Coordinates } from '../drive/miles.ts'
import { memo } from '../memo.ts'
import type { Language, MapLayout } from '../page.ts'
import type { PlacedCity, PlacesManifest } from '../parse/manifest.ts'
import { nameIn } from '../place-name.ts'
import type { Context, Site } from '../site.ts'
import { type Dot, drawMap } from './draw-map.ts'
import { driveMark } from './drive-marks.ts'
import { degreesBetween, fitProjection, type Point, type Sheet } from './projection.ts'

export type MappedCity = PlacedCity & { coordinates: Coordinates }

/** How many cities a map shows besides the one its page is about: the nearest to the office. */
export const maxMappedCities = 24

/** The map spans at least some 15 km, however close together the towns are. */
const frame = { width: 640, minHeight: 400, maxHeight: 560, margin: 48, minDegrees: 0.14 }

/**
 * A city more than this many times as far as the median one is named at the edge; otherwise all others would be crowded
 * together.
 */
const farAwayFactor = 2.5

/** In degrees. Closer to the office, the mark of a city and the pin cover each other. */
const apart = 0.02

/**
 * The map of the whole service area, with every city marked by its drive time. Undefined if it would show only the place
 * where the office is. Made once per language: many pages use it.
 */
export const areaMap = ({ site, bodyLanguage }: Context): MapLayout | undefined =>
  memo(site.layouts, `area map ${bodyLanguage}`, () => makeAreaMap(site, bodyLanguage))

/** The coordinates at a point of the service area's map; undefined where there is no map. */
export const placeOnAreaMap = (point: Point, { manifest }: Site): Coordinates | undefined =>
  showsMore(manifest) ? areaSheet(manifest).placeAt(point) : undefined

/** Whether the map shows anything besides the place where the office is: another one, roads or a coast. */
function showsMore(manifest: PlacesManifest): boolean {
  const { coast, roads } = manifest.area
  const office = manifest.practice.coordinates
  const cities = mappedCities(manifest)
  const hasLandscape = coast !== undefined || roads.length > 0
  return cities.some(({ coordinates }) => hasLandscape || degreesBetween(office, coordinates) > apart)
}

/** The sheet of the area map, and the cities that lie on it. */
function areaSheet(manifest: PlacesManifest) {
  const cities = mappedCities(manifest)
  const office = manifest.practice.coordinates
  const distances = cities.map(({ coordinates }) => degreesBetween(office, coordinates))
  const limit = farAwayFactor * distances[Math.floor(distances.length / 2)]!
  const near = cities.filter((_, index) => distances[index]! <= limit)
  return { near, ...fitProjection([office, ...near.map(({ coordinates }) => coordinates)], frame) }
}

function makeAreaMap({ manifest, layout }: Site, language: Language): MapLayout | undefined {
  if (!showsMore(manifest)) return undefined
  const cities = mappedCities(manifest)
  const office = manifest.practice.coordinates
  const { near, sheet, project } = areaSheet(manifest)
  const dots = cities.map((city): Dot => {
    const fact = { name: nameIn(city, language), ...driveMark(driveFrom(city, manifest)) }
    const spot = project(city.coordinates)
    return near.includes(city) ? { ...fact, ...spot } : { ...fact, ...atEdge(project(office), spot, sheet) }
  })
  const words = layout(language).words('map.office')
  return drawMap({ dots, sheet, project, manifest, language, office: words })
}

/** The cities with coordinates nearest to the office, nearest first. */
export const mappedCities = ({ cities, practice }: PlacesManifest): MappedCity[] =>
  memo(cities, `mapped from ${JSON.stringify(practice.coordinates)}`, () =>
    nearestToOffice(
      cities.filter((city): city is MappedCity => city.coordinates !== undefined),
      practice.coordinates,
    ),
  )

/** The cities nearest to the office, nearest first, as many as a map shows. One without coordinates comes last. */
export function nearestToOffice<City extends PlacedCity>(cities: readonly City[], office: Coordinates): City[] {
  const distanceOf = ({ coordinates }: City) =>
    coordinates === undefined ? Number.MAX_VALUE : degreesBetween(office, coordinates)
  return cities
    .map((city) => ({ city, distance: distanceOf(city) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxMappedCities)
    .map(({ city }) => city)
}

/** How far an arrow stays from the edges of the sheet, so that its label fits beside it. */
const inset = 20

/** Where the straight line from the office to a place off the sheet leaves the sheet, and its direction in degrees. */
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
