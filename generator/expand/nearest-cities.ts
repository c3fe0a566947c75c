import { maxMappedCities } from '../maps/area-map.ts'
import { degreesBetween } from '../maps/projection.ts'
import type { PlacedCity, PlacesManifest } from '../parse/manifest.ts'
import { longestList } from './long-lists.ts'

/** The four nearest cities with pages of their own, as the crow flies. */
export function nearestCities(city: PlacedCity, { cities }: PlacesManifest): PlacedCity[] {
  const here = city.coordinates
  if (here === undefined) return []
  return cities
    .filter((other) => other.locationPage && other.slug !== city.slug)
    .flatMap((other) =>
      other.coordinates === undefined ? [] : [{ other, distance: degreesBetween(here, other.coordinates) }],
    )
    .sort(byDistance)
    .slice(0, 4)
    .map(({ other }) => other)
}

/** The cities that the home page and others link to: those with a page of their own. */
export const citiesWithPage = (manifest: PlacesManifest): readonly PlacedCity[] =>
  shownCities(
    manifest.cities.filter(({ locationPage }) => locationPage),
    manifest,
  )

/** The cities a page shows: all of them or, when there are too many, those nearest to the office, nearest first. */
export function shownCities(cities: readonly PlacedCity[], { practice }: PlacesManifest): readonly PlacedCity[] {
  if (cities.length <= longestList) return cities
  // A city without coordinates comes last.
  const far = ({ coordinates }: PlacedCity) =>
    coordinates === undefined ? Number.MAX_VALUE : degreesBetween(practice.coordinates, coordinates)
  return cities
    .map((city) => ({ city, distance: far(city) }))
    .sort(byDistance)
    .slice(0, maxMappedCities)
    .map(({ city }) => city)
}

const byDistance = (a: { distance: number }, b: { distance: number }) => a.distance - b.distance
