import { type Coordinates, milesPerDegree } from '../drive/miles.ts'

/** A point in a picture, in its units: x to the right, y down. */
export interface Point {
  x: number
  y: number
}

/** The area a map is drawn on. */
export interface Sheet {
  width: number
  height: number
}

/** Gives the position at which a place is drawn. */
export type Projection = (place: Coordinates) => Point

/** What a map has to fit into, in units of its sheet. */
export interface Frame {
  width: number
  minHeight: number
  maxHeight: number
  /** Space at the edges for marks and their labels. */
  margin: number
  /** The smallest extent, in degrees of latitude: places close together are not drawn miles apart. */
  minDegrees: number
}

/**
 * Fits `places` onto a sheet, north up, with the same scale in both directions: degrees of longitude are shortened as
 * at the middle of the map. Accurate enough for a county. The sheet is as high as necessary, within the frame's limits.
 * `placeAt` goes the other way: from a point of the sheet to the place drawn there.
 */
export function fitProjection(
  places: readonly Coordinates[],
  { width, minHeight, maxHeight, margin, minDegrees }: Frame,
): { sheet: Sheet; project: Projection; unitsPerMile: number; placeAt: (point: Point) => Coordinates } {
  const { north, south, east, west } = extentOf(places)
  const shortened = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const high = Math.max(north - south, minDegrees)
  const wide = Math.max((east - west) * shortened, minDegrees)
  const scale = Math.min((width - 2 * margin) / wide, (maxHeight - 2 * margin) / high)
  const height = Math.round(Math.max(minHeight, high * scale + 2 * margin))
  return {
    sheet: { width, height },
    unitsPerMile: scale / milesPerDegree,
    project: ({ lat, lon }) => ({
      x: Math.round(width / 2 + (lon - (east + west) / 2) * shortened * scale),
      y: Math.round(height / 2 - (lat - (north + south) / 2) * scale),
    }),
    placeAt: ({ x, y }) => ({
      lat: (north + south) / 2 + (height / 2 - y) / scale,
      lon: (east + west) / 2 + (x - width / 2) / scale / shortened,
    }),
  }
}

/** The smallest rectangle that holds all these places, in degrees. */
export const extentOf = (places: readonly Coordinates[]) => ({
  north: Math.max(...places.map(({ lat }) => lat)),
  south: Math.min(...places.map(({ lat }) => lat)),
  east: Math.max(...places.map(({ lon }) => lon)),
  west: Math.min(...places.map(({ lon }) => lon)),
})

/** Whether a point is on the sheet, at least `inside` units from its edges. */
export const isWithin = ({ x, y }: Point, { width, height }: Sheet, inside = 0) =>
  x >= inside && y >= inside && x <= width - inside && y <= height - inside

/** As the crow flies, in degrees of latitude: as far apart as two places are drawn. `milesBetween` is exact. */
export function degreesBetween(a: Coordinates, b: Coordinates): number {
  const shortened = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180)
  return Math.hypot(a.lat - b.lat, (a.lon - b.lon) * shortened)
}
