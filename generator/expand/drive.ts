import type { Drive } from '../page.ts'
import type { Manifest, PlacedCity } from '../parse/manifest.ts'
import type { Context } from '../site.ts'

/** `12-15`: from the table, or its default for a city that is not in it. */
export const minutesTo = (city: string, { driveTimes }: Manifest) => driveTimes.cities[city] ?? driveTimes.default

/** How long the way from a city takes, and which it is where the manifest describes it. */
export function drive(city: PlacedCity, { site, bodyLanguage }: Context): Drive {
  return { city: city.name, minutes: minutesTo(city.slug, site.manifest), route: city.text[bodyLanguage]?.route }
}

/** What the pages about a city take from it: its entry, and how far it is. */
export function cityDependencies(city: PlacedCity, manifest: Manifest): unknown {
  const { place: _, ...entry } = city
  return [entry, minutesTo(city.slug, manifest)]
}
