/** The country of a practice that names none, and the only one whose places the gazetteer has. */
export const unitedStates = 'US'

/** The number that people there call in an emergency. */
export const emergencyNumber = '911'

/** An address in the manifest, which may not be checked yet. */
export interface Address {
  country?: unknown
  state?: unknown
}

export const isAmerican = ({ country = unitedStates }: Address): boolean => country === unitedStates
