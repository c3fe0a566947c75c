import type { EyePart } from '../../generator/page.ts'
import { eyeBall, markedPart, wholeEye } from '../../src/shared/eye-file.ts'
import { marks } from './eye-shapes.ts'

interface EyeProps {
  /** The parts to mark, most important first. */
  parts: readonly EyePart[]
}

/** A small picture of the whole eye with these parts marked, to tell cards apart. Their text says the same. */
export const SmallEye = ({ parts }: EyeProps) => (
  <svg className="drawing small-eye" viewBox={boxOf(parts)} aria-hidden="true">
    <Pieces ground={eyeBall} parts={parts} />
  </svg>
)

/** A close-up of the first part, with its location in the eye in the corner. */
export function EyeCloseUp({ parts }: EyeProps) {
  const near = closeUp(parts[0]!)
  return (
    <svg className="drawing eye-close-up" viewBox="0 0 440 320" aria-hidden="true">
      <svg viewBox={near.join(' ')} width="440" height="320" aria-hidden="true">
        <Pieces ground={wholeEye} parts={parts} />
      </svg>
      {near[2] < whole && <EyeInset parts={parts} near={near} />}
    </svg>
  )
}

/** The whole eye in the corner, with a frame around the visible section. */
const EyeInset = ({ parts, near: [x, y, width, height] }: EyeProps & { near: Box }) => (
  <>
    <rect className="draw-paper draw-line" x="316" y="206" width="116" height="106" rx="12" />
    <svg className="small-eye" x="322" y="210" width="104" height="98" viewBox={boxOf(parts)} aria-hidden="true">
      <Pieces ground={eyeBall} parts={parts} />
      <rect className="draw-frame" x={x} y={y} width={width} height={height} rx="12" />
    </svg>
  </>
)

/** Pieces of the file that draws the eye: a background, and the marked parts over it. */
export const Pieces = ({ ground, parts }: EyeProps & { ground: string }) => (
  <>
    <use href={ground} />
    {parts.map((part) => (
      <use key={part} href={markedPart(part)} />
    ))}
  </>
)

/** The section of the drawing that a small eye shows: without the brain, unless that is marked. */
const boxOf = (parts: readonly EyePart[]) => (parts.includes('brain') ? '28 12 372 308' : '28 12 322 290')

/** The width of the drawing, in its own units. */
const whole = 400

type Box = readonly [x: number, y: number, width: number, height: number]

/** The width that shows a part whole, for parts larger than the default section around their mark. */
const widths: Partial<Record<EyePart, number>> = {
  'anterior-chamber': 170,
  conjunctiva: 230,
  cornea: 190,
  'tear-film': 190,
  eyelids: 210,
  sclera: 380,
  vitreous: 340,
  choroid: 300,
  retina: 280,
  // It lies below the eye, with the path of the signals in between: that takes the whole drawing.
  brain: 400,
}

/** The section of the drawing that a part's close-up shows, with an aspect ratio of 440 to 320. */
export function closeUp(part: EyePart): Box {
  const width = widths[part] ?? 150
  const height = (width * 320) / 440
  const [x, y] = marks[part].to
  const within = (start: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(start, 0), Math.max(0, whole - size)))
  return [within(x - width * 0.42, width, whole), within(y - height / 2, height, 320), width, Math.round(height)]
}
