import { editPoint } from '../../edit/edit-point.ts'
import { pointAsKeys } from '../../edit/spell-point.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'

/** For an impossible latitude next to a longitude that could be one: reports that the two are swapped. */
export function swappedCoordinates(source: Source, path: Path): Problem | undefined {
  const group = path.slice(0, -1)
  const { lat, lon } = asGroup(valueAt(source.value, group))
  if (path.at(-1) !== 'lat' || typeof lat !== 'number' || typeof lon !== 'number') return undefined
  if (Math.abs(lat) > 180 || Math.abs(lon) > 90) return undefined
  const swapped = { lat: lon, lon: lat }
  const edits = editPoint(source, group, swapped)
  const message = `"lat" and "lon" are swapped: ${lat} can only be a longitude`
  // The sign is often lost with the order. Where the practice is, only later checks know.
  const west = lat > 0 ? `, with a minus before ${lat} for a place in the Americas` : ''
  return problem('BAD_VALUE', locate(source, path), message, `Write ${pointAsKeys(swapped)}${west}.`, edits)
}
