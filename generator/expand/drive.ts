import type { Drive } from '../page.ts'
import type { Manifest, PlacedCity } from '../parse/manifest.ts'
import type { Context } from '../site.ts'

/** `12-15`: from drive-times.yaml, or its default for a city it does not list. */
export const minutesTo = (city: string, { driveTimes }: Manifest) => driveTimes.cities[city] ?? driveTimes.default

/** The drive time from a city, and the route where the manifest describes it. */
export function drive(city: PlacedCity, { site, bodyLanguage }: Context): Drive {
  return { city: city.name, minutes: minutesTo(city.slug, site.manifest), route: city.text[bodyLanguage]?.route }
}

/** What pages about a city take from it: its entry, and its drive time. */
export function cityDependencies(city: PlacedCity, manifest: Manifest): unknown {
  const { place: _, ...entry } = city
  return [entry, minutesTo(city.slug, manifest)]
}
