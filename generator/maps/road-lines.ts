import type { Coordinates } from '../drive/miles.ts'
import type { MapBoard } from '../page.ts'
import type { Shield } from '../parse/schemas/area.ts'
import { along, roundedLine, seenParts } from './lines.ts'
import { boardSize } from './place-labels.ts'
import type { Point, Projection, Sheet } from './projection.ts'
import type { Room } from './room-on.ts'

/** A road on a sheet: its visible parts, and the same as an SVG path. */
interface RoadLine {
  name: string
  shield?: Shield | undefined
  parts: Point[][]
  line: string
}

/** The roads that are visible on the sheet or beside it. */
export const linesOf = (
  roads: readonly { name: string; shield?: Shield | undefined; points: readonly Coordinates[] }[],
  project: Projection,
  sheet: Sheet,
): RoadLine[] =>
  roads
    .map(({ name, shield, points }) => ({ name, shield, parts: seenParts(points.map(project), sheet) }))
    .map((road) => ({ ...road, line: road.parts.map(roundedLine).join('') }))
    .filter(({ parts }) => parts.flat().length > 0)

/** Roads as a single SVG path. */
export const pathOf = (roads: readonly RoadLine[]): string => roads.map(({ line }) => line).join('')

/** The boards with the roads' names or numbers: one per road, where there is room. */
export const boardsOf = (roads: readonly RoadLine[], room: Room): MapBoard[] =>
  roads.flatMap(({ name, shield, parts }) => {
    const board = room.board({ ...boardSize(name), shield }, parts.flatMap(along))
    return board === undefined ? [] : [board]
  })
