import { milesTo } from '../../drive/drive-from.ts'
import { estimateMinutes, impossible, plausibleMinutes, speeds } from '../../drive/minutes.ts'
import { reach } from '../../gazetteer/place-cities.ts'
import { ownValue } from '../../own-value.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import type { ParsedManifest } from '../../parse/manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { sourceOf } from '../../read/source-of.ts'
import { sayDistances } from './distances.ts'

/** Drive times that are impossible for where the city is. */
export function checkDriveTimes(manifest: Partial<ParsedManifest>, loose: LooseManifest): Problem[] {
  const { cities = [], driveTimes, practice } = manifest
  if (driveTimes === undefined || practice === undefined) return []
  const say = sayDistances(loose)
  return cities.flatMap((city) => {
    const minutes = ownValue(driveTimes.cities, city.slug)
    const miles = milesTo(city, { practice, driveTimes })
    // A city out of reach has wrong coordinates, which coordinates.ts reports.
    if (minutes === undefined || miles === undefined || miles > reach) return []
    const why = impossible(minutes, miles)
    if (why === undefined) return []
    const source = sourceOf(loose.sources, 'drive-times.yaml')!
    const speed = why === 'fast' ? `more than ${say(speeds.fastest)}` : `less than ${say(speeds.slowest)}`
    return [
      problem(
        'IMPOSSIBLE_DRIVE_TIME',
        locate(source, ['cities', city.slug]),
        `${city.name} is ${say(miles, 1)} away in a straight line: ${minutes} minutes would be ${speed} an hour door to door`,
        `Write the actual minutes, within ${plausibleMinutes(miles)}; an estimate is ${estimateMinutes(miles)}.`,
      ),
    ]
  })
}
