import type { DriveMark } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'

/** The longest drives, in minutes, of the first two of the three classes the map distinguishes. */
export const markLimits = { near: 15, middle: 25 }

/**
 * How far a city is, where drive-times.yaml says so. The file's default is not used: an estimate is fine in a sentence,
 * but on a map everyone sees when it is wrong.
 */
export function driveMark(city: string, { driveTimes }: Manifest): { minutes?: string; mark?: DriveMark } {
  const minutes = driveTimes.cities[city]
  if (minutes === undefined) return {}
  const longest = Number(minutes.split('-')[1])
  return { minutes, mark: longest <= markLimits.near ? 'near' : longest <= markLimits.middle ? 'middle' : 'far' }
}
