import { saidIn } from '../languages.ts'
import type { Language, MapCity, MapLayout, MapText } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { markLimits } from './drive-marks.ts'
import { along, lineThrough, roadLines, seaShape } from './map-shapes.ts'
import { type Box, boxAround, boxOf, type Labelled, letters, overlap, placeLabels } from './place-labels.ts'
import { isWithin, type Point, type Projection, type Sheet } from './projection.ts'

/** A city on a map, before it has a label. */
export type Dot = Omit<MapCity, 'label'>

interface Drawing {
  /** In order of priority: the first have the first choice of positions for their names. */
  dots: readonly Dot[]
  sheet: Sheet
  project: Projection
  manifest: Manifest
  language: Language
  /** The label beside the office. */
  office: string
  /** The label on the way from the page's own city, which is the first dot. */
  way?: string | undefined
  /** Whether a city whose name fits nowhere gets a number; otherwise its label is left out. */
  isNumbered?: boolean
}

/**
 * What labels must not cover: dots, larger where they show a drive time, and the pin, measured from its tip at the
 * office.
 */
const dotRadius = { marked: 10, untold: 5 }
const pinSize = { side: 14, top: 42, bottom: 3 }
const pinHead = 26
/** The pin's head is wider than a dot. */
const officeGap = 20
/** How far labels stay from the line to the office. */
const lineRadius = 4
const wayGap = 22

/** A map with all labels positioned: the office's first, then those of cities, and those of the landscape last. */
export function drawMap(drawing: Drawing): MapLayout {
  const { dots, sheet, project, manifest, office, way, isNumbered = false } = drawing
  const pin = project(manifest.practice.coordinates)
  const own = dots.find(({ isOwn }) => isOwn)
  const marks = [
    pinBox(pin),
    ...dots.map((dot) => boxAround(dot, isPlain(dot) ? dotRadius.untold : dotRadius.marked)),
    ...(own === undefined ? [] : steps(own, pin).map((step) => boxAround(step, lineRadius))),
  ]
  const [first, ...others] = dots.map(
    ({ name, x, y, isOwn }, index): Labelled => ({
      at: [{ x, y }],
      texts: isNumbered ? [name, String(index + 1)] : [name],
      isBold: isOwn,
    }),
  )
  const wanted: Labelled[] = [
    {
      at: [{ x: pin.x, y: pin.y - pinHead }],
      texts: [office],
      isBold: true,
      sides: ['right', 'left', 'above'],
      gap: officeGap,
    },
    first!,
    {
      at: own === undefined ? [] : along([own, pin]),
      texts: way === undefined ? [] : [way],
      isBold: true,
      gap: wayGap,
    },
    ...others,
  ]
  const labels = placeLabels(wanted, marks, sheet)
  const [officeLabel, firstLabel, wayLabel, ...otherLabels] = labels
  const written = labels.flatMap((label) => (label === undefined ? [] : [boxOf(label, letters.large)]))
  const named = [firstLabel, ...otherLabels]
  return {
    ...sheet,
    ...landscape(drawing, [...marks, ...written]),
    office: { ...pin, label: officeLabel },
    way: wayLabel,
    cities: dots
      .map((dot, index) => ({ ...dot, label: named[index] }))
      .filter(({ isOwn, label }) => isNumbered || isOwn || label !== undefined),
    limits: markLimits,
  }
}

const isPlain = ({ mark, isOwn, beyond }: Dot) => mark === undefined && !isOwn && beyond === undefined

const pinBox = ({ x, y }: Point): Box => ({
  left: x - pinSize.side,
  top: y - pinSize.top,
  right: x + pinSize.side,
  bottom: y + pinSize.bottom,
})

/** Points on the line from one place to another, close enough together that no label fits between them. */
function steps(from: Point, to: Point): Point[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (2 * lineRadius))
  return Array.from({ length: count + 1 }, (_, step) => ({
    x: Math.round(from.x + ((to.x - from.x) * step) / (count || 1)),
    y: Math.round(from.y + ((to.y - from.y) * step) / (count || 1)),
  }))
}

/** Sea and roads, with their names where these cover nothing that is `taken`. */
function landscape(
  { manifest: { area, languages }, language, sheet, project }: Drawing,
  taken: readonly Box[],
): Pick<MapLayout, 'sea' | 'seaName' | 'roads'> {
  const boxes = [...taken]
  const firstFree = (text: string, points: readonly Point[]): MapText | undefined => {
    for (const point of points) {
      const box = boxOf({ ...point, text, side: 'middle' }, letters.large)
      const isOn = isWithin({ x: box.left, y: box.top }, sheet) && isWithin({ x: box.right, y: box.bottom }, sheet)
      if (!isOn || boxes.some((other) => overlap(box, other))) continue
      boxes.push(box)
      return { ...point, text }
    }
    return undefined
  }
  const sea = seaShape(area, project, sheet)
  const { coast } = area
  return {
    sea,
    seaName:
      coast === undefined || sea === undefined
        ? undefined
        : firstFree(saidIn(coast.name, language, languages), [project(coast.nameAt)]),
    roads: roadLines(area, project, sheet).map((road) => ({
      line: lineThrough(road.points),
      name: firstFree(road.name, along(road.points)),
    })),
  }
}
