import { ownValue } from '../own-value.ts'
import type { Manifest, PlacedCity } from '../parse/manifest.ts'
import { milesBetween } from './miles.ts'
import { estimateMinutes, isNearEstimate } from './minutes.ts'

/** How long the drive from a city to the practice takes. */
export interface DriveMinutes {
  /** `12-15`. */
  minutes: string
  /**
   * Who says so: the `author`, in drive-times.yaml; its `default`, for cities within its reach; or else the `distance`, of which
   * it is an estimate.
   */
  from: 'author' | 'default' | 'distance'
}

export type DrivesTo = Pick<Manifest, 'driveTimes' | 'practice'>

export function driveFrom(city: PlacedCity, manifest: DrivesTo): DriveMinutes {
  const { driveTimes } = manifest
  const told = ownValue(driveTimes.cities, city.slug)
  if (told !== undefined) return { minutes: told, from: 'author' }
  const miles = milesTo(city, manifest)
  return miles === undefined || isNearEstimate(driveTimes.default, miles)
    ? { minutes: driveTimes.default, from: 'default' }
    : { minutes: estimateMinutes(miles), from: 'distance' }
}

/** As the crow flies; nothing for a city that nobody knows the place of. */
export const milesTo = ({ coordinates }: Pick<PlacedCity, 'coordinates'>, { practice }: DrivesTo): number | undefined =>
  coordinates && milesBetween(practice.coordinates, coordinates)
