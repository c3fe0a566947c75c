import * as z from 'zod'
import { key } from './key.ts'

/** The shapes of lenses that can be drawn: see templates/drawings/lens-shapes.ts. */
export const frameShapes = [
  'round',
  'oval',
  'panto',
  'square',
  'rectangular',
  'aviator',
  'cat-eye',
  'browline',
  'geometric',
] as const

const acetates = ['black', 'tortoise', 'honey', 'clear', 'navy', 'olive', 'rose', 'burgundy'] as const
export const metals = ['gold', 'silver', 'gunmetal'] as const
export const frameFinishes = [...acetates, ...metals] as const

const frameRims = ['full', 'half', 'rimless'] as const
const frameBridges = ['saddle', 'keyhole', 'double'] as const
const lensTints = ['clear', 'gray', 'brown', 'green'] as const

/** Sizes that are made and can be worn, in millimeters. */
const limits = { lens: [38, 62], bridge: [14, 24], temple: [120, 155], height: [24, 58] } as const

export type FrameShape = (typeof frameShapes)[number]
export type FrameFinish = (typeof frameFinishes)[number]
export type FrameRim = (typeof frameRims)[number]
export type FrameBridge = (typeof frameBridges)[number]
export type LensTint = (typeof lensTints)[number]

const measures = ['lens', 'bridge', 'temple'] as const

const wantsSize = 'must be lens, bridge and temple in millimeters, as printed on the temple: 52-18-140'

const size = z
  .string()
  .regex(/^\d{2}-\d{2}-\d{3}$/, wantsSize)
  .superRefine((text, context) => {
    const sizes = sizesIn(text)
    const name = measures.find((each) => sizes[each] < limits[each][0] || sizes[each] > limits[each][1])
    if (name === undefined) return
    const [least, most] = limits[name]
    context.addIssue({ code: 'custom', message: `must have a ${name} of ${least} to ${most} millimeters` })
  })

const frame = z
  .strictObject({
    shape: key(z.enum(frameShapes), 'The shape of the lenses.', 'panto'),
    size: key(
      size,
      'The three numbers printed inside a temple, in millimeters: the width of a lens, the distance between the lenses, the length of the temple.',
      '48-20-145',
    ),
    height: key(
      z.number().int().min(limits.height[0]).max(limits.height[1]),
      'The height of a lens at its tallest point, in millimeters.',
      42,
    ),
    finish: key(
      z.enum(frameFinishes),
      'The color: an acetate (plastic), or a metal, which makes the rims thin and adds nose pads.',
      'tortoise',
    ),
    rim: key(z.enum(frameRims).default('full'), 'How much of the lens the rim surrounds.', 'half'),
    bridge: key(
      z.enum(frameBridges).default('saddle'),
      'The shape of the bridge, where the frame rests on the nose.',
      'keyhole',
    ),
    lens: key(z.enum(lensTints).default('clear'), 'The tint of the lenses.', 'gray'),
  })
  .refine(({ size, height }) => height <= Number(size.slice(0, 2)), {
    message: 'must be at most the width of the lens, the first number of "size:"',
    path: ['height'],
  })
  .meta({ title: 'Frame' })

/** The frames drawn on a page: shapes in real sizes, never a brand's product. */
export const frameWall = z
  .strictObject({
    by: key(
      z.enum(['fit', 'style']),
      'What visitors compare. `fit`: frames are sorted by width, and the numbers explained. `style`: shapes are shown in colors to try.',
      'fit',
    ),
    frames: key(z.array(frame).min(3).max(24), 'The frames, 3 to 24. The first three appear at the top of the page.'),
  })
  .meta({ title: 'Frame wall' })

export type RawFrame = z.infer<typeof frame>
export type FrameWall = z.infer<typeof frameWall>

/** The numbers of `52-18-140` by what they measure, in millimeters. */
export function sizesIn(size: string): Record<(typeof measures)[number], number> {
  const [lens = 0, bridge = 0, temple = 0] = size.split('-').map(Number)
  return { lens, bridge, temple }
}
