import { arcBetween, fromMiddle, roundedLine } from './lines.ts'
import type { Point, Projection } from './projection.ts'
import type { Leg } from './way-along-roads.ts'

/** A way on a sheet. */
interface DrawnWay {
  /** As SVG paths: along roads, and where no road is known. */
  solid: string
  dotted: string
  /** Points all along it, which labels must not cover. */
  points: readonly Point[]
}

/** The legs of a way as lines. A way along no road at all is a gentle arc. */
export function drawWay(legs: readonly Leg[], project: Projection): DrawnWay {
  const lines = joined(legs.map(({ points, isRoad }) => ({ points: points.map(project), isRoad })))
  const [only] = lines
  if (only === undefined) return { solid: '', dotted: '', points: [] }
  if (lines.length === 1 && !only.isRoad) {
    const { line, points } = arcBetween(only.points[0]!, only.points.at(-1)!)
    return { solid: line, dotted: '', points }
  }
  const drawn = (isRoad: boolean) =>
    lines.flatMap((line) => (line.isRoad === isRoad ? [roundedLine(line.points)] : [])).join('')
  const points = steps(lines.flatMap((line) => line.points))
  return { solid: drawn(true), dotted: drawn(false), points }
}

interface Line {
  points: Point[]
  isRoad: boolean
}

/** How near to the office, in units of the sheet, the pin covers what is left of the way. */
const underPin = 30

/** The lines, the last road leading to the office itself if its end is this near: the rest would look like a hook. */
function joined(lines: Line[]): Line[] {
  const [road, rest] = lines.slice(-2)
  if (road === undefined || rest === undefined) return lines
  const [from, to] = [rest.points[0]!, rest.points.at(-1)!]
  if (Math.hypot(to.x - from.x, to.y - from.y) > underPin) return lines
  return [...lines.slice(0, -2), { ...road, points: [...road.points.slice(0, -1), to] }]
}

/** Points along a line, a few units apart. */
function steps(line: readonly Point[]): Point[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1]
    if (to === undefined) return [from]
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8)
    return Array.from({ length: count }, (_, step) => ({
      x: Math.round(from.x + ((to.x - from.x) * step) / count),
      y: Math.round(from.y + ((to.y - from.y) * step) / count),
    }))
  })
}

/** Candidate centers for a board: beside the way, from its middle outward, and as a last resort on it. */
export function besideWay(way: readonly Point[], board: { width: number; height: number }): Point[] {
  const [aside, above] = [board.width / 2 + 14, board.height / 2 + 12]
  const outwards = fromMiddle(way)
  const beside = outwards.flatMap(({ x, y }) => [
    { x: x + aside, y },
    { x: x - aside, y },
    { x, y: y - above },
    { x, y: y + above },
  ])
  return [...beside, ...outwards]
}
