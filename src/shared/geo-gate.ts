// The data that the generator publishes for the geo gate in the browser.

/** In degrees. */
export interface Box {
  north: number
  south: number
  east: number
  west: number
}

/** The rules for a visitor's location. Kept out of the pages, so that a new city changes this file and no page. */
export interface GateRules {
  box: Box
  /** Empty if the cities are in separate files. */
  cities: readonly string[]
  /** The number of those files. A visitor needs at most one. */
  cityFiles?: number
  /** The practice's country, under every name that lookup services use: `United States`, `US`. */
  countries: readonly string[]
  /** The reason for turning others away: `outside_usa`. */
  outsideCountry: `outside_${string}`
  /**
   * The states visitors may come from, under every name that lookup services use: `California`, `CA`. Empty outside the
   * United States, where the box alone decides.
   */
  states: readonly string[]
  /** The reason for turning others away, named after the practice's own state, as in `outside_california`. */
  outsideStates: `outside_${string}`
  onLookupFailure: 'deny' | 'allow'
}

/** Where the rules are published, below the site's root. */
export const gateRulesFile = 'geo-gate.json'
