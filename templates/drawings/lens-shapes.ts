import type { FrameShape } from '../../generator/page.ts'
import type { Curve, Point } from './curves.ts'

/**
 * A lens inside its box, which it touches on all four sides. Each side says where, from -1 to 1, nasal to temporal and
 * top to bottom, and for how long the two run together. `corners` are the four curves in between, clockwise from the
 * top: how closely each follows the corner of the box, at its start and at its end. 0.55 gives a circle, 1 a square.
 */
interface LensShape {
  top: Touch
  temporal: Touch
  bottom: Touch
  nasal: Touch
  corners: readonly Corner[]
}

type Touch = number | { at: number; flat: number }
type Corner = readonly [start: number, end: number]

const shapes: Record<FrameShape, LensShape> = {
  round: { top: 0, temporal: 0, bottom: 0, nasal: 0, corners: four([0.5523, 0.5523]) },
  oval: { top: 0, temporal: -0.04, bottom: 0, nasal: -0.04, corners: four([0.6, 0.6]) },
  panto: shape([0, -0.24, -0.02, -0.2], [0.74, 0.72], [0.56, 0.6], [0.58, 0.54], [0.7, 0.72]),
  square: shape([0.08, -0.3, 0, -0.22], [0.9, 0.84], [0.72, 0.78], [0.76, 0.66], [0.84, 0.84]),
  rectangular: shape([0.05, -0.2, 0.02, -0.1], [0.94, 0.84], [0.8, 0.86], [0.86, 0.74], [0.92, 0.82]),
  aviator: shape([0.05, -0.3, 0.22, -0.42], [0.82, 0.76], [0.66, 0.62], [0.6, 0.34], [0.84, 0.8]),
  'cat-eye': shape([0.52, -0.62, -0.06, -0.24], [0.86, 0.66], [0.42, 0.68], [0.68, 0.6], [0.7, 0.62]),
  browline: shape([0.1, -0.36, 0, -0.28], [0.92, 0.86], [0.62, 0.66], [0.64, 0.58], [0.88, 0.86]),
  geometric: {
    top: { at: 0.06, flat: 0.42 },
    temporal: { at: -0.16, flat: 0.14 },
    bottom: { at: 0, flat: 0.36 },
    nasal: { at: -0.12, flat: 0.12 },
    corners: four([0.1, 0.1]),
  },
}

function shape([top, temporal, bottom, nasal]: readonly [number, number, number, number], ...corners: Corner[]) {
  return { top, temporal, bottom, nasal, corners }
}

function four(corner: Corner): Corner[] {
  return [corner, corner, corner, corner]
}

/** A box in millimeters: its center and half the length of its sides. */
export interface Box {
  at: Point
  half: Point
}

/**
 * The lens to the right of the nose as we look at it, as wide and high as its box. Four curves, clockwise from the top,
 * joined by straight lines where the lens runs along its box.
 */
export function lensOutline(name: FrameShape, { at: [x, y], half: [w, h] }: Box): Curve[] {
  const { top, temporal, bottom, nasal, corners } = shapes[name]
  const [t, r, b, l] = [touch(top), touch(temporal), touch(bottom), touch(nasal)]
  const ends: [Point, Point, Point][] = [
    [
      [t.at + t.flat, -1],
      [1, -1],
      [1, r.at - r.flat],
    ],
    [
      [1, r.at + r.flat],
      [1, 1],
      [b.at + b.flat, 1],
    ],
    [
      [b.at - b.flat, 1],
      [-1, 1],
      [-1, l.at + l.flat],
    ],
    [
      [-1, l.at - l.flat],
      [-1, -1],
      [t.at - t.flat, -1],
    ],
  ]
  const place = ([u, v]: Point): Point => [x + u * w, y + v * h]
  return ends.map(([from, corner, to], index): Curve => {
    const [start, end] = corners[index]!
    return [place(from), place(between(from, corner, start)), place(between(to, corner, end)), place(to)]
  })
}

const touch = (side: Touch) => (typeof side === 'number' ? { at: side, flat: 0 } : side)

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
]
