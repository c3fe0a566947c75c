import type { Area } from '../parse/schemas/area.ts'
import { between, lineThrough } from './lines.ts'
import { isWithin, type Point, type Projection, type Sheet } from './projection.ts'

/**
 * The sea as a closed shape: along the coast, and back far out to its right, clipped to what may be seen. Undefined
 * when none of it is on the sheet.
 */
export function seaShape({ coast }: Area, project: Projection, sheet: Sheet): string | undefined {
  if (coast === undefined) return undefined
  const shore = coast.points.map(project)
  const [first, last] = [shore[0]!, shore.at(-1)!]
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1
  const far = length + 2 * (sheet.width + sheet.height)
  const out = { x: ((first.y - last.y) / length) * far, y: ((last.x - first.x) / length) * far }
  const beyond = ({ x, y }: Point): Point => ({ x: Math.round(x + out.x), y: Math.round(y + out.y) })
  const sea = [...shore, beyond(last), beyond(first)]
  const { width, height } = sheet
  const corners = [0, width].flatMap((x) => [0, height].map((y) => ({ x, y })))
  const isSeen = shore.some((point) => isWithin(point, sheet)) || corners.some((corner) => isInShape(corner, sea))
  return isSeen ? `${lineThrough(clipToSheet(sea, sheet))}z` : undefined
}

/** Clips a closed shape to what can be visible on the sheet and beside it, along one edge after another. */
function clipToSheet(shape: readonly Point[], { width, height }: Sheet): readonly Point[] {
  const edges: [axis: 'x' | 'y', at: number, side: 1 | -1][] = [
    ['x', -width, 1],
    ['x', 2 * width, -1],
    ['y', -height / 2, 1],
    ['y', 1.5 * height, -1],
  ]
  return edges.reduce<readonly Point[]>((rest, [axis, at, side]) => {
    const inside = (point: Point) => (point[axis] - at) * side >= 0
    return rest.flatMap((end, index) => {
      const start = rest.at(index - 1)!
      const kept = inside(end) ? [end] : []
      return inside(start) === inside(end) ? kept : [crossing(start, end, axis, at), ...kept]
    })
  }, shape)
}

/** Where a line crosses a vertical or horizontal one. */
function crossing(start: Point, end: Point, axis: 'x' | 'y', at: number): Point {
  return between(start, end, (at - start[axis]) / (end[axis] - start[axis]))
}

/** Whether a point is inside a closed shape: a ray from it crosses the outline an odd number of times. */
function isInShape({ x, y }: Point, shape: readonly Point[]): boolean {
  return (
    shape.filter((a, index) => {
      const b = shape[(index + 1) % shape.length]!
      return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
    }).length %
      2 ===
    1
  )
}
