import { driveFrom, milesTo } from '../../drive/drive-from.ts'
import { type Coordinates, milesBetween } from '../../drive/miles.ts'
import { firstFound } from '../../first-found.ts'
import { foldName } from '../../gazetteer/fold-name.ts'
import { placesInReach, reach } from '../../gazetteer/place-cities.ts'
import { placesCalled } from '../../gazetteer/us-places.ts'
import { stateIn } from '../../gazetteer/us-states.ts'
import { groupBy } from '../../group-by.ts'
import { memo } from '../../memo.ts'
import { ownValue } from '../../own-value.ts'
import type { PlacedCity, PlacesManifest } from '../../parse/manifest.ts'
import type { Practice } from '../../parse/schemas/practice.ts'
import { nearest } from '../../problems/nearest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import type { Site } from '../../site.ts'

/**
 * What had to be guessed about a city: where it is, or else how long the drive takes. One warning per city.
 */
export const checkPlaces = ({ places: { manifest } }: Site): Problem[] =>
  // The same manifest where only written pages have changed since the previous load: see expand/index.ts.
  memo(manifest, 'guesses', () =>
    manifest.cities.flatMap((city) => {
      const miles = milesTo(city, manifest)
      if (miles === undefined) return [unknownPlace(city, manifest)]
      return ownValue(manifest.driveTimes.cities, city.slug) === undefined ? [guessedDrive(city, manifest)] : []
    }),
  )

function unknownPlace({ name, slug, place }: PlacedCity, { practice, driveTimes }: PlacesManifest): Problem {
  const isTimed = ownValue(driveTimes.cities, slug) !== undefined
  const states = [...new Set(placesCalled(name).map(({ state }) => state))]
  const own = stateIn(practice.address)?.code
  const known =
    own === undefined || states.length === 0
      ? `no place called ${name} is known`
      : states.includes(own)
        ? `${name} in ${own} is more than ${reach} miles away`
        : `${name} is known in ${states.join(', ')}, not in ${own}`
  const meant = placeMeant(name, practice)
  const shown = isTimed
    ? 'it is not on the map'
    : `it is not on the map, and its pages show the default drive time, ${driveTimes.default}`
  const add = meant === undefined ? 'Add' : `Did you mean "${meant}"? If not, add`
  const at = acrossBorder(name, practice)
  const { lat, lon } = at ?? { lat: '...', lon: '...' }
  const source = at === undefined ? ', with the two numbers that a map on the web shows for it' : ''
  const coordinates = `${add} the line "coordinates: { lat: ${lat}, lon: ${lon} }" below its name${source}`
  return problem(
    'UNKNOWN_PLACE',
    place,
    `${known}: ${shown}`,
    isTimed
      ? `${coordinates}.`
      : `${coordinates}, and "${slug}: ${driveTimes.default}" (with the actual minutes) under "cities:" in drive-times.yaml.`,
  )
}

/** The only place of this name that is in reach, which must be in another state. */
function acrossBorder(name: string, { coordinates: office }: Practice): Coordinates | undefined {
  const near = placesCalled(name).filter(({ coordinates }) => milesBetween(office, coordinates) <= reach)
  return near.length === 1 ? near[0]!.coordinates : undefined
}

/** The place in reach that an unknown name may be a misspelling of. */
export const placeMeant = (name: string, practice: Practice): string | undefined =>
  firstFound(new Set([name.replace(formal, ''), name]), (each) => nearestInReach(each, practice))

/** What comes before the name in the formal name of a place: `City of Irvine`, `Ville de Laval`. */
const formal = /^\p{L}+ \p{Ll}+ (?=\p{Lu})/u

const nearestInReach = (name: string, practice: Practice): string | undefined =>
  nearest(name, namesInReach(practice).get(foldName(name).charAt(0)) ?? [])

/** The names of the places in reach, by initial: comparing a name with all takes 2 ms. */
const namesInReach = (practice: Practice): ReadonlyMap<string, string[]> =>
  memo(practice, 'names in reach', () => {
    const byInitial = groupBy(placesInReach(practice), ({ folded }) => folded.charAt(0))
    return new Map([...byInitial].map(([initial, places]) => [initial, places.map(({ name }) => name)]))
  })

function guessedDrive(city: PlacedCity, manifest: PlacesManifest): Problem {
  const { name, slug, place } = city
  const { minutes, from } = driveFrom(city, manifest)
  const guess = from === 'default' ? 'the default' : `an estimate based on its distance, ${minutes} minutes`
  return problem(
    'DEFAULT_DRIVE_TIME',
    place,
    `the drive time from ${name} is ${guess}`,
    `Add "${slug}: ${minutes}" (with the actual minutes) under "cities:" in drive-times.yaml.`,
  )
}
