import { type GateRules, gateRulesFile } from '../../src/shared/geo-gate.ts'
import type { Site } from '../site.ts'
import type { Emitted } from './index.ts'

/** The rules the geo gate decides by. Requested only when a visitor really has to be checked. */
export function emitGateRules({ manifest: { practice, cities } }: Site): Emitted {
  const { box, onLookupFailure, cities: others } = practice.geoGate
  const names = [...new Set([...cities.map(({ name }) => name), ...others])].sort()
  const rules: GateRules = { box, cities: names, onLookupFailure }
  return { file: gateRulesFile, text: `${JSON.stringify(rules)}\n` }
}
