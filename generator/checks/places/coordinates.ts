import { type Coordinates, milesBetween } from '../../drive/miles.ts'
import { editPoint } from '../../edit/edit-point.ts'
import { removeAt } from '../../edit/remove-at.ts'
import { pointAsKeys } from '../../edit/spell-point.ts'
import { withoutTypo } from '../../gazetteer/mistyped.ts'
import { reach, samePlace } from '../../gazetteer/place-cities.ts'
import { type KnownPlace, placesCalled } from '../../gazetteer/us-places.ts'
import { stateIn } from '../../gazetteer/us-states.ts'
import type { LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { coordinates } from '../../parse/schemas/coordinates.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import { type SayDistance, sayDistances } from './distances.ts'

interface Placed {
  entry: LooseEntry
  thing: 'city' | 'neighborhood'
  name: string
  at: Coordinates
  /** Where the gazetteer has places of that name. It knows no neighborhoods. */
  known: readonly KnownPlace[]
}

/**
 * Cities and neighborhoods whose coordinates are out of reach or equal those of another, and cities that are far from
 * any known place of that name.
 */
export const checkCoordinates = (loose: LooseManifest): Problem[] => [
  ...checkList(loose, 'city', loose.lists['cities.yaml']),
  ...checkList(loose, 'neighborhood', loose.lists['neighborhoods.yaml']),
]

function checkList(loose: LooseManifest, thing: Placed['thing'], entries: readonly LooseEntry[]): Problem[] {
  const { practice } = loose
  const say = sayDistances(loose)
  const office = coordinates.safeParse(practice.coordinates).data
  const state = stateIn(asGroup(practice.address))?.code
  const places = entries.flatMap((entry): Placed[] => {
    const at = coordinates.safeParse(entry.value.coordinates).data
    const name = String(entry.value.name)
    const known = thing === 'city' ? placesCalled(name) : []
    return at === undefined ? [] : [{ entry, thing, name, at, known }]
  })
  const first = new Map<string, Placed>()
  return places.flatMap((place) => {
    const point = `${place.at.lat} ${place.at.lon}`
    const twin = first.get(point)
    if (twin !== undefined) return [sharedPoint(place, twin)]
    first.set(point, place)
    return office === undefined ? [] : misplaced(place, office, state, say)
  })
}

function sharedPoint({ entry, name, at, known }: Placed, twin: Placed): Problem {
  const { line } = locate(twin.entry.source, twin.entry.path)
  const message = `${name} has the same coordinates as ${twin.name} at ${twin.entry.source.file}:${line}`
  const fix = known.some((place) => milesBetween(place.coordinates, at) <= reach)
    ? 'Remove "coordinates:" from the one where they are wrong: the gazetteer knows the place.'
    : 'Give each of them its own coordinates.'
  return problem('IMPOSSIBLE_PLACE', locate(entry.source, [...entry.path, 'coordinates']), message, fix)
}

function misplaced(
  { entry: { source, path }, thing, name, at, known }: Placed,
  office: Coordinates,
  state: string | undefined,
  say: SayDistance,
): Problem[] {
  const where = [...path, 'coordinates']
  const miles = milesBetween(office, at)
  const distances = known
    .filter((each) => each.state === state && milesBetween(office, each.coordinates) <= reach)
    .map((each) => milesBetween(each.coordinates, at))
  const away = Math.min(...distances)
  if (miles > reach) {
    const meant = withoutTypo(at, (mended) => milesBetween(office, mended) <= reach)
    const message = `${name} is ${say(miles)} from the practice by its coordinates: nobody drives that far`
    if (meant !== undefined) {
      const edits = editPoint(source, where, meant)
      const fix = `Write "${pointAsKeys(meant)}".`
      return [problem('IMPOSSIBLE_PLACE', locate(source, where), message, fix, edits)]
    }
    if (distances.length > 0) {
      const fix = 'Remove "coordinates:": the gazetteer knows a place of that name near the practice.'
      return [problem('IMPOSSIBLE_PLACE', locate(source, where), message, fix, [removeAt(source, where)])]
    }
    const fix = `Correct the coordinates, or remove the ${thing}.`
    return [problem('IMPOSSIBLE_PLACE', locate(source, where), message, fix)]
  }
  if (distances.length === 0 || away <= samePlace) return []
  const message = `${name} is ${say(away)} from where the gazetteer has a place of that name`
  const fix = 'Check the coordinates. Without "coordinates:", those of the gazetteer are used.'
  return [problem('UNLIKELY_PLACE', locate(source, where), message, fix)]
}
