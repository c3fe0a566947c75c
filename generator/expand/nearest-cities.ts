import { distanceBetween } from '../maps/projection.ts'
import type { Manifest, PlacedCity } from '../parse/manifest.ts'

/** The four nearest cities with pages of their own, as the crow flies. */
export function nearestCities(city: PlacedCity, { cities }: Manifest): PlacedCity[] {
  const here = city.coordinates
  if (here === undefined) return []
  return cities
    .filter((other) => other.locationPage && other.slug !== city.slug)
    .flatMap((other) =>
      other.coordinates === undefined ? [] : [{ other, distance: distanceBetween(here, other.coordinates) }],
    )
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 4)
    .map(({ other }) => other)
}
