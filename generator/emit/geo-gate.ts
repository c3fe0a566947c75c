import { cityFile, cityFileOf } from '../../src/shared/gate-cities.ts'
import { type GateRules, gateRulesFile } from '../../src/shared/geo-gate.ts'
import { namesOfUnitedStates } from '../../src/shared/location.ts'
import { unitedStates } from '../gazetteer/country.ts'
import { stateIn, stateOf } from '../gazetteer/us-states.ts'
import { countryName } from '../languages.ts'
import { namesOf } from '../place-name.ts'
import type { Site } from '../site.ts'
import { slugOf } from '../urls.ts'
import type { SiteFile } from './site-file.ts'

/**
 * More names than this are split into files of their own, of two to four kB: every visitor who is checked requests the
 * rules first, and needs to look up only one name.
 */
const namesPerFile = 200

/** The rules the geo gate decides by. Requested only when a visitor really has to be checked. */
export function* emitGateRules({ manifest: { practice, cities } }: Site): Iterable<SiteFile<string>> {
  const { box, onLookupFailure, cities: others, states: neighbours } = practice.geoGate
  const names = [...new Set([...cities.flatMap(namesOf), ...others])].sort()
  const cityFiles = fileCount(names.length)
  const own = stateIn(practice.address)
  const rules: GateRules = {
    box,
    ...(cityFiles === 1 ? { cities: names } : { cities: [], cityFiles }),
    ...countryRules(practice.address.country),
    states: own === undefined ? [] : [...new Set([own.code, ...neighbours])].flatMap((code) => [nameOf(code), code]),
    outsideStates: outside(own?.name ?? ''),
    onLookupFailure,
  }
  if (cityFiles > 1) yield* cityLists(names, cityFiles)
  yield { file: gateRulesFile, bytes: () => `${JSON.stringify(rules)}\n` }
}

/** Doubles the number when the files are full: otherwise each new city would move the others to other files. */
function fileCount(names: number): number {
  let files = 1
  while (names > files * namesPerFile) files *= 2
  return files
}

function cityLists(names: readonly string[], files: number): SiteFile<string>[] {
  const lists = new Map(Array.from({ length: files }, (_, index): [string, string[]] => [cityFile(index, files), []]))
  for (const name of names) lists.get(cityFileOf(name, files))!.push(name)
  return [...lists].map(([file, own]) => ({ file, bytes: () => `${JSON.stringify(own)}\n` }))
}

/** For the United States without `countryName`: the names of all countries take 10 ms to load. */
function countryRules(country: string): Pick<GateRules, 'countries' | 'outsideCountry'> {
  if (country === unitedStates) return { countries: namesOfUnitedStates, outsideCountry: 'outside_usa' }
  const name = countryName(country)
  return { countries: [name, country], outsideCountry: outside(name) }
}

const outside = (name: string): `outside_${string}` => `outside_${slugOf(name).replaceAll('-', '_')}`

const nameOf = (code: string) => stateOf(code)!.name
