// What the generator publishes for the geo gate and the browser reads.

/** Degrees. */
export interface Box {
  north: number
  south: number
  east: number
  west: number
}

/** What a visitor's location is checked against. Kept out of the pages: a new city changes this file and no page. */
export interface GateRules {
  box: Box
  /** None where they are in files of their own. */
  cities: readonly string[]
  /** How many such files there are. A visitor needs one of them at most. */
  cityFiles?: number
  /** The states visitors may come from, by every name that lookup services have for them: `California`, `CA`. */
  states: readonly string[]
  /** Why others are turned away: named after the practice's own state, as in `outside_california`. */
  outsideStates: `outside_${string}`
  onLookupFailure: 'deny' | 'allow'
}

/** Where the rules are published, below the site's root. */
export const gateRulesFile = 'geo-gate.json'
