import type { DriveMinutes } from '../drive/drive-from.ts'
import { endsOf } from '../drive/minutes.ts'
import type { DriveMark } from '../page.ts'

/** The longest drives, in minutes, of the first two of the three classes the map distinguishes. */
export const markLimits = { near: 15, middle: 25 }

/**
 * How a map shows a drive time that is given in drive-times.yaml or estimated from the distance. The file's default is
 * not shown: a guess is fine in a sentence, but on a map everyone sees when it is wrong.
 */
export function driveMark({ minutes, from }: DriveMinutes): { minutes?: string; mark?: DriveMark } {
  if (from === 'default') return {}
  const [, longest] = endsOf(minutes)
  return { minutes, mark: longest <= markLimits.near ? 'near' : longest <= markLimits.middle ? 'middle' : 'far' }
}
