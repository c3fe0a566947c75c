import { driveFrom, milesTo } from '../drive/drive-from.ts'
import { directionFrom, kilometersPerMile } from '../drive/miles.ts'
import type { Drive } from '../page.ts'
import type { PlacedCity, PlacesManifest } from '../parse/manifest.ts'
import { nameIn } from '../place-name.ts'
import type { Context } from '../site.ts'

/** The drive from a city: its time, its distance and direction, and the route where the manifest describes it. */
export function drive(city: PlacedCity, { site: { manifest }, bodyLanguage }: Context): Drive {
  const { minutes, from } = driveFrom(city, manifest)
  return {
    city: nameIn(city, bodyLanguage),
    minutes,
    isEstimate: from === 'distance',
    distance: distanceOf(city, manifest),
    route: city.text[bodyLanguage]?.route,
  }
}

/**
 * As the crow flies, in whole miles and kilometers: words have {miles} or {kilometers}. The direction is as seen from the
 * practice.
 */
export function distanceOf(city: Pick<PlacedCity, 'coordinates'>, manifest: PlacesManifest): Drive['distance'] {
  const miles = milesTo(city, manifest)
  if (miles === undefined) return undefined
  return {
    miles: Math.round(miles),
    kilometers: Math.round(miles * kilometersPerMile),
    direction: directionFrom(manifest.practice.coordinates, city.coordinates!),
  }
}

/** What pages about a city take from it: its entry, and its drive time. */
export function cityDependencies(city: PlacedCity, manifest: PlacesManifest): unknown {
  const { place: _, ...entry } = city
  return [entry, driveFrom(city, manifest)]
}
