/** Where a visitor seems to be, as the lookup service reports it. */
export interface VisitorLocation {
  country: string
  region: string
  city: string
  /** Degrees. NaN if the service names a place without coordinates. */
  latitude: number
  longitude: number
  timezone: string
  ip: string
}

/** The location when the lookup fails. */
export const unknownLocation: VisitorLocation = {
  country: 'Unknown',
  region: 'Unknown',
  city: 'Unknown',
  latitude: 0,
  longitude: 0,
  timezone: 'Unknown',
  ip: 'Unknown',
}

/** Whether this is the result of a failed lookup. */
export const isUnknown = ({ country }: Pick<VisitorLocation, 'country'>): boolean => country === unknownLocation.country

/** The names that lookup services use for the United States. */
export const namesOfUnitedStates: readonly string[] = ['United States', 'United States of America', 'US', 'USA']

/** Whether a country is the United States, in any spelling of these names. */
export const isUnitedStates = (country: string): boolean =>
  namesOfUnitedStates.some((name) => name.toLowerCase() === country.trim().toLowerCase())

/** Always resolves: to `unknownLocation` if the lookup fails. A session makes one successful request, whoever asks. */
export type LookUpLocation = () => Promise<VisitorLocation>
