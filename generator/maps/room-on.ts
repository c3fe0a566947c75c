import type { MapBoard, MapLabel, MapText } from '../page.ts'
import { type Box, boxOf, fits, type Labelled, overlap, positions } from './place-labels.ts'
import type { Point, Sheet } from './projection.ts'

/** The free room on a map: each call takes the first position that is free, or none. */
export interface Room {
  take: (...boxes: readonly Box[]) => void
  isFree: (box: Box) => boolean
  /** A bold label that fits nowhere else covers a line, as little of it as possible: its outline keeps it readable. */
  label: (wanted: Labelled, size: number) => MapLabel | undefined
  text: (text: string, size: number, points: readonly Point[]) => MapText | undefined
  board: (board: Omit<MapBoard, 'x' | 'y'>, points: readonly Point[]) => MapBoard | undefined
}

/** The room on an empty sheet. Only bold labels and boards may cover `lines`. */
export function roomOn(sheet: Sheet, lines: readonly Box[]): Room {
  const taken: Box[] = []
  const signs: Box[] = []
  const firstFree = <Item>(items: readonly Item[], boxFor: (item: Item) => Box, off: readonly Box[]) => {
    const item = items.find((each) => fits(boxFor(each), sheet, off))
    if (item !== undefined) taken.push(boxFor(item))
    return item
  }
  const beside = () => [...taken, ...lines]
  const covered = (box: Box) => lines.filter((line) => overlap(box, line)).length
  const leastFirst = <Item>(items: readonly Item[], boxFor: (item: Item) => Box) =>
    items.toSorted((a, b) => covered(boxFor(a)) - covered(boxFor(b)))
  return {
    take: (...boxes) => taken.push(...boxes),
    isFree: (box) => !taken.some((other) => overlap(box, other)),
    label: (wanted, size) => {
      const boxFor = (label: MapLabel) => boxOf(label, size)
      return (
        firstFree(positions(wanted), boxFor, beside()) ??
        (wanted.isBold ? firstFree(leastFirst(positions(wanted), boxFor), boxFor, taken) : undefined)
      )
    },
    text: (text, size, points) =>
      firstFree(
        points.map(({ x, y }) => ({ x, y, text })),
        (each) => boxOf({ ...each, side: 'middle' }, size),
        beside(),
      ),
    board: (board, points) => {
      const boards = points.map(({ x, y }) => ({ ...board, x, y }))
      const found =
        firstFree(boards, boxOfBoard, [...beside(), ...signs]) ?? firstFree(boards, boxOfBoard, [...taken, ...signs])
      if (found !== undefined) signs.push(boxOfBoard(found, between))
      return found
    },
  }
}

const boxOfBoard = ({ x, y, width, height }: MapBoard, ground = 0): Box => ({
  left: x - width / 2 - ground,
  top: y - height / 2 - ground,
  right: x + width / 2 + ground,
  bottom: y + height / 2 + ground,
})

/** The gap kept between two signs: those that touch are read as one. */
const between = 6
