import type { Coordinates } from '../drive/miles.ts'

/** A point in degrees as the keys of its group: `lat: 33.7, lon: -117.8`. */
export const pointAsKeys = ({ lat, lon }: Coordinates): string => `lat: ${lat}, lon: ${lon}`

/** A point in degrees as a group of YAML. */
export const pointAsYaml = (point: Coordinates): string => `{ ${pointAsKeys(point)} }`
