import { editValue } from '../../edit/edit-value.ts'
import { placesCalled, placesIn } from '../../gazetteer/us-places.ts'
import { stateIn } from '../../gazetteer/us-states.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { certain } from '../../problems/nearest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, type Group } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'

/** A street that contains more than the street, and a city that does not exist in its state. */
export function checkOfficeAddress({ practiceSource: source, practice }: LooseManifest): Problem[] {
  const address = asGroup(practice.address)
  return [...wholeAddress(source, address), ...misspelledCity(source, address)]
}

/** A street that ends in the city or the ZIP code, as in an address that was pasted whole. */
function wholeAddress(source: Source, { street, city, zip }: Group): Problem[] {
  if (typeof street !== 'string') return []
  const [alone = '', ...rest] = street.split(/\s*,\s*/)
  // A part of its own: "Santa Ana Avenue" is a street.
  const at = rest.findIndex((part) => part === city || (typeof zip === 'string' && part.split(' ').includes(zip)))
  if (at === -1) return []
  const path = ['address', 'street']
  const own = [alone, ...rest.slice(0, at)].join(', ')
  const message = `"${street}" contains the ${rest[at] === city ? 'city' : 'ZIP code'}, which pages add after the street`
  return [problem('ADDRESS_TWICE', locate(source, path), message, `Write "${own}".`, [editValue(source, path, own)])]
}

/** A city that its state does not have, but for a typo. */
function misspelledCity(source: Source, address: Group): Problem[] {
  const { city } = address
  const state = stateIn(address)
  if (typeof city !== 'string' || state === undefined) return []
  if (placesCalled(city).some((place) => place.state === state.code)) return []
  const meant = certain(
    city,
    placesIn(state.code).map(({ name }) => name),
  )
  if (meant === undefined) return []
  const path = ['address', 'city']
  const message = `no place called "${city}" is known in ${state.name}`
  const fix = `Did you mean "${meant}"?`
  return [problem('MISSPELLED_CITY', locate(source, path), message, fix, [editValue(source, path, meant)])]
}
