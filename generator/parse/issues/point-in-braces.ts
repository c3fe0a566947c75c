import type { Coordinates } from '../../drive/miles.ts'
import { pointMeant } from '../../drive/point-meant.ts'
import { parseNumber } from '../../drive/read-coordinates.ts'
import { asGroup, type Path, valueAt } from '../../read/raw-values.ts'

/** The point of a group in braces in which a number has no key: `{ lat: 33.6, -117.8 }`, `{ 33.6, -117.8 }`. */
export function pointInBraces(root: unknown, path: Path): Coordinates | undefined {
  const group = asGroup(valueAt(root, path))
  const bare = Object.keys(group).filter((key) => group[key] === null && !Number.isNaN(parseNumber(key)))
  const { lat, lon } = group
  if (lat === undefined && lon === undefined) return pointMeant(bare.join(', '))
  const other = parseNumber(bare[0] ?? '')
  if (bare.length !== 1) return undefined
  if (typeof lat === 'number' && lon === undefined) return { lat, lon: other }
  return typeof lon === 'number' && lat === undefined ? { lat: other, lon } : undefined
}
