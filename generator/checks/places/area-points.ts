import { milesBetween } from '../../drive/miles.ts'
import { editPoint } from '../../edit/edit-point.ts'
import { pointAsKeys } from '../../edit/spell-point.ts'
import { withoutTypo } from '../../gazetteer/mistyped.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { coordinates } from '../../parse/schemas/coordinates.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { sourceOf } from '../../read/source-of.ts'
import { findBelow } from '../../read/walk.ts'
import { sayDistances } from './distances.ts'

/** In miles. A coast or a road may leave the map, but no line of it is this long. */
const farthest = 400

/** Points of area.yaml that are nowhere near the office: the line to each would cross the whole map. */
export function checkAreaPoints(loose: LooseManifest): Problem[] {
  const source = sourceOf(loose.sources, 'area.yaml')
  const office = coordinates.safeParse(loose.practice.coordinates).data
  if (source === undefined || office === undefined) return []
  const say = sayDistances(loose)
  return findBelow(source.value, (value, path) => {
    const { data: at } = coordinates.safeParse(value)
    if (at === undefined || milesBetween(office, at) <= farthest) return undefined
    const meant = withoutTypo(at, (mended) => milesBetween(office, mended) <= farthest)
    const message = `this point is ${say(milesBetween(office, at))} from the practice`
    const fix = meant === undefined ? 'Correct its coordinates.' : `Write "${pointAsKeys(meant)}".`
    return problem('IMPOSSIBLE_PLACE', locate(source, path), message, fix, meant && editPoint(source, path, meant))
  })
}
