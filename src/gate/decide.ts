import { track } from '../analytics/track.ts'
import type { GateRules } from '../shared/geo-gate.ts'
import type { LookUpLocation } from '../shared/location.ts'
import { jsonOf } from './json-of.ts'
import { citiesFor } from './listed-cities.ts'
import { request } from './requests.ts'
import { recall, remember } from './session.ts'
import { judge, type Verdict } from './verdict.ts'

let currentVisit = 0
addEventListener('pagehide', () => {
  currentVisit += 1
})

/**
 * Looks up the visitor and judges. The verdict is remembered for the session, unless it denies after a failed lookup.
 * One that allows after a failed lookup is remembered, so that no later page waits for the failing service. Returns
 * nothing if the page was left in the meantime: the verdict may only reflect aborted requests. Rejects when the rules
 * cannot be read.
 */
export async function decide(lookUp: LookUpLocation): Promise<Verdict | undefined> {
  const visit = currentVisit
  track('geo_access_check')
  const [shared, location] = await Promise.all([request('rules').then(jsonOf<GateRules>), lookUp()])
  const verdict = judge(location, { ...shared, cities: await citiesFor(location, shared) })
  if (visit !== currentVisit) return undefined
  if (verdict.access === 'denied' && verdict.isGuess) remember('geo-rechecks', recall('geo-rechecks') ?? '0')
  else remember('geo-verdict', JSON.stringify(verdict))
  if (verdict.access === 'allowed') track('geo_access_granted', { note: verdict.note })
  else track('geo_access_denied', { reason: verdict.reason })
  return verdict
}
