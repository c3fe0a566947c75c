import { milesTo } from '../../drive/drive-from.ts'
import { estimateMinutes, impossible, plausibleMinutes, speeds } from '../../drive/minutes.ts'
import { reach } from '../../gazetteer/place-cities.ts'
import { ownValue } from '../../own-value.ts'
import type { ParsedManifest } from '../../parse/manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'

/** Drive times that are impossible for where the city is. */
export function checkDriveTimes(manifest: Partial<ParsedManifest>, sources: readonly Source[]): Problem[] {
  const { cities = [], driveTimes, practice } = manifest
  if (driveTimes === undefined || practice === undefined) return []
  return cities.flatMap((city) => {
    const minutes = ownValue(driveTimes.cities, city.slug)
    const miles = milesTo(city, { practice, driveTimes })
    // A city out of reach has wrong coordinates, which city-places.ts reports.
    if (minutes === undefined || miles === undefined || miles > reach) return []
    const why = impossible(minutes, miles)
    if (why === undefined) return []
    const source = sourceOf(sources, 'drive-times.yaml')!
    const speed = why === 'fast' ? `more than ${speeds.fastest}` : `less than ${speeds.slowest}`
    return [
      problem(
        'IMPOSSIBLE_DRIVE_TIME',
        locate(source, ['cities', city.slug]),
        `${city.name} is ${miles.toFixed(1)} miles away in a straight line: ${minutes} minutes would be ${speed} miles an hour door to door`,
        `Write the actual minutes, within ${plausibleMinutes(miles)}; an estimate is ${estimateMinutes(miles)}.`,
      ),
    ]
  })
}
