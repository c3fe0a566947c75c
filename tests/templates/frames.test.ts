import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { frameWall } from '../../generator/expand/frames.ts'
import type { Frame } from '../../generator/page.ts'
import { frameFinishes, frameShapes, sizesIn } from '../../generator/parse/schemas/frames.ts'
import { type Curve, pointAt } from '../../templates/drawings/curves.ts'
import { DrawnFront } from '../../templates/drawings/frame-drawing.tsx'
import { frontGeometry, templeGeometry } from '../../templates/drawings/frame-geometry.ts'
import { lensOutline } from '../../templates/drawings/lens-shapes.ts'
import { sampleFrame, sampleWall } from '../../templates/drawings/sample-frames.ts'
import { FrameWall } from '../../templates/parts/frame-wall.tsx'
import { exampleHtml } from '../support/example-html.ts'

const sizes = ['38-24-120', '46-22-145', '52-18-140', '62-14-155']
const rims = ['full', 'half', 'rimless'] as const
const bridges = ['saddle', 'keyhole', 'double'] as const

/** Every shape in every size with every rim and bridge, in acetate and in metal. */
const all: Frame[] = frameShapes.flatMap((shape) =>
  sizes.flatMap((size) =>
    rims.flatMap((rim) =>
      bridges.flatMap((bridge) =>
        ['black' as const, 'gold' as const].flatMap((finish) => {
          const height = Math.min(sizesIn(size).lens, 44)
          return frameWall({ by: 'style', frames: [{ shape, size, rim, bridge, finish, height, lens: 'clear' }] })
            .frames
        }),
      ),
    ),
  ),
)
const nameOf = ({ shape, size, rim, nose, material }: Frame) => [shape, size, rim, nose, material].join(' ')

/** Every x and y of a path that has no relative commands. */
const pointsOf = (d: string) =>
  [...d.replace(/[HV]\S+/g, '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

const extent = (curves: readonly Curve[], axis: 0 | 1) => {
  const along = curves.flatMap((curve) => Array.from({ length: 201 }, (_, step) => pointAt(curve, step / 200)[axis]))
  return [Math.min(...along), Math.max(...along)]
}

describe.each(frameShapes)('the lens %s', (shape) => {
  const curves = lensOutline(shape, { at: [30, 0], half: [26, 20] })

  test('has exactly the width and height it was given', () => {
    const [left, right] = extent(curves, 0)
    const [top, bottom] = extent(curves, 1)
    for (const [found, wanted] of [[left, 4], [right, 56], [top, -20], [bottom, 20]]) expect(found).toBeCloseTo(wanted!, 5) // biome-ignore format: four sides
  })

  test('has an outline unlike all the others', () => {
    const others = frameShapes.filter((each) => each !== shape)
    for (const other of others) expect(lensOutline(other, { at: [30, 0], half: [26, 20] })).not.toEqual(curves)
  })
})

describe('a frame', () => {
  test('is symmetric: one half and its mirror image, joined by a symmetric bridge', () => {
    for (const frame of all)
      for (const { d } of frontGeometry(frame).bridge) {
        const points = new Set(pointsOf(d).map(([x, y]) => `${x} ${y}`))
        for (const [x, y] of pointsOf(d)) expect(points.has(`${-x || 0} ${y}`), `${nameOf(frame)}: ${d}`).toBe(true)
      }
    const front = renderToStaticMarkup(createElement(DrawnFront, { frame: sampleFrame, isTriedOn: false }))
    expect(front).toContain('<g id="F1half">')
    expect(front).toContain('<use href="#F1half" transform="scale(-1 1)">')
  })

  test('is wider than its lenses and bridge together, and reaches its hinges', () => {
    for (const frame of all) {
      const { half, hinge } = frontGeometry(frame)
      expect(frame.width, nameOf(frame)).toBeGreaterThan(2 * frame.lens + frame.bridge)
      const ends = half.flatMap(({ d, thick }) => pointsOf(d).map(([x]) => x + thick / 2))
      expect(Math.max(...ends), nameOf(frame)).toBeCloseTo(frame.width / 2, 1)
      expect(hinge[0], nameOf(frame)).toBe(frame.width / 2)
    }
  })

  test('has a bridge that starts and ends within its rims, at every size', () => {
    for (const frame of all) {
      const { bridge, lens, height } = frame
      const across = frontGeometry(frame).bridge
      expect(across.length, nameOf(frame)).toBeGreaterThan(0)
      for (const { d } of across) {
        const reach = Math.max(...pointsOf(d).map(([x]) => Math.abs(x)))
        for (const [x, y] of pointsOf(d).filter(([x]) => Math.abs(x) === reach)) {
          expect(Math.abs(x), nameOf(frame)).toBeGreaterThan(bridge / 2 - 3.1)
          expect(Math.abs(x), nameOf(frame)).toBeLessThan(bridge / 2 + lens / 2)
          expect(Math.abs(y), nameOf(frame)).toBeLessThan(height / 2 + 4)
        }
      }
    }
  })

  test('has temples of the given length, to within half a millimeter in a hundred', () => {
    for (const frame of all) {
      const { straight } = templeGeometry(frame)
      const bend: Curve = [[straight, 0], [straight + 14, 0], [straight + 21, 8], [straight + 26, 29]] // biome-ignore format: one curve
      const steps = Array.from({ length: 401 }, (_, step) => pointAt(bend, step / 400))
      const curved = steps
        .slice(1)
        .reduce((sum, [x, y], at) => sum + Math.hypot(x - steps[at]![0], y - steps[at]![1]), 0)
      expect(Math.abs(straight + curved - frame.temple) / frame.temple, nameOf(frame)).toBeLessThan(0.005)
    }
  })

  test('is drawn with valid numbers of at most one decimal', () => {
    for (const frame of all)
      expect(
        JSON.stringify(frontGeometry(frame)).match(/"[MLC][^"]*(NaN|undefined|Infinity|null|\.\d{2,}|\de-\d)/),
        nameOf(frame),
      ).toBeNull()
  })
})

describe('a wall of frames', () => {
  const html = (by: 'fit' | 'style') =>
    exampleHtml(createElement(FrameWall, { wall: sampleWall(by), words: (key) => key }))

  test('is sorted from narrow to wide when it compares fit, and keeps its order when it compares style', () => {
    const frames = ['58-15-140', '46-22-145', '52-18-140'].map((size) => ({
      shape: 'round' as const,
      size,
      height: 40,
      finish: 'gold' as const,
      rim: 'full' as const,
      bridge: 'saddle' as const,
      lens: 'clear' as const, // biome-ignore format: one frame
    }))
    expect(frameWall({ by: 'fit', frames }).frames.map(({ size }) => size)).toEqual([
      '46-22-145',
      '52-18-140',
      '58-15-140',
    ])
    expect(frameWall({ by: 'style', frames }).frames.map(({ size }) => size)).toEqual(frames.map(({ size }) => size))
    expect(frameWall({ by: 'fit', frames }).opening.map(({ size }) => size)).toEqual(frames.map(({ size }) => size))
  })

  test('describes each frame in words: its width and size numbers, or its shape', () => {
    expect(html('fit')).toContain('<p class="frame-facts">48-21-145</p>')
    expect(html('style')).toContain('frames.shape.panto.what')
  })

  test('starts with one choice selected in each group, and offers every color it shows', () => {
    for (const by of ['fit', 'style'] as const) {
      const groups = html(by).split('<fieldset>').slice(1)
      for (const group of groups) expect(group.match(/ checked/g)?.length).toBe(1)
    }
    const finishes = [
      ...html('style').matchAll(/value="([a-z]+)" name="frame-finish"|name="frame-finish"[^>]* value="([a-z]+)"/g),
    ].map(([, first, second]) => first ?? second)
    expect(finishes[0]).toBe('shown')
    for (const finish of finishes.slice(1)) expect(frameFinishes).toContain(finish)
    expect(finishes.length).toBe(1 + new Set(sampleWall('style').frames.map(({ finish }) => finish)).size)
  })
})
