import { driveFrom, driveFromPart } from '../drive/drive-from.ts'
import { driveMark } from '../maps/drive-marks.ts'
import { type MapContext, type WayFrom, wayMap, wayMapDependencies } from '../maps/way-map.ts'
import type { WayMap } from '../page.ts'
import type { PlacedCity, PlacesManifest } from '../parse/manifest.ts'
import type { Neighborhood } from '../parse/schemas/places.ts'

/** What the map of the way from a city takes from the manifest besides the city and the office. */
export function wayDependencies(city: PlacedCity, manifest: PlacesManifest): unknown {
  const from = startIn(city, manifest)
  return from && wayMapDependencies(from, manifest)
}

/**
 * The map of the way from a city to the practice; undefined for a city without coordinates. Pages hold it behind a
 * getter that draws it when it is read: `check` reads the text of all pages, and drawing their maps took a seventh of
 * its time.
 */
export function wayFromCity(city: PlacedCity, context: MapContext): WayMap | undefined {
  const from = startIn(city, context.site.manifest)
  return from && wayMap(from, context)
}

function startIn(city: PlacedCity, manifest: PlacesManifest): WayFrom | undefined {
  const { slug, name, names, coordinates, text } = city
  if (coordinates === undefined) return undefined
  const { minutes } = driveMark(driveFrom(city, manifest))
  return { id: `from ${slug}`, name, names, coordinates, minutes, directions: routesIn(text) }
}

/** The map of the way from a neighborhood or, if it has no coordinates, from its city. */
export function wayFromNeighborhood(
  { slug, name, names, coordinates, text }: Neighborhood & { slug: string },
  city: PlacedCity | undefined,
  context: MapContext,
): WayMap | undefined {
  if (coordinates === undefined) return city && wayFromCity(city, context)
  const minutes = city && driveMark(driveFromPart(city, coordinates, context.site.manifest)).minutes
  const directions = routesIn(text)
  return wayMap({ id: `from within ${slug}`, name, names, coordinates, minutes, directions }, context)
}

const routesIn = (texts: Partial<Record<string, { route: string }>>) =>
  Object.values(texts).flatMap((text) => (text === undefined ? [] : [text.route]))
