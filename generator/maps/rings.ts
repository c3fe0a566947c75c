import type { WayMap } from '../page.ts'
import type { Point } from './projection.ts'
import type { Room } from './room-on.ts'

interface Rings {
  office: Point
  /** How far the map's place is from the office, in miles or kilometers. */
  away: number
  /** Units of the map for each of those. */
  unitsPerOne: number
  label: (distance: number) => string
  room: Room
}

const steps = [1, 2, 5, 10, 20, 50, 100]
const count = 3
const letterHeight = 13

/** Circles around the office, spaced so that the outermost reaches the place or nearly does. */
export function ringsAround({ office, away, unitsPerOne, label, room }: Rings): WayMap['rings'] {
  const step = steps.find((each) => each * (count + 0.5) >= away) ?? steps.at(-1)!
  return Array.from({ length: count }, (_, index) => {
    const far = step * (index + 1)
    const radius = Math.round(far * unitsPerOne)
    return { radius, label: room.text(label(far), letterHeight, pointsOn(office, radius)) }
  })
}

/** Points on a circle, clockwise from the left: candidate positions for labels. */
const pointsOn = ({ x, y }: Point, radius: number): Point[] =>
  Array.from({ length: 12 }, (_, hour) => {
    const angle = Math.PI + (hour * Math.PI) / 6
    return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) }
  })
