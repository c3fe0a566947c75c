import type { Coordinates } from './miles.ts'

/** The point that a text gives as maps do: `33.684, -117.826`, `33°41'02.4"N 117°49'33.6"W`. */
export function pointMeant(text: string): Coordinates | undefined {
  const [, north, east] = /^\s*(\S.*?[NS])[,;\s]+(\S.*?[EW])\s*$/i.exec(text) ?? []
  const [lat, lon] = [north, east].map((part) => (part === undefined ? undefined : degreesMeant(part)))
  if (lat?.key === 'lat' && lon?.key === 'lon') return { lat: lat.degrees, lon: lon.degrees }
  const [, first, second] = /^\s*(-?\d+\.\d+)[,;\s]\s*(-?\d+\.\d+)\s*$/.exec(text) ?? []
  // West of Greenwich, only the longitude is negative, whichever of the two comes first.
  if (first === undefined || second === undefined || first.startsWith('-') === second.startsWith('-')) return undefined
  const [latitude, longitude] = second.startsWith('-') ? [first, second] : [second, first]
  return { lat: Number(latitude), lon: Number(longitude) }
}

const angle =
  /^(\d{1,3}(?:\.\d+)?)\s*°?(?:\s*([0-5]?\d(?:\.\d+)?)\s*['’′])?(?:\s*([0-5]?\d(?:\.\d+)?)\s*(?:["”″]|''|’’))?\s*([NSEW])$/i

/** Degrees with the letter of their direction, as a decimal number to a yard: `33°41'3"N`. */
export function degreesMeant(text: string): { key: keyof Coordinates; degrees: number } | undefined {
  const [, degrees, minutes = '0', seconds = '0', letter] = angle.exec(text.trim()) ?? []
  if (degrees === undefined || letter === undefined) return undefined
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = /[SW]/i.test(letter)
  return { key: /[NS]/i.test(letter) ? 'lat' : 'lon', degrees: Number((isNegative ? -size : size).toFixed(5)) }
}
