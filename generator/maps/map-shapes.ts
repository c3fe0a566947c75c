import type { Area } from '../parse/schemas/area.ts'
import { isWithin, type Point, type Projection, type Sheet } from './projection.ts'

/**
 * The sea as a closed shape: along the coast, and back far out to its right. Nothing when none of it is on the sheet.
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
  const isSeen = shore.some((point) => isWithin(point, sheet)) || corners.some((corner) => isIn(corner, sea))
  return isSeen ? `${lineThrough(sea)}z` : undefined
}

/** The roads that cross the sheet. */
export function roadLines({ roads }: Area, project: Projection, sheet: Sheet): { name: string; points: Point[] }[] {
  return roads
    .map(({ name, points }) => ({ name, points: points.map(project) }))
    .filter(({ points }) => along(points).some((point) => isWithin(point, sheet)))
}

/** Points of a line from its middle outwards: candidate positions for its name. */
export function along(line: readonly Point[]): Point[] {
  const points = line.slice(1).flatMap((end, index) => {
    const start = line[index]!
    return [0.25, 0.5, 0.75].map((part) => ({
      x: Math.round(start.x + (end.x - start.x) * part),
      y: Math.round(start.y + (end.y - start.y) * part),
    }))
  })
  const middle = (points.length - 1) / 2
  return points
    .map((point, index) => ({ point, away: Math.abs(index - middle) }))
    .sort((a, b) => a.away - b.away)
    .map(({ point }) => point)
}

/** The parts of a line that are seen on the sheet or as far beside it as it is wide. */
export function seenParts(line: readonly Point[], { width, height }: Sheet): Point[][] {
  const parts: Point[][] = []
  const isSeen = (a: number, b: number, size: number) => Math.max(a, b) > -size && Math.min(a, b) < 2 * size
  for (const [index, end] of line.entries()) {
    const start = line[index - 1]
    if (start === undefined || !isSeen(start.x, end.x, width) || !isSeen(start.y, end.y, height)) continue
    const latest = parts.at(-1)
    if (latest?.at(-1) === start) latest.push(end)
    else parts.push([start, end])
  }
  return parts
}

/** As an SVG path with rounded bends: each is cut off `radius` before its corner, or halfway to the next one. */
export function roundedLine(points: readonly Point[], radius: number): string {
  const towards = (from: Point, to: Point): string => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const part = Math.min(radius / length, 0.5)
    return `${Math.round(from.x + (to.x - from.x) * part)} ${Math.round(from.y + (to.y - from.y) * part)}`
  }
  const last = points.length - 1
  return points
    .map((point, index) => {
      if (index === 0) return `M${point.x} ${point.y}`
      if (index === last) return `L${point.x} ${point.y}`
      return `L${towards(point, points[index - 1]!)}Q${point.x} ${point.y} ${towards(point, points[index + 1]!)}`
    })
    .join('')
}

/** A calm arc from one point to another, as an SVG path and as points along it. */
export function arcBetween(from: Point, to: Point): { line: string; points: Point[] } {
  const control = {
    x: Math.round((from.x + to.x) / 2 + (to.y - from.y) / 3),
    y: Math.round((from.y + to.y) / 2 + (from.x - to.x) / 3),
  }
  const at = (part: number, axis: 'x' | 'y') =>
    Math.round((1 - part) ** 2 * from[axis] + 2 * part * (1 - part) * control[axis] + part ** 2 * to[axis])
  return {
    line: `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`,
    points: Array.from({ length: 21 }, (_, step) => ({ x: at(step / 20, 'x'), y: at(step / 20, 'y') })),
  }
}

/** As an SVG path, each point relative to the one before, which makes the numbers shorter. */
export function lineThrough(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      return before === undefined ? `M${x} ${y}` : `l${x - before.x} ${y - before.y}`
    })
    .join('')
}

/** Whether a point is inside a closed shape: a ray from it crosses the outline an odd number of times. */
function isIn({ x, y }: Point, shape: readonly Point[]): boolean {
  return (
    shape.filter((a, index) => {
      const b = shape[(index + 1) % shape.length]!
      return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x
    }).length %
      2 ===
    1
  )
}
