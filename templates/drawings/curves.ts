// Closed outlines as cubic curves. Coordinates are in millimeters: x to the right, y down.

export type Point = readonly [x: number, y: number]

/** A cubic Bézier curve: its start, its two handles, its end. */
export type Curve = readonly [from: Point, start: Point, end: Point, to: Point]

/** The SVG path of consecutive curves. A straight line joins those that do not start where the last one ended. */
export const pathOf = (curves: readonly Curve[]): string =>
  curves
    .map(([from, ...points], index) => {
      const start = spelled(from)
      const isJoined = index > 0 && start === spelled(curves[index - 1]![3])
      return `${isJoined ? '' : `${index === 0 ? 'M' : 'L'}${start}`}C${points.map(spelled).join(' ')}`
    })
    .join('')

/** The same curves in reverse direction. */
export const reversed = (curves: readonly Curve[]): Curve[] =>
  curves.map(([a, b, c, d]): Curve => [d, c, b, a]).reverse()

/** The point on a curve at `t`, from 0 to 1. */
export function pointAt([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const along = (axis: 0 | 1) => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis]
  return [along(0), along(1)]
}

/** The point at height `y` on a curve that only rises or only falls, or its nearer end if it never gets there. */
export function pointAtHeight(curve: Curve, y: number): Point {
  const falls = curve[3][1] > curve[0][1]
  let [low, high] = [0, 1]
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2
    if (pointAt(curve, middle)[1] < y === falls) low = middle
    else high = middle
  }
  return pointAt(curve, (low + high) / 2)
}

/** A tenth of a millimeter is finer than a pixel. Rounds symmetrically around 0, as mirror images need. */
export const spelled = ([x, y]: Point) => `${rounded(x)} ${rounded(y)}`
export const rounded = (number: number) => (Math.sign(number) * Math.round(Math.abs(number) * 10)) / 10 || 0
