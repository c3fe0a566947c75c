import { type Coordinates, milesBetween } from '../drive/miles.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import { placesCalled, placesIn, type SpelledPlace } from './us-places.ts'
import { stateIn } from './us-states.ts'

/** In miles. Farther away it is another place of the same name: nobody drives that far to a practice. */
export const reach = 150

/**
 * In miles. Two places of the same name this near each other are the same place: gazetteers place the center of a city
 * differently, in the largest cities this far apart.
 */
export const samePlace = 15

/** The places from which patients could come: in the practice's state and within its reach. */
export function placesInReach({ address, coordinates: office }: Practice): readonly SpelledPlace[] {
  const own = stateIn(address)
  if (own === undefined) return []
  return placesIn(own.code).filter(({ coordinates }) => milesBetween(office, coordinates) <= reach)
}

interface Named {
  name: string
  coordinates?: Coordinates | undefined
}

/**
 * The cities with coordinates: their own, or else those of the place of that name in the practice's state that is
 * nearest to the practice.
 */
export const withCoordinates = <City extends Named>(cities: readonly City[], practice: Practice): City[] =>
  cities.map((city) => {
    if (city.coordinates !== undefined) return city
    const coordinates = nearestCalled(city.name, practice)
    return coordinates === undefined ? city : { ...city, coordinates }
  })

/** The place of that name in the practice's state, within its reach, that is nearest to it. */
export function nearestCalled(name: string, { address, coordinates: office }: Practice): Coordinates | undefined {
  const own = stateIn(address)?.code
  const [nearest] = placesCalled(name)
    .filter(({ state }) => state === own)
    .map(({ coordinates }) => ({ coordinates, miles: milesBetween(office, coordinates) }))
    .filter(({ miles }) => miles <= reach)
    .sort((a, b) => a.miles - b.miles)
  return nearest?.coordinates
}
