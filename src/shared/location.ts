/** Where a visitor seems to be, as the lookup service reports it. Coordinates in degrees. */
export interface VisitorLocation {
  country: string
  region: string
  city: string
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

/** Always resolves: with `unknownLocation` when it cannot be determined. One request per session, whoever asks. */
export type LookUpLocation = () => Promise<VisitorLocation>
