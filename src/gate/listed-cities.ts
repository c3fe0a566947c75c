import { cityFileOf } from '../shared/gate-cities.ts'
import type { GateRules } from '../shared/geo-gate.ts'
import type { VisitorLocation } from '../shared/location.ts'
import { jsonOf } from './json-of.ts'
import { judge } from './verdict.ts'

/**
 * The listed cities, or the subset that may contain the visitor's. Fetched only if the verdict depends on them. Rejects
 * when they cannot be read.
 */
export async function citiesFor(location: VisitorLocation, rules: GateRules): Promise<readonly string[]> {
  const { cities, cityFiles } = rules
  if (cityFiles === undefined) return cities
  const [unlisted, listed] = [[], [location.city]].map((names) => judge(location, { ...rules, cities: names }))
  if (JSON.stringify(unlisted) === JSON.stringify(listed)) return cities
  return jsonOf(await fetch(`/${cityFileOf(location.city, cityFiles)}`))
}
