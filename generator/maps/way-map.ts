import { type Coordinates, kilometersPerMile, milesBetween } from '../drive/miles.ts'
import { hashOf } from '../hash.ts'
import { localized } from '../languages.ts'
import { memo } from '../memo.ts'
import type { Language, WayMap } from '../page.ts'
import type { PlacesManifest } from '../parse/manifest.ts'
import { type NamedPlace, nameIn } from '../place-name.ts'
import type { Context, Site } from '../site.ts'
import { inKilometers } from '../text/unit-of-distance.ts'
import { mappedCities } from './area-map.ts'
import { besideWay, drawWay } from './draw-way.ts'
import { along } from './lines.ts'
import { besidePin, pinBox } from './pin.ts'
import { boardSize, boxAround } from './place-labels.ts'
import { fitProjection, isWithin } from './projection.ts'
import { ringsAround } from './rings.ts'
import { boardsOf, linesOf, pathOf } from './road-lines.ts'
import { roomOn } from './room-on.ts'
import { seaShape } from './sea-shape.ts'
import { namedTowns, seenTowns } from './towns.ts'
import { wayAlongRoads } from './way-along-roads.ts'

/** Where a way to the office starts. */
export interface WayFrom extends NamedPlace {
  /** Distinguishes it from all other places. */
  id: string
  coordinates: Coordinates
  /** `12-15`; undefined where it would be a guess. */
  minutes?: string | undefined
  /** The way in words, in every language it is described in. */
  directions: readonly string[]
}

/** The context of the page that shows the map. */
export type MapContext = Pick<Context, 'site' | 'bodyLanguage'>

/** The map is shown in a hero. Its letters are readable on a phone, where one of its units is about a pixel. */
export const wayFrame = { width: 400, minHeight: 330, maxHeight: 330, margin: 62, minDegrees: 0.03 }
export const wayLetters = { own: 17, quiet: 15 }

/** In miles: below `nextDoor`, the pin covers the way; up to `shortWay`, the map shows streets around the office. */
const nextDoor = 0.25
const shortWay = 4

/** The radius of the dot where the way starts, and half the width of the way. */
const startRadius = 10
const wayRadius = 5

/**
 * The way from a place to the office and what lies around it. Made once for each place and language: the pages of all
 * services in a city show it.
 */
export function wayMap(from: WayFrom, { site, bodyLanguage }: MapContext): WayMap {
  const { lat, lon } = from.coordinates
  // Stand-ins for cities share a slug, so the id includes the coordinates: see render/fast-path/with-city.ts.
  const id = `${from.id} ${lat} ${lon}`
  const ground = memo(site.layouts, `way ground ${id}`, () => drawGround(from, site.manifest))
  return memo(site.layouts, `way map ${bodyLanguage} ${id}`, () => labelled(ground, from, site, bodyLanguage))
}

/**
 * What a map takes from the manifest besides its place and the office: the area and the towns on its sheet. Far less
 * than all cities: a new one changes only the maps that show it.
 */
export const wayMapDependencies = (from: WayFrom, manifest: PlacesManifest): unknown =>
  memo(manifest, `way dependencies ${from.id}`, () => [hashOfArea(manifest), layOut(from, manifest).towns])

/** The same for all maps at once, without laying out any: all towns that one may show, wherever its sheet ends. */
export const anyWayMapDependencies = (manifest: PlacesManifest): unknown =>
  memo(manifest, 'dependencies of any way', () => [
    hashOfArea(manifest),
    mappedCities(manifest).map(({ name, names, coordinates }) => [name, names, coordinates]),
  ])

const hashOfArea = ({ area }: PlacesManifest) => memo(area, 'hash', () => hashOf(JSON.stringify(area)))

/** The sheet of a map, the way and the towns on it. */
function layOut(from: WayFrom, manifest: PlacesManifest) {
  const { area, practice } = manifest
  const miles = milesBetween(practice.coordinates, from.coordinates)
  const isNextDoor = miles < nextDoor
  const legs = isNextDoor ? [] : wayAlongRoads(area, from.coordinates, practice.coordinates, from.directions)
  const places = [practice.coordinates, from.coordinates, ...legs.flatMap(({ points }) => points)]
  const { sheet, project, unitsPerMile } = fitProjection(places, wayFrame)
  const towns = mappedCities(manifest)
    .filter(({ name }) => name !== from.name)
    .map(({ name, names, coordinates }) => ({ name, names, dot: project(coordinates) }))
    .filter(({ dot }) => isWithin(dot, sheet, startRadius))
  return { miles, isNextDoor, legs, sheet, project, unitsPerMile, towns }
}

/** The parts of a map that do not depend on the language. */
function drawGround(from: WayFrom, manifest: PlacesManifest) {
  const { area } = manifest
  const { legs, ...layout } = layOut(from, manifest)
  const { miles, sheet, project } = layout
  return {
    ...layout,
    way: drawWay(legs, project),
    roads: linesOf(area.roads, project, sheet),
    streets: linesOf(miles <= shortWay ? area.streets : [], project, sheet),
    sea: seaShape(area, project, sheet),
  }
}

/** The map with all names and numbers there is room for. */
function labelled(
  { sheet, project, unitsPerMile, miles, isNextDoor, way, roads, streets, sea, towns }: ReturnType<typeof drawGround>,
  from: WayFrom,
  { manifest, layout }: Site,
  language: Language,
): WayMap {
  const { area, practice, languages } = manifest
  const { words } = layout(language)
  const [office, start] = [project(practice.coordinates), project(from.coordinates)]

  // In order of priority: the first have the first choice of room.
  const room = roomOn(
    sheet,
    way.points.map((point) => boxAround(point, wayRadius)),
  )
  room.take(pinBox(office), boxAround(start, startRadius))
  const officeLabel = room.label(besidePin(office, words('map.office')), wayLetters.own)
  const startLabel = isNextDoor
    ? undefined
    : room.label({ at: start, texts: [nameIn(from, language)], isBold: true }, wayLetters.own)
  const size =
    isNextDoor || from.minutes === undefined ? undefined : boardSize(words('map.minutes', { minutes: from.minutes }))
  const minutes = size && room.board(size, besideWay(way.points, size))
  const boards = boardsOf(roads, room)
  const seen = seenTowns(towns, room)
  const seaName =
    sea === undefined || area.coast === undefined
      ? undefined
      : room.text(localized(area.coast.name, language, languages), wayLetters.quiet, [project(area.coast.nameAt)])
  const named = namedTowns(seen, language, wayLetters.quiet, room)
  const streetNames = streets.flatMap(({ name, parts }) => {
    const label = room.text(name, wayLetters.quiet, parts.flatMap(along))
    return label === undefined ? [] : [label]
  })
  // The words for a ring say in which unit its distance is.
  const perMile = inKilometers(words('map.miles')) ? kilometersPerMile : 1
  const rings = ringsAround({
    office,
    away: miles * perMile,
    unitsPerOne: unitsPerMile / perMile,
    label: (count) => words('map.miles', { miles: count, kilometers: count }),
    room,
  })
  return {
    ...sheet,
    sea,
    seaName,
    rings,
    roads: pathOf(roads),
    streets: pathOf(streets),
    streetNames,
    boards,
    way: isNextDoor ? undefined : { solid: way.solid, dotted: way.dotted, minutes },
    place: { ...start, label: startLabel },
    office: { ...office, label: officeLabel },
    towns: named,
  }
}
