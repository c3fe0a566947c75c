import { ownValue } from '../own-value.ts'
import { type Coordinates, milesBetween } from './miles.ts'
import { estimateMinutes, isNearEstimate } from './minutes.ts'

/** How long the drive from a city to the practice takes. */
export interface DriveMinutes {
  /** `12-15`. */
  minutes: string
  /**
   * Where it comes from: the `author`, in drive-times.yaml; its `default`, for cities where that is plausible; or else
   * an estimate from the `distance`.
   */
  from: 'author' | 'default' | 'distance'
}

/** Where a drive starts, as in the manifest. */
interface Start {
  slug: string
  coordinates?: Coordinates | undefined
}

/** What a manifest says about drives: the minutes by city, and where they end. */
export interface DrivesTo {
  driveTimes: { default: string; cities: Readonly<Record<string, string>> }
  practice: { coordinates: Coordinates }
}

export function driveFrom(city: Start, manifest: DrivesTo): DriveMinutes {
  const { driveTimes } = manifest
  const listed = ownValue(driveTimes.cities, city.slug)
  if (listed !== undefined) return { minutes: listed, from: 'author' }
  const miles = milesTo(city, manifest)
  return miles === undefined || isNearEstimate(driveTimes.default, miles)
    ? { minutes: driveTimes.default, from: 'default' }
    : { minutes: estimateMinutes(miles), from: 'distance' }
}

/** In miles: if part of a city is this much nearer or farther than its center, its drive may take a different time. */
const farApart = 3

/**
 * The drive from a part of a city: the city's, or an estimate from the part's own distance where the city's time is
 * unlikely.
 */
export function driveFromPart(city: Start, coordinates: Coordinates | undefined, manifest: DrivesTo): DriveMinutes {
  const drive = driveFrom(city, manifest)
  const [miles, center] = [milesTo({ coordinates }, manifest), milesTo(city, manifest)]
  const isApart = miles !== undefined && center !== undefined && Math.abs(miles - center) >= farApart
  return isApart && !isNearEstimate(drive.minutes, miles)
    ? { minutes: estimateMinutes(miles), from: 'distance' }
    : drive
}

/** As the crow flies; undefined for a city without known coordinates. */
export const milesTo = ({ coordinates }: Pick<Start, 'coordinates'>, { practice }: DrivesTo): number | undefined =>
  coordinates && milesBetween(practice.coordinates, coordinates)
