import type { Frame, FrameWall, FrameWidth } from '../page.ts'
import { metals, type RawFrame, type FrameWall as RawWall, sizesIn } from '../parse/schemas/frames.ts'

/** The frames of a page with the measures derived from their sizes; the narrowest first where the page compares fit. */
export function frameWall({ by, frames }: RawWall): FrameWall {
  const sized = frames.map(sizedFrame)
  const opening = sized.slice(0, 3)
  return { by, opening, frames: by === 'fit' ? sized.toSorted((a, b) => a.width - b.width) : sized, limits }
}

/** In millimeters: widths from hinge to hinge and a lens height. They only divide a wall of frames into groups. */
const limits = { narrow: 130, wide: 138, high: 40 }

/** From the edge of a lens to the hinge, in millimeters: the rim and the corner that holds the temple. */
const corner = { acetate: 6, metal: 5 }

function sizedFrame({ size, ...frame }: RawFrame, index: number): Frame {
  const { lens, bridge, temple } = sizesIn(size)
  const material = (metals as readonly string[]).includes(frame.finish) ? 'metal' : 'acetate'
  const width = 2 * lens + bridge + 2 * corner[material]
  return {
    // The capital sets it apart from the ids of sections, which authors write in lowercase.
    id: `F${index + 1}`,
    shape: frame.shape,
    finish: frame.finish,
    rim: frame.rim,
    nose: frame.bridge,
    tint: frame.lens,
    material,
    size,
    lens,
    height: frame.height,
    bridge,
    temple,
    width,
    widthClass: widthClass(width),
    isHigh: frame.height > limits.high,
  }
}

const widthClass = (width: number): FrameWidth =>
  width < limits.narrow ? 'narrow' : width > limits.wide ? 'wide' : 'middle'
