import type { Coordinates } from './miles.ts'
import { pointMeant } from './point-meant.ts'

/** Reads `33.6,-117.67`, a latitude and a longitude, or a point as maps give it. Undefined for anything else. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [lat = Number.NaN, lon = Number.NaN, ...rest] = text.split(',').map(parseNumber)
  const isPoint = rest.length === 0 && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
  return isPoint ? { lat, lon } : pointMeant(text)
}

/** Not plain `Number`, because `Number('')` is 0. */
export const parseNumber = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))
