import findTimeZone from '@photostructure/tz-lookup'
import { clocksIn } from '../../gazetteer/clocks-in.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { coordinates } from '../../parse/schemas/coordinates.ts'
import { practiceTimeZone } from '../../parse/schemas/practice.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'

/** In degrees: the lookup may be wrong this close to the border of a zone. */
const doubt = 0.3

/** A time zone that the office cannot be in, such as that of an example. */
export function checkTimeZone({ practiceSource: source, practice }: LooseManifest): Problem[] {
  const point = coordinates.safeParse(practice.coordinates).data
  const zone = practiceTimeZone.safeParse(practice.timeZone).data
  if (point === undefined || zone === undefined) return []
  const { lat, lon } = point
  const there = findTimeZone(lat, lon)
  if (zone === there) return []
  const around = [-doubt, doubt].flatMap((far) => [findZone(lat + far, lon), findZone(lat, lon + far)])
  if ([there, ...around].some((each) => `${clocksIn(each)}` === `${clocksIn(zone)}`)) return []
  const message = `clocks in ${zone} do not show the time at the coordinates of the office`
  const fix = `Write "${there}": visitors get their appointments in this time zone.`
  return [problem('OTHER_TIME_ZONE', locate(source, ['timeZone']), message, fix)]
}

const findZone = (lat: number, lon: number) =>
  findTimeZone(Math.min(90, Math.max(-90, lat)), Math.min(180, Math.max(-180, lon)))
