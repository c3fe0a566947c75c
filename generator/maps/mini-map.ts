import { memo } from '../memo.ts'
import type { MiniMap } from '../page.ts'
import type { PlacedCity, PlacesManifest } from '../parse/manifest.ts'
import { mappedCities } from './area-map.ts'
import { extentOf, fitProjection, type Point, type Projection } from './projection.ts'
import { linesOf, pathOf } from './road-lines.ts'
import { seaShape } from './sea-shape.ts'

/** A map the size of a stamp: nothing on it has a name. */
const frame = { width: 96, minHeight: 72, maxHeight: 72, margin: 9, minDegrees: 0.14 }

/** How many of the nearest cities the map has to fit; cities farther off are drawn at its edge. */
const count = 12

/** The background that the small maps on city cards share; undefined if no city has coordinates. */
export const miniMap = (manifest: PlacesManifest): MiniMap | undefined => sheetOf(manifest)?.map

/** Where a city is on the small map. */
export function spotOf({ coordinates }: PlacedCity, manifest: PlacesManifest): Point | undefined {
  const project = sheetOf(manifest)?.project
  if (project === undefined || coordinates === undefined) return undefined
  const { x, y } = project(coordinates)
  const within = (value: number, size: number) => Math.min(Math.max(value, 6), size - 6)
  return { x: within(x, frame.width), y: within(y, frame.maxHeight) }
}

/** What the small map takes from cities: of the nearest ones, only how far they reach. */
export const miniMapDependencies = (manifest: PlacesManifest): unknown => extentOf(nearest(manifest))

const nearest = (manifest: PlacesManifest) =>
  mappedCities(manifest)
    .slice(0, count)
    .map(({ coordinates }) => coordinates)

const sheetOf = (manifest: PlacesManifest) => memo(manifest, 'mini map', () => makeSheet(manifest))

function makeSheet(manifest: PlacesManifest): { map: MiniMap; project: Projection } | undefined {
  const cities = nearest(manifest)
  if (cities.length === 0) return undefined
  const { area, practice } = manifest
  const { sheet, project } = fitProjection([practice.coordinates, ...cities], frame)
  const roads = pathOf(linesOf(area.roads, project, sheet))
  const sea = seaShape(area, project, sheet)
  return { map: { ...sheet, sea, roads, office: project(practice.coordinates) }, project }
}
