import { formatPhoneNumber } from '../../../src/shared/phone-number.ts'
import { editValue } from '../../edit/edit-value.ts'
import { isAmerican } from '../../gazetteer/country.ts'
import { countryCode } from '../../gazetteer/country-called.ts'
import { allStates, type State, stateIn, stateOf, stateOfAreaCode, statesOfZip } from '../../gazetteer/us-states.ts'
import { inCountry } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { phoneNumber, zipCode } from '../../parse/schemas/text.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, asList, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { capitalized } from '../../text/capitalized.ts'

/** An unknown state, and a ZIP code or an area code of another state than the practice's. */
export function checkStates({ practiceSource: source, practice }: LooseManifest): Problem[] {
  const address = asGroup(practice.address)
  if (!isAmerican(address)) return []
  const { state, zip } = address
  const others = asList(asGroup(practice.geoGate).states) ?? []
  const own = stateIn(address)
  return [
    ...unknownState(source, ['address', 'state'], state),
    ...others.flatMap((each, index) => unknownState(source, ['geoGate', 'states', index], each)),
    ...(own === undefined ? [] : [...zipOfOther(source, zip, own), ...areaCodesOfOthers(source, practice.phones, own)]),
  ]
}

function unknownState(source: Source, path: Path, written: unknown): Problem[] {
  if (typeof written !== 'string' || written.trim() === '' || stateOf(written) !== undefined) return []
  const meant = stateCalled(written.trim().toLowerCase())
  const elsewhere = path[0] === 'address' ? ` ${howElsewhere(written)}` : ''
  const fix =
    meant === undefined ? `Write the two-letter code of the state, such as CA.${elsewhere}` : `Write ${meant.code}.`
  const edit = meant && editValue(source, path, meant.code)
  return [problem('UNKNOWN_STATE', locate(source, path), `there is no state "${written}"`, fix, [edit])]
}

function howElsewhere(written: string): string {
  const country = countryCode(written)
  return country === undefined
    ? 'In another country, add "country:" with its code.'
    : `${capitalized(inCountry(country))}, add "country: ${country}".`
}

const stateCalled = (name: string): State | undefined =>
  allStates().find(
    (state) => state.name.toLowerCase() === name || state.code.toLowerCase() === name.replaceAll('.', ''),
  )

function zipOfOther(source: Source, zip: unknown, own: State): Problem[] {
  if (typeof zip !== 'string' || !zipCode.test(zip)) return []
  const states = statesOfZip(zip)
  if (states.includes(own)) return []
  const where = states.length === 0 ? 'no state' : states.map(({ name }) => name).join(' and ')
  return [
    problem(
      'ZIP_OF_OTHER_STATE',
      locate(source, ['address', 'zip']),
      `ZIP codes that start with ${zip.slice(0, 3)} are in ${where}, but the practice is in ${own.name}`,
      `Write the ZIP code of the office, or the state that ${zip} is in.`,
    ),
  ]
}

function areaCodesOfOthers(source: Source, phones: unknown, own: State): Problem[] {
  return Object.entries(asGroup(phones)).flatMap(([name, phone]) => {
    const { success, data } = phoneNumber.safeParse(asGroup(phone).number)
    const formatted = success ? formatPhoneNumber(data) : ''
    const areaCode = formatted.slice(formatted.indexOf('(') + 1, formatted.indexOf(')'))
    const state = stateOfAreaCode(areaCode)
    if (state === undefined || state === own) return []
    return [
      problem(
        'AREA_CODE_OF_OTHER_STATE',
        locate(source, ['phones', name, 'number']),
        `the area code ${areaCode} belongs to ${state.name}, but the practice is in ${own.name}`,
        'Check the number. If patients do reach the practice there, leave it.',
      ),
    ]
  })
}
