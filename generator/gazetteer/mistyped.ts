import type { Coordinates } from '../parse/schemas/coordinates.ts'

/** What a hand makes of coordinates: a minus that is lost, or one too many. */
const slips: readonly ((point: Coordinates) => Coordinates)[] = [
  ({ lat, lon }) => ({ lat, lon: -lon }),
  ({ lat, lon }) => ({ lat: -lat, lon }),
  ({ lat, lon }) => ({ lat: -lat, lon: -lon }),
]

/** What the author of `point` meant, if without one slip it is where it can be. */
export const withoutSlip = (point: Coordinates, canBe: (point: Coordinates) => boolean): Coordinates | undefined =>
  slips.map((mend) => mend(point)).find(canBe)
