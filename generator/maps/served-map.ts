import { memo } from '../memo.ts'
import type { Language, WayMap } from '../page.ts'
import type { Context, Site } from '../site.ts'
import { mappedCities } from './area-map.ts'
import { besidePin, pinBox } from './pin.ts'
import { degreesBetween, fitProjection } from './projection.ts'
import { linesOf, pathOf } from './road-lines.ts'
import { roomOn } from './room-on.ts'
import { seaShape } from './sea-shape.ts'
import { namedTowns, seenTowns, townRadius } from './towns.ts'
import { wayFrame, wayLetters } from './way-map.ts'

/** Looks like the map of a way; the edge of the area takes up the full height. */
const frame = { ...wayFrame, margin: 16, minDegrees: 0.06 }

/** A map of the cities served, within the smallest circle that holds them all. Undefined if no city has coordinates. */
export const servedMap = ({ site, bodyLanguage }: Context): WayMap | undefined =>
  memo(site.layouts, `served map ${bodyLanguage}`, () => makeServedMap(site, bodyLanguage))

function makeServedMap({ manifest, layout }: Site, language: Language): WayMap | undefined {
  const { area, practice } = manifest
  const cities = mappedCities(manifest)
  if (cities.length === 0) return undefined
  const { lat, lon } = practice.coordinates
  const reach = Math.max(...cities.map(({ coordinates }) => degreesBetween(practice.coordinates, coordinates)))
  const [top, bottom] = [
    { lat: lat + reach, lon },
    { lat: lat - reach, lon },
  ]
  const { sheet, project } = fitProjection([top, bottom], frame)
  const office = project(practice.coordinates)
  const towns = cities.map(({ name, names, coordinates }) => ({ name, names, dot: project(coordinates) }))
  const room = roomOn(sheet, [])
  room.take(pinBox(office))
  const label = room.label(besidePin(office, layout(language).words('map.office')), wayLetters.own)
  // The farthest first: they show how far the area reaches.
  const named = namedTowns(seenTowns(towns, room).reverse(), language, wayLetters.quiet, room)
  return {
    ...sheet,
    sea: seaShape(area, project, sheet),
    edge: office.y - project(top).y + 2 * townRadius,
    rings: [],
    roads: pathOf(linesOf(area.roads, project, sheet)),
    streets: '',
    streetNames: [],
    boards: [],
    office: { ...office, label },
    towns: named,
  }
}
