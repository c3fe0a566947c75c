import type { CompassPoint } from '../page.ts'

/** A point on Earth, in degrees north of the equator and east of Greenwich. */
export interface Coordinates {
  lat: number
  lon: number
}

const earthRadiusMiles = 3958.8

export const kilometersPerMile = 1.609344

/** Of latitude. */
export const milesPerDegree = 69.05

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies: along a great circle. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const [north, east] = [radians(b.lat - a.lat), radians(b.lon - a.lon)]
  const part = Math.sin(north / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Clockwise, from the north. */
const compassPoints = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const satisfies readonly CompassPoint[]

/** The direction of `to` as seen from `from`. */
export function directionFrom(from: Coordinates, to: Coordinates): CompassPoint {
  const east = radians(to.lon - from.lon)
  const y = Math.sin(east) * Math.cos(radians(to.lat))
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(east)
  const eighths = Math.round((Math.atan2(y, x) / (2 * Math.PI)) * compassPoints.length)
  return compassPoints[(eighths + compassPoints.length) % compassPoints.length]!
}
