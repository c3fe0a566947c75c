// What a drive time can be, for a distance. All distances are in miles as the crow flies, all ranges are of minutes.

/** A road from one town to the next is about this much longer than the straight line. */
const roadFactor = 1.3

/** From door to door, in miles an hour: nobody is faster with all the traffic lights, and nobody that slow. */
export const speeds = { fastest: 55, slowest: 10 }

/** Cities are no points: from the near side of one the way is so many miles shorter than from its middle. */
const nearSide = 2

/** Within a town, in miles, speed says nothing: a minute may be enough, and only half an hour is too long. */
const withinTown = { miles: 2, minutes: 30 }

/** An estimate: minutes for the way to the car and from it, then roads at these speeds, on a good day and on a bad one. */
const estimated = { start: 4, quick: 45, slow: 30 }

/** The ends of a range written `12-15`. */
export const endsOf = (range: string) => range.split('-').map(Number) as [from: number, to: number]

const minutesFor = (miles: number, speed: number) => (miles / speed) * 60

/**
 * What the ends of a true range can be, as widely as possible, for no true time may be refused. Even the nearest visitor
 * needs the `soonest`, in a straight line from the near side of the city. The longer end is `least` for a straight line from
 * its middle, and `most` over roads. So the 8-12 minutes that are specified for Costa Mesa, 7.8 to 9.4 miles away as one takes
 * its middle, can be true, and so can the 15-18 for Orange, 2.4 miles away, but not 15-20 for the 28.6 miles to Riverside.
 */
function limits(miles: number): { soonest: number; least: number; most: number } {
  if (miles < withinTown.miles) return { soonest: 0, least: 0, most: withinTown.minutes }
  return {
    soonest: Math.floor(minutesFor(miles - nearSide, speeds.fastest)),
    least: Math.ceil(minutesFor(miles, speeds.fastest)),
    most: Math.floor(minutesFor(roadFactor * miles, speeds.slowest)),
  }
}

/** Why a range cannot be true: it is too short, or too long. Nothing when it can. */
export function impossible(range: string, miles: number): 'fast' | 'slow' | undefined {
  const [from, to] = endsOf(range)
  const { soonest, least, most } = limits(miles)
  if (from < soonest || to < least) return 'fast'
  return to > most ? 'slow' : undefined
}

/** Any range within this one can be true: `32-223`. */
export function plausibleMinutes(miles: number): string {
  const { least, most } = limits(miles)
  return `${least}-${most}`
}

/** The likely range, in steps of five minutes: `30-40`. */
export function estimateMinutes(miles: number): string {
  const rounded = (speed: number) => 5 * Math.round((estimated.start + minutesFor(roadFactor * miles, speed)) / 5)
  const from = rounded(estimated.quick)
  return `${from}-${Math.max(from + 5, rounded(estimated.slow))}`
}

/** Whether a range that is meant for any city can be shown for this one: it is possible there, and near the estimate. */
export function isNearEstimate(range: string, miles: number): boolean {
  const [[from, to], [least, most]] = [endsOf(range), endsOf(estimateMinutes(miles))]
  return impossible(range, miles) === undefined && from <= most && least <= to
}
