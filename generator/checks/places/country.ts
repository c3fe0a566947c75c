import { milesBetween } from '../../drive/miles.ts'
import { removeAt } from '../../edit/remove-at.ts'
import { isAmerican } from '../../gazetteer/country.ts'
import { reach } from '../../gazetteer/place-cities.ts'
import { placesIn } from '../../gazetteer/us-places.ts'
import { stateOf } from '../../gazetteer/us-states.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { coordinates } from '../../parse/schemas/coordinates.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'

/** Another country where state and coordinates are American: some take "CA" for California, but it is Canada. */
export function checkCountry({ practiceSource: source, practice }: LooseManifest): Problem[] {
  const office = coordinates.safeParse(practice.coordinates).data
  const address = asGroup(practice.address)
  const state = stateOf(String(address.state))
  if (office === undefined || state === undefined || isAmerican(address)) return []
  // An Italian province may have the letters of a state.
  if (!placesIn(state.code).some((town) => milesBetween(office, town.coordinates) <= reach)) return []
  const path = ['address', 'country']
  const message = `the state and the coordinates are in ${state.name}, but "${String(address.country)}" is another country`
  const fix = 'Remove "country:": without it, the practice is in the United States.'
  return [problem('OTHER_COUNTRY', locate(source, path), message, fix, [removeAt(source, path)])]
}
