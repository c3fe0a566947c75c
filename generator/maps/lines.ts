import type { Point, Sheet } from './projection.ts'

/** The point, in whole units, at a fraction of the way from one point to another: 0 to 1. */
export const between = (from: Point, to: Point, part: number): Point => ({
  x: Math.round(from.x + (to.x - from.x) * part),
  y: Math.round(from.y + (to.y - from.y) * part),
})

/** Points of a line from its middle outwards: candidate positions for its name. */
export function along(line: readonly Point[]): Point[] {
  return fromMiddle(
    line.slice(1).flatMap((end, index) => [0.25, 0.5, 0.75].map((part) => between(line[index]!, end, part))),
  )
}

/** Points along a line, from its middle outwards. */
export function fromMiddle(points: readonly Point[]): Point[] {
  const middle = (points.length - 1) / 2
  return points
    .map((point, index) => ({ point, away: Math.abs(index - middle) }))
    .sort((a, b) => a.away - b.away)
    .map(({ point }) => point)
}

/**
 * The parts of a line that are visible on the sheet or beside it: up to its width to either side, or up to half its
 * height above and below. A wide window shows more at the sides, and only a very tall hero shows more than that.
 */
export function seenParts(line: readonly Point[], { width, height }: Sheet): Point[][] {
  const parts: Point[][] = []
  const isSeen = (a: number, b: number, size: number, beside: number) =>
    Math.max(a, b) > -beside && Math.min(a, b) < size + beside
  for (const [index, end] of line.entries()) {
    const start = line[index - 1]
    if (start === undefined || !isSeen(start.x, end.x, width, width) || !isSeen(start.y, end.y, height, height / 2))
      continue
    const latest = parts.at(-1)
    if (latest?.at(-1) === start) latest.push(end)
    else parts.push([start, end])
  }
  return parts
}

/** In radians. Smaller turns are left to the line's round joins: a bend would differ by less than two units. */
const gentle = Math.PI / 6

/** How far before a corner a line begins to bend, in units of the sheet. */
const bend = 14

/** An SVG path with rounded bends: each begins `bend` before its corner, or halfway to the next corner if closer. */
export function roundedLine(points: readonly Point[]): string {
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    return between(from, to, Math.min(bend / length, 0.5))
  }
  let at = points[0]!
  let path = `M${numbers(at.x, at.y)}`
  const goTo = (end: Point) => {
    if (end.x !== at.x || end.y !== at.y) path += `l${numbers(end.x - at.x, end.y - at.y)}`
    at = end
  }
  for (const [index, corner] of points.entries()) {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (before === undefined) continue
    if (after === undefined || turnBetween(before, corner, after) < gentle) goTo(corner)
    else {
      goTo(towards(corner, before))
      const end = towards(corner, after)
      path += `q${numbers(corner.x - at.x, corner.y - at.y, end.x - at.x, end.y - at.y)}`
      at = end
    }
  }
  return path
}

/** By how much a line turns at its corner, in radians. */
function turnBetween(before: Point, corner: Point, after: Point): number {
  const turn = Math.atan2(after.y - corner.y, after.x - corner.x) - Math.atan2(corner.y - before.y, corner.x - before.x)
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
}

/** Numbers as in an SVG path, where a minus sign is separator enough. */
const numbers = (...all: readonly number[]) =>
  all.map((each, index) => (index === 0 || each < 0 ? `${each}` : ` ${each}`)).join('')

/** A gentle arc from one point to another, as an SVG path and as points along it. */
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

/** An SVG path in which each point is relative to the one before, which makes the numbers shorter. */
export function lineThrough(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      return before === undefined ? `M${numbers(x, y)}` : `l${numbers(x - before.x, y - before.y)}`
    })
    .join('')
}
