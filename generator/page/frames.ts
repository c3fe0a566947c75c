import type { FrameBridge, FrameFinish, FrameRim, FrameShape, LensTint } from '../parse/schemas/frames.ts'

export interface FrameWall {
  /** What visitors compare: how frames fit, or how they look. */
  by: 'fit' | 'style'
  /** The frames the page opens with. */
  opening: readonly Frame[]
  frames: readonly Frame[]
  /** In millimeters: below `narrow` a front is narrow and above `wide` it is wide, and above `high` a lens is high. */
  limits: { narrow: number; wide: number; high: number }
}

export type FrameWidth = 'narrow' | 'middle' | 'wide'

/** A shape of frame, measured in millimeters: never the product of a brand. */
export interface Frame {
  /** The id under which a page draws it once and then shows it in several places. */
  id: string
  shape: FrameShape
  finish: FrameFinish
  material: 'acetate' | 'metal'
  rim: FrameRim
  nose: FrameBridge
  tint: LensTint
  /** As printed inside a temple: `52-18-140`. */
  size: string
  /** The width of one lens. */
  lens: number
  height: number
  /** Between the lenses. */
  bridge: number
  temple: number
  /** From hinge to hinge. */
  width: number
  widthClass: FrameWidth
  isHigh: boolean
}
