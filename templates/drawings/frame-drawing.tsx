import type { Frame } from '../../generator/page.ts'
import { type Point, rounded, spelled } from './curves.ts'
import { frontGeometry, type Piece, templeGeometry } from './frame-geometry.ts'

interface FrameProps {
  frame: Frame
}

/**
 * The front of a frame, in millimeters around the middle of its bridge: a group that fits a drawing of any scale. It
 * comes from the place where the page draws it, once, as a `DrawnFront`.
 */
export const FrameFront = ({ frame }: FrameProps) => (
  <g className={colorOf(frame)}>
    <use href={`#${frame.id}`} />
  </g>
)

/** A single temple in profile, with its hinge at [0, 0]. It comes from the page's `SharedPieces`. */
export const FrameTemple = ({ frame }: FrameProps) => (
  <g className={colorOf(frame)}>
    <use href={`#${templeId(frame)}`} />
  </g>
)

/** The pieces that frames share, drawn once per page: their temples, and the light on a lens. */
export function SharedPieces({ frames }: { frames: readonly Frame[] }) {
  const distinct = [...new Map(frames.map((frame) => [templeId(frame), frame]))]
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <path id={glint} className="frame-glint" d="M-9-9h5l-7 17h-5ZM-2-9h1.4l-7 17H-9Z" />
      {distinct.map(([id, frame]) => {
        const { body } = templeGeometry(frame)
        return (
          <g key={id} id={id}>
            <Edges pieces={body} />
            <Bodies pieces={body} />
            {body.length === 1 && <path className="frame-mottle" d={body[0]!.d} strokeWidth="3.6" />}
          </g>
        )
      })}
    </svg>
  )
}

const colorOf = ({ finish }: Frame) => `frame frame-${finish}`
const templeId = ({ temple, material, rim }: Frame) => `T${temple}${rim === 'rimless' ? 'metal' : material}`

interface DrawnFrontProps extends FrameProps {
  /** Whether the visitor may choose tortoise for it, whatever its own color. */
  isTriedOn: boolean
}

/** One half and its mirror image, with the bridge between them. Both lenses catch light from the upper left. */
export function DrawnFront({ frame, isTriedOn }: DrawnFrontProps) {
  const { id, finish, tint, lens, bridge } = frame
  const front = frontGeometry(frame)
  const half = `${id}half`
  const middle = rounded((lens + bridge) / 2)
  return (
    <g className={colorOf(frame)}>
      <g id={id}>
        <Edges pieces={front.bridge} />
        <g id={half}>
          {front.pad !== undefined && <Pad at={front.pad} />}
          <path className={`frame-glass tint-${tint}`} d={front.lens} />
          <Pieces pieces={front.wires} className="frame-wire" />
          <Edges pieces={front.half} />
          <Bodies pieces={front.half} />
          {front.mottle !== undefined && (isTriedOn || finish === 'tortoise') && (
            <Pieces pieces={[front.mottle]} className="frame-mottle" />
          )}
          {front.shine !== undefined && <path className="frame-shine" d={front.shine} transform="translate(0 1.4)" />}
        </g>
        <use href={`#${half}`} transform="scale(-1 1)" />
        <Bodies pieces={front.bridge} />
        <use href={`#${glint}`} x={middle} />
        <use href={`#${glint}`} x={-middle} />
      </g>
    </g>
  )
}

const glint = 'Glint'

const Pad = ({ at: [x, y] }: { at: Point }) => (
  <ellipse
    className="frame-pad"
    cx={rounded(x)}
    cy={rounded(y)}
    rx="1.7"
    ry="3.4"
    transform={`rotate(-16 ${spelled([x, y])})`}
  />
)

/** An edge around the pieces, so that dark frames stand out on a dark background. */
const Edges = ({ pieces }: { pieces: readonly Piece[] }) => (
  <Pieces pieces={pieces.map(({ d, thick }) => ({ d, thick: thick + 1 }))} className="frame-edge" />
)

const Bodies = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ d, thick }) => (
    <path key={d} className={thick === 0 ? 'frame-solid' : 'frame-body'} d={d} strokeWidth={thick || undefined} />
  ))

const Pieces = ({ pieces, className }: { pieces: readonly Piece[]; className: string }) =>
  pieces.map(({ d, thick }) => <path key={d} className={className} d={d} strokeWidth={rounded(thick)} />)
