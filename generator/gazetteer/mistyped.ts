import type { Coordinates } from '../drive/miles.ts'

/** Factors for latitude and longitude that undo a missing minus sign, or one too many. */
const signs = [
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const

/** What the author of `point` meant, if undoing a typo, or swapping the two numbers, puts it where it can be. */
export function withoutTypo(
  { lat, lon }: Coordinates,
  isPlausible: (point: Coordinates) => boolean,
): Coordinates | undefined {
  const swapped = { lat: lon, lon: lat }
  const mended = [{ lat, lon }, swapped].flatMap((point) =>
    signs.map(([north, east]) => ({ lat: point.lat * north, lon: point.lon * east })),
  )
  return [...mended, swapped].find((point) => Math.abs(point.lat) <= 90 && isPlausible(point))
}
