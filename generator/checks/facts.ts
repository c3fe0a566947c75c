import type { LooseManifest } from '../parse/loose-manifest.ts'
import type { Problem } from '../problems/problems.ts'
import { checkCityPlaces } from './city-places.ts'
import { checkFigures } from './figures.ts'
import { checkHours } from './hours.ts'
import { checkLists } from './listed-twice.ts'
import { checkNamesakes } from './namesakes.ts'
import { checkOfficePlace } from './office-place.ts'
import { checkStates } from './states.ts'
import { checkWebAndMail } from './web-and-mail.ts'

/** Facts that cannot be true, alone or together, and some that are unlikely. */
export function checkFacts(loose: LooseManifest): Problem[] {
  // A misplaced office makes every city look misplaced.
  const office = checkOfficePlace(loose)
  return [
    ...checkStates(loose),
    ...office,
    ...(office.length === 0 ? checkCityPlaces(loose) : []),
    ...checkNamesakes(loose),
    ...checkHours(loose),
    ...checkFigures(loose),
    ...checkLists(loose),
    ...checkWebAndMail(loose),
  ]
}
