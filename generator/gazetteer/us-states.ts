import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../folders.ts'
import { type Address, isAmerican } from './country.ts'

/** A state of the United States, or the District of Columbia. */
export interface State {
  /** `CA`. */
  code: string
  name: string
  /** The first three digits of its ZIP codes, as ranges: `[[900, 961]]`. */
  zips: readonly (readonly [from: number, to: number])[]
  /** `714`. Codes newer than the table are missing, so a code without a state proves nothing. */
  areaCodes: readonly string[]
}

/** A path from the repository root: one line per state, its fields separated by tabs. LICENSE.md names the sources. */
const statesFile = 'generator/gazetteer/us-states.txt'

let states: readonly State[] | undefined

/** All states, by their codes. */
export function allStates(): readonly State[] {
  states ??= readFileSync(join(root, statesFile), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [code, name, zips, areaCodes] = line.split('\t') as [string, string, string, string]
      return { code, name, zips: zips.split(' ').map(rangeOf), areaCodes: areaCodes.split(' ') }
    })
  return states
}

function rangeOf(text: string): readonly [number, number] {
  const [from, to = from] = text.split('-').map(Number) as [number, number?]
  return [from, to]
}

/** The state of an address; undefined outside the United States. */
export const stateIn = (address: Address): State | undefined =>
  isAmerican(address) ? stateOf(String(address.state)) : undefined

/** The state of these two letters. */
export const stateOf = (code: string): State | undefined => allStates().find((state) => state.code === code)

/** The states whose ZIP codes start like `zip`: two where one post office serves both sides of a border. */
export function statesOfZip(zip: string): readonly State[] {
  const start = Number(zip.slice(0, 3))
  return allStates().filter(({ zips }) => zips.some(([from, to]) => from <= start && start <= to))
}

/** The state that an area code belongs to; undefined for toll-free numbers and unknown codes. */
export const stateOfAreaCode = (areaCode: string): State | undefined =>
  allStates().find(({ areaCodes }) => areaCodes.includes(areaCode))
