import { displayWidth } from '../../src/shared/display-width.ts'
import { sum } from '../numbers.ts'
import type { MapLabel } from '../page.ts'
import { remembered } from '../remembered.ts'
import { isWithin, type Point, type Sheet } from './projection.ts'

/** Something to label: a dot, or a point without one. */
export interface Labelled {
  at: Point
  /** The possible texts, the best first: when one fits nowhere, the next is tried. */
  texts: readonly string[]
  isBold?: boolean | undefined
  /** The distance to the label, where it differs from that of a dot. */
  gap?: number
  /** The distance to a label below, where it differs from the others. */
  gapBelow?: number
}

/** A rectangle that labels must not cover. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

type Side = MapLabel['side']

const allSides: readonly Side[] = ['right', 'left', 'above', 'below']

/** Letter heights on a phone's small map and on all others, in units of the sheet. */
export const letters = { small: 26, large: 18 }

/** The distance from the middle of a dot to its label. */
const dotGap = 15
/** Half the height of a line of bold text. */
const lineMiddle = 11
/** How far a label above or below reaches past the middle of what it labels, when it lies to one side. */
const overhang = 12
/** The distance between a label and the sheet's edge. */
const edge = 6

/**
 * Finds a position for every label beside what it labels, in the given order. Labels never overlap each other or
 * `taken`, nor leave the sheet; only a bold one may cover what was `taken`. Labels are tried first in letters large
 * enough for a phone; the others, marked `wide`, use the room left on the same map for smaller letters. A label that
 * fits neither way is left out.
 */
export function placeLabels(
  wanted: readonly Labelled[],
  taken: readonly Box[],
  sheet: Sheet,
): (MapLabel | undefined)[] {
  let boxes = [...taken]
  const place = (wanted: Labelled, size: number, off: readonly Box[] = boxes): MapLabel | undefined => {
    const label = positions(wanted).find((each) => fits(boxOf(each, size), sheet, off))
    if (label !== undefined) boxes.push(boxOf(label, size))
    return label
  }
  const placeWide = (wanted: Labelled, off?: readonly Box[]): MapLabel | undefined => {
    const label = place(wanted, letters.large, off)
    return label && { ...label, wide: true }
  }
  // The subject of the map is always named, over a dot or a line if necessary: an outline keeps its letters readable.
  const placeOver = (wanted: Labelled) => placeWide(wanted) ?? placeWide(wanted, boxes.slice(taken.length))
  // Shortened texts are a last resort, and not needed on a phone, where the list is below the map. Bold labels name the
  // subject of the map and are placed before all others.
  const first = wanted.map(
    (each) =>
      place({ ...each, texts: each.texts.slice(0, 1) }, letters.small) ?? (each.isBold ? placeOver(each) : undefined),
  )
  boxes = [...taken, ...first.flatMap((label) => (label === undefined ? [] : [boxOf(label, letters.large)]))]
  return wanted.map((each, index) => first[index] ?? placeWide(each))
}

/** All possible positions of a label, the best first. A bold one may also lie to one side above or below. */
export const positions = ({ at, texts, isBold, gap = dotGap, gapBelow = gap }: Labelled): MapLabel[] => {
  const beside = allSides.map((side) => ({ ...anchorPoint(at, side, side === 'below' ? gapBelow : gap), side }))
  const aslant = [at.y - gap - lineMiddle, at.y + gapBelow + lineMiddle].flatMap((y) => [
    { x: at.x - overhang, y, side: 'right' as const },
    { x: at.x + overhang, y, side: 'left' as const },
  ])
  const places = isBold ? [...beside, ...aslant] : beside
  return texts.flatMap((text) => places.map((place) => ({ ...place, text, ...(isBold && { isBold }) })))
}

/** The point of a label nearest to what it labels. */
function anchorPoint({ x, y }: Point, side: Side, gap: number): Point {
  if (side === 'right') return { x: x + gap, y }
  if (side === 'left') return { x: x - gap, y }
  return { x, y: side === 'above' ? y - gap : y + gap }
}

/** The area a label covers in letters of `size`. The box for small letters lies within the one for large letters. */
export function boxOf(
  { x, y, side, text, isBold }: Omit<MapLabel, 'side'> & { side: Side | 'middle' },
  size: number,
): Box {
  const width = Math.ceil(widthOf(text) * (isBold ? 1.15 : 1) * size)
  const height = Math.ceil(1.3 * size)
  const left = side === 'right' ? x : side === 'left' ? x - width : x - Math.ceil(width / 2)
  const top = side === 'below' ? y : side === 'above' ? y - height : y - Math.ceil(height / 2)
  return { left, top, right: left + width, bottom: top + height }
}

/** The size of a board that holds a text in letters of 15 units. */
export const boardSize = (text: string) => ({ text, width: Math.ceil(widthOf(text) * 16) + 14, height: 26 })

/** The square around a dot. */
export const boxAround = ({ x, y }: Point, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
})

export const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether a box is on the sheet, at least `inside` units from its edges, and off all other boxes. */
export const fits = (box: Box, sheet: Sheet, off: readonly Box[], inside = edge) =>
  isWithin({ x: box.left, y: box.top }, sheet, inside) &&
  isWithin({ x: box.right, y: box.bottom }, sheet, inside) &&
  !off.some((other) => overlap(box, other))

/**
 * The width of a text in any common typeface: an estimate that errs on the wide side. Remembered, as the same names are
 * on all maps.
 */
const widthOf = remembered((text: string) => sum(Array.from(text, widthOfLetter)))

function widthOfLetter(letter: string): number {
  if (/[ .,'’ilIjt1-]/.test(letter)) return 0.36
  if (/[mwMW@%]/.test(letter)) return 0.95
  if (displayWidth(letter) > 1) return 1
  return /\p{Lu}/u.test(letter) ? 0.7 : 0.58
}
