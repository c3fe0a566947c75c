import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { nearest } from '../../problems/nearest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { isGroup } from '../../read/raw-values.ts'
import { findBelow } from '../../read/walk.ts'

/** Calendar forms in a practice without a time zone: the calendar file would state the wrong hour. */
export function checkCalendars({ pages, practice }: LooseManifest): Problem[] {
  // A practice.yaml that is missing or damaged, or misspells the key, is reported separately.
  const keys = Object.keys(practice)
  if (keys.length === 0 || practice.timeZone !== undefined || nearest('timeZone', keys) !== undefined) return []
  return pages.flatMap(({ source }) => {
    const [first] = findBelow(source.value, (value, path) =>
      isGroup(value) && value.calendar === true ? [...path, 'calendar'] : undefined,
    )
    if (first === undefined) return []
    const message = 'the calendar file needs the time zone of the office'
    const fix = 'Add "timeZone: America/Los_Angeles" (or your own) to practice.yaml.'
    return [problem('NO_TIME_ZONE', locate(source, first), message, fix)]
  })
}
