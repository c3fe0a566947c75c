import type { DriveMark } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'

/** The longest drives, in minutes, of the first two of the three sorts that the map tells apart. */
export const markLimits = { near: 15, middle: 25 }

/**
 * How far a city is, where drive-times.yaml says so. Its default is left out: a guess may stand in a sentence, but on a map
 * everybody sees when it is wrong.
 */
export function driveMark(city: string, { driveTimes }: Manifest): { minutes?: string; mark?: DriveMark } {
  const minutes = driveTimes.cities[city]
  if (minutes === undefined) return {}
  const longest = Number(minutes.split('-')[1])
  return { minutes, mark: longest <= markLimits.near ? 'near' : longest <= markLimits.middle ? 'middle' : 'far' }
}
