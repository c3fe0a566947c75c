import { nearestToOffice } from '../maps/area-map.ts'
import { degreesBetween } from '../maps/projection.ts'
import type { PlacedCity, PlacesManifest } from '../parse/manifest.ts'
import { longestList } from './long-lists.ts'

/** How many nearby cities the page of a city links to. */
const fewNear = 4

/** The nearest cities with pages of their own, as the crow flies, the nearest first. */
export function nearestCities(city: PlacedCity, { cities }: PlacesManifest): PlacedCity[] {
  const here = city.coordinates
  if (here === undefined) return []
  // Sorting all cities would take five times as long, and this runs for each of thousands of cities.
  const nearest: { other: PlacedCity; distance: number }[] = []
  for (const other of cities) {
    if (!other.locationPage || other.slug === city.slug || other.coordinates === undefined) continue
    const distance = degreesBetween(here, other.coordinates)
    const farther = nearest.findIndex((each) => distance < each.distance)
    nearest.splice(farther === -1 ? nearest.length : farther, 0, { other, distance })
    if (nearest.length > fewNear) nearest.pop()
  }
  return nearest.map(({ other }) => other)
}

/** The cities that the home page and others link to: those with a page of their own. */
export const citiesWithPage = (manifest: PlacesManifest): readonly PlacedCity[] =>
  shownCities(
    manifest.cities.filter(({ locationPage }) => locationPage),
    manifest,
  )

/** The cities a page shows: all of them or, when there are too many, those nearest to the office, nearest first. */
export const shownCities = (cities: readonly PlacedCity[], { practice }: PlacesManifest): readonly PlacedCity[] =>
  cities.length <= longestList ? cities : nearestToOffice(cities, practice.coordinates)
