import { localized } from '../languages.ts'
import type { Language, MapCity, MapLabel, MapLayout, MapText } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Area } from '../parse/schemas/area.ts'
import { markLimits } from './drive-marks.ts'
import { along, lineThrough } from './lines.ts'
import { besidePin, pinBox } from './pin.ts'
import { type Box, boxAround, boxOf, fits, type Labelled, letters, placeLabels } from './place-labels.ts'
import { isWithin, type Point, type Projection, type Sheet } from './projection.ts'
import { seaShape } from './sea-shape.ts'

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
}

/** The radius of a dot, which labels must not cover: larger where it shows a drive time. */
const dotRadius = { marked: 10, untold: 5 }

/** The distance from the point of an arrow's turn to its label: its shaft is longer than a dot is wide. */
const arrowGap = 21

/** A map with all labels positioned: the office's first, then those of cities, and those of the landscape last. */
export function drawMap(drawing: Drawing): MapLayout {
  const { dots, sheet, project, manifest, office } = drawing
  const pin = project(manifest.practice.coordinates)
  const marks = [pinBox(pin), ...dots.map((dot) => boxAround(dot, isPlain(dot) ? dotRadius.untold : dotRadius.marked))]
  const wanted: Labelled[] = [
    besidePin(pin, office),
    ...dots.map(
      ({ name, x, y, beyond }): Labelled => ({
        at: { x, y },
        texts: [name, letter],
        ...(beyond !== undefined && { gap: arrowGap }),
      }),
    ),
  ]
  const labels = placeLabels(wanted, marks, sheet)
  const [officeLabel, ...beside] = labels
  const named = lettered(beside)
  const written = labels.flatMap((label) => (label === undefined ? [] : [boxOf(label, letters.large)]))
  return {
    ...sheet,
    ...landscape(drawing, [...marks, ...written]),
    office: { ...pin, label: officeLabel },
    cities: dots.map((dot, index) => ({ ...dot, label: named[index] })),
    limits: markLimits,
  }
}

/** Takes the place of a name that fits nowhere: a number would look like that of a road. No letter is wider. */
const letter = 'M'

/** Gives each name that fits nowhere a letter of its own, from A on: a map has fewer cities than there are letters. */
function lettered(labels: readonly (MapLabel | undefined)[]): (MapLabel | undefined)[] {
  let next = 'A'.charCodeAt(0)
  return labels.map((label) => (label?.text === letter ? { ...label, text: String.fromCharCode(next++) } : label))
}

const isPlain = ({ mark, beyond }: Dot) => mark === undefined && beyond === undefined

/** Sea and roads, with their names where these cover none of the `taken` boxes. */
function landscape(
  { manifest: { area, languages }, language, sheet, project }: Drawing,
  taken: readonly Box[],
): Pick<MapLayout, 'sea' | 'seaName' | 'roads'> {
  const boxes = [...taken]
  const firstFree = (text: string, points: readonly Point[]): MapText | undefined => {
    const boxAt = (point: Point) => boxOf({ ...point, text, side: 'middle' }, letters.large)
    const free = points.find((point) => fits(boxAt(point), sheet, boxes, 0))
    if (free === undefined) return undefined
    boxes.push(boxAt(free))
    return { ...free, text }
  }
  const sea = seaShape(area, project, sheet)
  const { coast } = area
  return {
    sea,
    seaName:
      coast === undefined || sea === undefined
        ? undefined
        : firstFree(localized(coast.name, language, languages), [project(coast.nameAt)]),
    roads: roadsIn(area, project, sheet).map((road) => ({
      line: lineThrough(road.points),
      name: firstFree(road.name, along(road.points)),
    })),
  }
}

/** The roads of an area that cross the sheet. */
function roadsIn({ roads }: Area, project: Projection, sheet: Sheet): { name: string; points: Point[] }[] {
  return roads
    .map(({ name, points }) => ({ name, points: points.map(project) }))
    .filter(({ points }) => along(points).some((point) => isWithin(point, sheet)))
}
