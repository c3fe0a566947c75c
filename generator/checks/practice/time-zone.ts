import { stateIn } from '../../gazetteer/us-states.ts'
import { ourLanguage } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { coordinates } from '../../parse/schemas/coordinates.ts'
import { practiceTimeZone } from '../../parse/schemas/practice.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'
import { sourceOf } from '../../read/source-of.ts'

/** In hours: no American clock is further from the sun, except in the west of Alaska. */
const mostFromSun = 1.4
const mostInAlaska = 2.5

/** A time zone that the office cannot be in, such as that of an example. Other countries may have one for all. */
export function checkTimeZone({ sources, practice }: LooseManifest): Problem[] {
  const source = sourceOf(sources, 'practice.yaml')
  const point = coordinates.safeParse(practice.coordinates).data
  const state = stateIn(asGroup(practice.address))
  const zone = practiceTimeZone.safeParse(practice.timeZone).data
  if (source === undefined || point === undefined || state === undefined || zone === undefined) return []
  const bySun = point.lon / 15
  const away = Math.abs(hoursOf(zone) - bySun)
  if (away <= (state.code === 'AK' ? mostInAlaska : mostFromSun)) return []
  const message = `clocks in ${zone} are hours away from those in ${state.name}`
  const fix = 'Write the time zone of the office, such as America/Chicago: visitors get their appointments in it.'
  return [problem('OTHER_TIME_ZONE', locate(source, ['timeZone']), message, fix)]
}

/** How far the clocks of a zone are ahead of Greenwich in winter, in hours. */
function hoursOf(timeZone: string): number {
  const format = new Intl.DateTimeFormat(ourLanguage, { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(Date.UTC(2026, 0, 1)).find(({ type }) => type === 'timeZoneName')!.value
  const [, sign = '+', hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}
