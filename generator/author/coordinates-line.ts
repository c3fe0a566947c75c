import type { Coordinates } from '../drive/miles.ts'

/** Where a place is, as a line of its entry. */
export const coordinatesLine = ({ lat, lon }: Coordinates): string => `coordinates: { lat: ${lat}, lon: ${lon} }`
