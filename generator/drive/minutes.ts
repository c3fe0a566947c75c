// Which drive times are possible for a distance. All distances are in miles as the crow flies, all ranges in minutes.

/** A road from one town to the next is about this many times as long as the straight line. */
const roadFactor = 1.3

/**
 * Door-to-door speeds in miles per hour: traffic lights keep drivers below `fastest`, and no drive is as slow as
 * `slowest`, not even across Manhattan.
 */
export const speeds = { fastest: 55, slowest: 5 }

/** Cities are not points: the way from the near side of one is this many miles shorter than from its center. */
const nearSide = 2

/** Within this many miles, speed is no measure: a minute may be enough, and only more than half an hour is too long. */
const withinTown = { miles: 2, minutes: 30 }

/** For estimates: minutes to and from the car, then road speeds in miles per hour on a good day and on a bad one. */
const estimated = { start: 4, quick: 45, slow: 30 }

/** The ends of a range written `12-15`. */
export const endsOf = (range: string) => range.split('-').map(Number) as [from: number, to: number]

const minutesFor = (miles: number, speed: number) => (miles / speed) * 60

/**
 * The widest limits for the ends of a true range, as no true time may be refused. Even the nearest visitor needs the
 * `soonest`, in a straight line from the near side of the city. The longer end is between `least`, a straight line from
 * its center, and `most`, over roads. So the 8-12 minutes specified for Costa Mesa, 7.8 to 9.4 miles away depending on
 * where its center is, can be true, and so can the 15-18 for Orange, 2.4 miles away, but not the 15-20 for Riverside,
 * 28.6 miles away.
 */
function limits(miles: number): { soonest: number; least: number; most: number } {
  if (miles < withinTown.miles) return { soonest: 0, least: 0, most: withinTown.minutes }
  return {
    soonest: Math.floor(minutesFor(miles - nearSide, speeds.fastest)),
    least: Math.ceil(minutesFor(miles, speeds.fastest)),
    most: Math.floor(minutesFor(roadFactor * miles, speeds.slowest)),
  }
}

/** Why a range cannot be true: it is too short (`fast`) or too long (`slow`). Undefined when it can. */
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

/** Whether a range meant for any city can be shown for this one: it is possible there, and overlaps the estimate. */
export function isNearEstimate(range: string, miles: number): boolean {
  const [[from, to], [least, most]] = [endsOf(range), endsOf(estimateMinutes(miles))]
  return impossible(range, miles) === undefined && from <= most && least <= to
}
