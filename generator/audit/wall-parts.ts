import type { Frame, FrameWall, Words } from '../page.ts'

/** The texts of a wall of frames, apart from its drawings, as data in reading order. */
export function wallParts({ by, frames, limits, opening }: FrameWall, words: Words): readonly unknown[] {
  const isFit = by === 'fit'
  return [
    [words(`frames.${by}.heading`), words(`frames.${by}.intro`)],
    isFit ? sizes(limits, words) : colors(frames, words),
    [words('frames.view'), words('frames.from.front'), words('frames.from.angle')],
    frames.map((frame) => (isFit ? measured(frame, words) : described(frame, words))),
    isFit && numbers(opening[0]!, words),
  ]
}

const sizes = ({ narrow, wide, high }: FrameWall['limits'], words: Words) => [
  [words('frames.width'), words('frames.all'), words('frames.under', { mm: narrow })],
  [words('frames.between', { from: narrow, to: wide }), words('frames.over', { mm: wide })],
  [words('frames.height'), words('frames.all')],
  [words('frames.upTo', { mm: high }), words('frames.over', { mm: high })],
]

const colors = (frames: readonly Frame[], words: Words) => [
  [words('frames.color'), words('frames.shown')],
  [...new Set(frames.map(({ finish }) => finish))].map((finish) => words(`frames.finish.${finish}`)),
]

const measured = ({ shape, size, height, width }: Frame, words: Words) => [
  words('frames.across', { mm: width }),
  words(`frames.shape.${shape}.name`),
  size,
  words('frames.lensHeight', { mm: height }),
]

const described = ({ shape }: Frame, words: Words) => [
  words(`frames.shape.${shape}.name`),
  words(`frames.shape.${shape}.what`),
]

const numbers = (frame: Frame, words: Words) => [
  [words('frames.numbers.heading'), words('frames.numbers.where')],
  (['lens', 'bridge', 'temple'] as const).map((each) => words(`frames.numbers.${each}`, { mm: frame[each] })),
  words('frames.numbers.across'),
]
