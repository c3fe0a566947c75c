/** The country of a practice that names none, and the only one that this folder knows. */
export const unitedStates = 'US'

/** An address in the manifest, which may not be checked yet. */
export interface Address {
  country?: unknown
  state?: unknown
}

export const isAmerican = ({ country = unitedStates }: Address): boolean => country === unitedStates
