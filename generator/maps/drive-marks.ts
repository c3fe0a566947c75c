import { type DrivesTo, driveFrom } from '../drive/drive-from.ts'
import { endsOf } from '../drive/minutes.ts'
import type { DriveMark } from '../page.ts'
import type { PlacedCity } from '../parse/manifest.ts'

/** The longest drives, in minutes, of the first two of the three classes the map distinguishes. */
export const markLimits = { near: 15, middle: 25 }

/**
 * The drive time from a city, as given in drive-times.yaml or estimated from its distance. The file's default is not
 * used: a guess is fine in a sentence, but on a map everyone sees when it is wrong.
 */
export function driveMark(city: PlacedCity, manifest: DrivesTo): { minutes?: string; mark?: DriveMark } {
  const { minutes, from } = driveFrom(city, manifest)
  if (from === 'default') return {}
  const [, longest] = endsOf(minutes)
  return { minutes, mark: longest <= markLimits.near ? 'near' : longest <= markLimits.middle ? 'middle' : 'far' }
}
