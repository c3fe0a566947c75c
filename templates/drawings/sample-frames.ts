import type { Frame, FrameWall } from '../../generator/page.ts'

// Sample data for the examples of drawn frames.

export const sampleFrame: Frame = {
  id: 'F1',
  shape: 'panto',
  finish: 'tortoise',
  material: 'acetate',
  rim: 'full',
  nose: 'keyhole',
  tint: 'clear',
  size: '48-21-145',
  lens: 48,
  height: 42,
  bridge: 21,
  temple: 145,
  width: 129,
  widthClass: 'narrow',
  isHigh: true,
}

const ofMetal: Frame = { ...sampleFrame, id: 'F2', shape: 'aviator', finish: 'gold', material: 'metal', nose: 'double' }
const rimless: Frame = { ...sampleFrame, id: 'F3', shape: 'oval', finish: 'silver', material: 'metal', rim: 'rimless' }
const browline: Frame = { ...sampleFrame, id: 'F4', shape: 'browline', finish: 'black', nose: 'saddle', tint: 'gray' }

const sampleFrames: readonly Frame[] = [sampleFrame, ofMetal, rimless, browline]

export const sampleWall = (by: FrameWall['by']): FrameWall => ({
  by,
  opening: sampleFrames.slice(0, 3),
  frames: sampleFrames,
  limits: { narrow: 130, wide: 138, high: 40 },
})
