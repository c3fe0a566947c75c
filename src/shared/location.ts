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
export const isUnknown = ({ country }: VisitorLocation): boolean => country === unknownLocation.country

/** Whether a country is the United States, under any name that lookup services use. */
export const isUnitedStates = (country: string): boolean =>
  ['united states', 'united states of america', 'us', 'usa'].includes(country.trim().toLowerCase())

/** Always resolves: to `unknownLocation` if the lookup fails. A session makes one successful request, whoever asks. */
export type LookUpLocation = () => Promise<VisitorLocation>
