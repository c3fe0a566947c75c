import { type Coordinates, milesBetween } from '../../drive/miles.ts'
import { editPoint } from '../../edit/edit-point.ts'
import { pointAsKeys } from '../../edit/spell-point.ts'
import { foldName } from '../../gazetteer/fold-name.ts'
import { withoutTypo } from '../../gazetteer/mistyped.ts'
import { reach } from '../../gazetteer/place-cities.ts'
import { type KnownPlace, placesCalled, placesIn } from '../../gazetteer/us-places.ts'
import { stateIn } from '../../gazetteer/us-states.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { coordinates } from '../../parse/schemas/coordinates.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sayDistances } from './distances.ts'

/** In miles: an office cannot be farther from the center of its city, since no city is that large. */
const fromItsCity = 60

/** The same limit from the nearest town of its state, if its own is too small for the gazetteer. */
const fromAnyTown = 150

/** Office coordinates that contradict the address or, in another country, the cities. */
export function checkOfficePlace(loose: LooseManifest): Problem[] {
  const { practiceSource: source, practice } = loose
  const point = coordinates.safeParse(practice.coordinates).data
  const address = asGroup(practice.address)
  const { city } = address
  const own = stateIn(address)
  if (point === undefined) return []
  if (own === undefined) return farFromCities(source, point, loose)
  const namesakes = placesCalled(String(city)).filter((place) => place.state === own.code)
  const isNamed = namesakes.length > 0
  const towns = isNamed ? [...namesakes, ...ownNamesakes(String(city), own.code, loose)] : placesIn(own.code)
  const farthest = isNamed ? fromItsCity : fromAnyTown
  const near = nearest(point, towns)
  if (near.miles <= farthest) return isNamed ? movedOffice(point, near, loose) : []
  const meant = withoutTypo(point, (mended) => nearest(mended, towns).miles <= farthest)
  const to = isNamed ? `${String(city)}, ${own.code}` : `any town of ${own.name}`
  const away = `${Math.round(near.miles)} miles from ${to}`
  const town = isNamed ? near.town : undefined
  return [misplaced(source, away, meant, town, isNamed && isIn(own.code, point) ? orNamesake : '')]
}

/** Where cities.yaml has the city, somewhere else in its state than the gazetteer: it may be a smaller place. */
const ownNamesakes = (city: string, state: string, { lists }: LooseManifest): KnownPlace[] =>
  lists['cities.yaml'].flatMap(({ value }) => {
    const { data: at } = coordinates.safeParse(value.coordinates)
    return at !== undefined && isIn(state, at) && foldName(String(value.name)) === foldName(city)
      ? [{ state, coordinates: at }]
      : []
  })

const isIn = (state: string, point: Coordinates) => nearest(point, placesIn(state)).miles <= fromItsCity

/** Coordinates that are `away` from where they must be. `meant` are the right ones, if all that is wrong is a typo. */
function misplaced(source: Source, away: string, meant?: Coordinates, town?: Coordinates, hint = ''): Problem {
  const path = ['coordinates']
  const message = `the coordinates of the office are ${away}`
  const fix = meant === undefined ? writeDoor(town) + hint : `Write "${pointAsKeys(meant)}".`
  return problem('IMPOSSIBLE_PLACE', locate(source, path), message, fix, meant && editPoint(source, path, meant))
}

const writeDoor = (town?: Coordinates) =>
  `Write the coordinates of the door${town ? `, near "${pointAsKeys(town)}"` : ''}.`

/** The gazetteer lacks small places, and knows larger ones of the same name. */
const orNamesake = ' If it is another place of that name, give it "coordinates:" in cities.yaml.'

/**
 * Without a gazetteer, only the cities that patients come from say where the office must be. If none is in reach, either
 * the office is wrong or all of them are: the box of the geo gate tells which, and without it their number.
 */
function farFromCities(source: Source, point: Coordinates, loose: LooseManifest): Problem[] {
  const cities = loose.lists['cities.yaml'].flatMap(({ value: { name, coordinates: written } }) => {
    const { data } = coordinates.safeParse(written)
    return data === undefined ? [] : [{ name: String(name), at: data, miles: milesBetween(point, data) }]
  })
  const [near, ...others] = cities.sort((a, b) => a.miles - b.miles)
  if (near === undefined || near.miles <= reach) return []
  const inBox = insideBox(asGroup(loose.practice.geoGate).box)
  if (inBox(point) || (others.length === 0 && !inBox(near.at))) return []
  const meant = withoutTypo(point, (mended) => cities.some(({ at }) => milesBetween(mended, at) <= reach))
  const away = `${sayDistances(loose)(near.miles)} from ${near.name}: no city of cities.yaml is nearer`
  return [misplaced(source, away, meant)]
}

function insideBox(box: unknown): (point: Coordinates) => boolean {
  const [north, south, east, west] = (['north', 'south', 'east', 'west'] as const).map((side) =>
    Number(asGroup(box)[side] ?? Number.NaN),
  )
  return ({ lat, lon }) => lat <= north! && lat >= south! && lon <= east! && lon >= west!
}

/** In miles. If the centers of two towns are closer, it does not matter which of them is meant. */
const sameTown = 2

/** Coordinates that are still the gazetteer's for another city, as in a new practice: the office has moved. */
function movedOffice(
  point: Coordinates,
  { town, miles }: Near,
  { practiceSource, practice, lists }: LooseManifest,
): Problem[] {
  if (miles <= sameTown) return []
  const old = lists['cities.yaml'].find(({ value }) =>
    placesCalled(String(value.name)).some(({ coordinates: { lat, lon } }) => lat === point.lat && lon === point.lon),
  )
  if (old === undefined) return []
  const away = `${Math.round(miles)} miles from ${String(asGroup(practice.address).city)}`
  return [
    problem(
      'UNLIKELY_PLACE',
      locate(practiceSource, ['coordinates']),
      `the coordinates of the office are those of ${String(old.value.name)}, ${away}`,
      writeDoor(town),
    ),
  ]
}

interface Near {
  town: Coordinates
  miles: number
}

function nearest(point: Coordinates, towns: readonly KnownPlace[]): Near {
  const measured = towns.map(({ coordinates: town }) => ({ town, miles: milesBetween(point, town) }))
  return measured.reduce((best, each) => (each.miles < best.miles ? each : best))
}
