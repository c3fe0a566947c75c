import { type GateRules, gateRulesFile } from '../../src/shared/geo-gate.ts'
import { stateOf } from '../gazetteer/us-states.ts'
import type { Site } from '../site.ts'
import { slugOf } from '../urls.ts'
import type { Emitted } from './index.ts'

/** The rules the geo gate decides by. Requested only when a visitor really has to be checked. */
export function emitGateRules({ manifest: { practice, cities } }: Site): Emitted {
  const { box, onLookupFailure, cities: others, states: neighbours } = practice.geoGate
  const names = [...new Set([...cities.map(({ name }) => name), ...others])].sort()
  const own = practice.address.state
  const rules: GateRules = {
    box,
    cities: names,
    states: [...new Set([own, ...neighbours])].flatMap((code) => [nameOf(code), code]),
    outsideStates: `outside_${slugOf(nameOf(own)).replaceAll('-', '_')}`,
    onLookupFailure,
  }
  return { file: gateRulesFile, text: `${JSON.stringify(rules)}\n` }
}

const nameOf = (code: string) => stateOf(code)!.name
