/** Where a visitor seems to be, as the lookup service reports it. */
export interface VisitorLocation {
  country: string
  region: string
  city: string
  /** Degrees. NaN where the service names a place without its coordinates. */
  latitude: number
  longitude: number
  timezone: string
  ip: string
}

/** What is known when the lookup fails. */
export const unknownLocation: VisitorLocation = {
  country: 'Unknown',
  region: 'Unknown',
  city: 'Unknown',
  latitude: 0,
  longitude: 0,
  timezone: 'Unknown',
  ip: 'Unknown',
}

/** Whether this is what a failed lookup leaves. */
export const isUnknown = ({ country }: VisitorLocation): boolean => country === unknownLocation.country

/** Whether a country is the United States, by any of the names that lookup services have for it. */
export const isUnitedStates = (country: string): boolean =>
  ['united states', 'united states of america', 'us', 'usa'].includes(country.trim().toLowerCase())

/** Always resolves: with `unknownLocation` when it cannot be determined. One answered request a session, whoever asks. */
export type LookUpLocation = () => Promise<VisitorLocation>
