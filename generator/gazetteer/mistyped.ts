import type { Coordinates } from '../drive/miles.ts'

/** Undo typos in coordinates: a missing minus sign, or one too many. */
const corrections: readonly ((point: Coordinates) => Coordinates)[] = [
  ({ lat, lon }) => ({ lat, lon: -lon }),
  ({ lat, lon }) => ({ lat: -lat, lon }),
  ({ lat, lon }) => ({ lat: -lat, lon: -lon }),
]

/** What the author of `point` meant, if undoing one typo puts it where it can be. */
export const withoutTypo = (
  point: Coordinates,
  isPlausible: (point: Coordinates) => boolean,
): Coordinates | undefined => corrections.map((correct) => correct(point)).find(isPlausible)
