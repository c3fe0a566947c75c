import type { Frame } from '../../generator/page.ts'
import { type Curve, type Point, pathOf, pointAtHeight, reversed, rounded, spelled } from './curves.ts'
import { type Box, lensOutline } from './lens-shapes.ts'

/** A piece of a frame: a line with a thickness in millimeters or, if that is 0, a filled area. */
export interface Piece {
  d: string
  thick: number
}

/** The bridge, and the half of a front that is to the right of the nose as we look at it. */
interface FrontGeometry {
  lens: string
  /** Where light from above falls on the rim, if that is thick enough. */
  shine: string | undefined
  /** The parts in the finish's color: the rim, and the corner that holds the temple. */
  half: readonly Piece[]
  bridge: readonly Piece[]
  /** The line along which tortoise is mottled. */
  mottle: Piece | undefined
  /** The parts that are always metal: the lower rim of a browline, the thread of a half rim, the wire of a nose pad. */
  wires: readonly Piece[]
  pad: Point | undefined
  /** Where the temple attaches. */
  hinge: Point
}

/** A frame's measurements in millimeters, and its materials. */
type Measured = Pick<Frame, 'shape' | 'lens' | 'height' | 'bridge' | 'width' | 'temple' | 'rim' | 'nose' | 'material'>

/** In millimeters: how far acetate extends beyond the lens, and the thickness of metal. */
const rims = { side: 3, top: 4, bottom: 2.8, brow: 6.5, metal: 1.3 }

/** The front of a frame in millimeters, around the middle of its bridge. The lens box is as measured. */
export function frontGeometry(frame: Measured): FrontGeometry {
  const isAcetate = frame.material === 'acetate' && frame.rim !== 'rimless'
  const { rim, shape } = frame
  const hasBrow = shape === 'browline' || (isAcetate && rim === 'half')
  const lens = lensOutline(shape, boxOf(frame))
  const top = hasBrow ? rims.brow : rims.top
  const outer = lensOutline(
    shape,
    boxOf(frame, isAcetate ? { side: rims.side, top, bottom: rims.bottom } : evenly(rims.metal / 2)),
  )
  const middle = lensOutline(shape, boxOf(frame, isAcetate ? { side: rims.side / 2, top: top / 2, bottom: rims.bottom / 2 } : evenly(rims.metal / 2))) // biome-ignore format: beside its twin
  const hinge: Point = [frame.width / 2, hingeHeight(outer)]
  const pad = isAcetate && !hasBrow ? undefined : padOf(frame)
  return {
    lens: closed(lens),
    shine: isAcetate ? pathOf(upperOf(outer)) : undefined,
    half: [
      ...rimOf(frame, { lens, outer, isAcetate, hasBrow }),
      isAcetate ? solidCorner(outer, hinge) : wireCorner(middle, hinge),
    ],
    bridge: isAcetate && !hasBrow ? [solidBridge(frame, middle)] : wireBridges(frame, middle),
    mottle: isAcetate ? { d: hasBrow ? pathOf(upperOf(middle)) : closed(middle), thick: 2.8 } : undefined,
    wires: [
      ...(rim === 'half' || hasBrow ? [{ d: pathOf([lens[1]!, lens[2]!]), thick: hasBrow ? 1.1 : 0.6 }] : []),
      ...(rim === 'rimless' ? [{ d: closed(lens), thick: 0.5 }] : []),
      ...(pad ? [{ d: `M${spelled([pad[0], pad[1] - 1])}L${spelled([pad[0] + 2.4, pad[1] - 4.5])}`, thick: 0.7 }] : []),
    ],
    pad,
    hinge,
  }
}

interface Grown {
  side: number
  top: number
  bottom: number
}

const evenly = (by: number): Grown => ({ side: by, top: by, bottom: by })

/** The box of the right lens, extended on each side by the given amounts. */
const boxOf = ({ lens, height, bridge }: Measured, { side, top, bottom }: Grown = evenly(0)): Box => ({
  at: [bridge / 2 + lens / 2, (bottom - top) / 2],
  half: [lens / 2 + side, (height + top + bottom) / 2],
})

const closed = (curves: readonly Curve[]) => `${pathOf(curves)}Z`

const upperOf = ([temporal, , , nasal]: readonly Curve[]) => [nasal!, temporal!]

interface Outlines {
  lens: readonly Curve[]
  outer: readonly Curve[]
  isAcetate: boolean
  hasBrow: boolean
}

/** The rim around a lens: all of it, its upper half, or nothing. */
function rimOf({ rim }: Measured, { lens, outer, isAcetate, hasBrow }: Outlines): Piece[] {
  if (rim === 'rimless') return []
  if (!isAcetate) return [{ d: rim === 'full' ? closed(outer) : pathOf(upperOf(outer)), thick: rims.metal }]
  if (hasBrow) return [{ d: closed([...upperOf(outer), ...reversed(upperOf(lens))]), thick: 0 }]
  return [{ d: closed(outer) + closed(reversed(lens)), thick: 0 }]
}

/** The nasal side of a rim at a given height. Bridges start inside the rim, so that the two join at any size. */
function nasalAt([, , lower, upper]: readonly Curve[], y: number): Point {
  return pointAtHeight(y < upper![0][1] ? upper! : lower!, y)
}

function wireBridges({ nose, height, bridge, material }: Measured, rim: readonly Curve[]): Piece[] {
  const thick = material === 'metal' ? 1.6 : 2.4
  const arch = (share: number, rise: number): Piece => {
    const [x, y] = nasalAt(rim, -share * (height / 2))
    const handle: Point = [x / 2, y - rise]
    return {
      d: `M${spelled([-x, y])}C${spelled([-handle[0], handle[1]])} ${spelled(handle)} ${spelled([x, y])}`,
      thick,
    }
  }
  return nose === 'double' ? [arch(0.84, 0.5), arch(0.32, bridge / 5)] : [arch(0.42, bridge / 6)]
}

/** The thickness of acetate above the nose, in millimeters. */
const overNose = 4.4

/** An acetate bridge: wide at the rims, slim over the nose. A keyhole has a round hole above a gap. */
function solidBridge({ nose, height }: Measured, rim: readonly Curve[]): Piece {
  const upper = nasalAt(rim, -0.56 * (height / 2))
  const rise = 1.6
  const above = upper[1] - 0.75 * rise
  const below = above + overNose
  const hole = 2.4
  const lower = nasalAt(rim, nose === 'keyhole' ? below + hole * 4 : below + 4.5)
  const handleY = (below - 0.25 * lower[1]) / 0.75
  const under =
    nose === 'keyhole'
      ? keyhole(lower, below, hole)
      : `C${spelled([lower[0] * 0.6, handleY])} ${spelled([-lower[0] * 0.6, handleY])} ${spelled([-lower[0], lower[1]])}`
  const start: Point = [-upper[0], upper[1]]
  const top = `C${spelled([-upper[0] * 0.5, upper[1] - rise])} ${spelled([upper[0] * 0.5, upper[1] - rise])} ${spelled(upper)}`
  return { d: `M${spelled(start)}${top}L${spelled(lower)}${under}Z`, thick: 0 }
}

/** The path from one side of the nose to the other, through the hole. */
function keyhole([x, y]: Point, top: number, radius: number): string {
  const neck: Point = [radius * 0.72, top + radius * 1.75]
  const bulge = radius * 1.45
  return (
    `C${spelled([x * 0.6, y - 3])} ${spelled([neck[0] + 0.8, neck[1] + 2])} ${spelled(neck)}` +
    `C${spelled([bulge, neck[1] - 1.4])} ${spelled([bulge, top])} ${spelled([0, top])}` +
    `C${spelled([-bulge, top])} ${spelled([-bulge, neck[1] - 1.4])} ${spelled([-neck[0], neck[1]])}` +
    `C${spelled([-neck[0] - 0.8, neck[1] + 2])} ${spelled([-x * 0.6, y - 3])} ${spelled([-x, y])}`
  )
}

/** The height at which the temple attaches: high on the rim, as a face is widest at the temples. */
const hingeHeight = ([temporal]: readonly Curve[]) => temporal![0][1] + (temporal![3][1] - temporal![0][1]) * 0.55

function wireCorner([temporal]: readonly Curve[], [x, y]: Point): Piece {
  const thick = 2.2
  return { d: `M${spelled(pointAtHeight(temporal!, y))}L${spelled([x - thick / 2, y])}`, thick }
}

/** A corner of acetate, which widens toward the hinge. */
function solidCorner([temporal]: readonly Curve[], [x, y]: Point): Piece {
  const inside = 1.6
  const point = (share: number): Point => {
    const [from, , , to] = temporal!
    const [onRim, height] = pointAtHeight(temporal!, from[1] + (to[1] - from[1]) * share)
    return [onRim - inside, height]
  }
  const d =
    `M${spelled(point(0.18))}L${spelled([x - 0.6, y - 2.6])}Q${spelled([x, y - 2.6])} ${spelled([x, y - 2])}` +
    `L${spelled([x, y + 2])}Q${spelled([x - 0.2, y + 3])} ${spelled(point(0.98))}Z`
  return { d, thick: 0 }
}

const padOf = ({ bridge, height }: Measured): Point => [bridge / 2 - 2.6, height * 0.06]

/** The part of a temple behind the ear: the length of that curve, in millimeters. */
const bend = 42.85

/** A temple in profile, with its hinge at [0, 0]. The line is as long as the temple. */
export function templeGeometry({ temple, material, rim }: Measured): { body: Piece[]; straight: number } {
  const straight = rounded(temple - bend)
  const ear = 'c14 0 21 8 26 29'
  if (material === 'metal' || rim === 'rimless')
    return { body: [{ d: `M0 0H${straight}`, thick: 1.8 }, { d: `M${straight} 0${ear}`, thick: 3.8 }], straight } // biome-ignore format: one thought
  return { body: [{ d: `M0 0H${straight}${ear}`, thick: 4.6 }], straight }
}
