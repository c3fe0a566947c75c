import { type Coordinates, milesBetween } from '../../drive/miles.ts'
import { editPoint } from '../../edit/edit-point.ts'
import { withoutTypo } from '../../gazetteer/mistyped.ts'
import { type KnownPlace, placesCalled, placesIn } from '../../gazetteer/us-places.ts'
import { stateIn } from '../../gazetteer/us-states.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { coordinates } from '../../parse/schemas/coordinates.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import { sourceOf } from '../../read/source-of.ts'

/** In miles: an office cannot be farther from the center of its city, since no city is that large. */
const fromItsCity = 60

/** The same limit from the nearest town of its state, if its own is too small for the gazetteer. */
const fromAnyTown = 150

/** Office coordinates that contradict the address. */
export function checkOfficePlace(loose: LooseManifest): Problem[] {
  const { sources, practice } = loose
  const source = sourceOf(sources, 'practice.yaml')
  const point = coordinates.safeParse(practice.coordinates).data
  const address = asGroup(practice.address)
  const { city } = address
  const own = stateIn(address)
  if (source === undefined || point === undefined || own === undefined) return []
  const namesakes = placesCalled(String(city)).filter((place) => place.state === own.code)
  const isNamed = namesakes.length > 0
  const towns = isNamed ? namesakes : placesIn(own.code)
  const farthest = isNamed ? fromItsCity : fromAnyTown
  const near = nearest(point, towns)
  if (near.miles <= farthest) return isNamed ? movedOffice(point, near, loose) : []
  const meant = withoutTypo(point, (mended) => nearest(mended, towns).miles <= farthest)
  const to = isNamed ? `${String(city)}, ${own.code}` : `any town of ${own.name}`
  const { lat, lon } = meant ?? near.town
  const fix = meant
    ? `Write "lat: ${lat}, lon: ${lon}".`
    : `Write the coordinates of the door${isNamed ? `, near "lat: ${lat}, lon: ${lon}"` : ''}.`
  const path = ['coordinates']
  const edits = meant && editPoint(source, path, meant)
  const message = `the coordinates of the office are ${Math.round(near.miles)} miles from ${to}`
  return [problem('IMPOSSIBLE_PLACE', locate(source, path), message, fix, edits)]
}

/** In miles. If the centers of two towns are closer, it does not matter which of them is meant. */
const sameTown = 2

/** Coordinates that are still the gazetteer's for another city, as in a new practice: the office has moved. */
function movedOffice(
  point: Coordinates,
  { town, miles }: Near,
  { sources, practice, lists }: LooseManifest,
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
      locate(sourceOf(sources, 'practice.yaml')!, ['coordinates']),
      `the coordinates of the office are those of ${String(old.value.name)}, ${away}`,
      `Write the coordinates of the door, near "lat: ${town.lat}, lon: ${town.lon}".`,
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
