import type { Frame } from '../../generator/page.ts'
import { FrameFront, FrameTemple } from './frame-drawing.tsx'
import { frontGeometry } from './frame-geometry.ts'

interface FrameInSpaceProps {
  frame: Frame
  /** How far it is turned to the right, in degrees. */
  turn: number
}

/**
 * An open frame, seen from a little above. The front and the temples are planes in space, projected onto the screen.
 */
export function FrameInSpace({ frame, turn }: FrameInSpaceProps) {
  const side = frame.width / 2 - 1
  const [, height] = frontGeometry(frame).hinge
  const [sinTurn, cosTurn] = sinAndCos(turn)
  const onTemple = (x: number) =>
    matrix(sinTurn, -cosTurn * sinTilt, 0, cosTilt, x * cosTurn, height * cosTilt + x * sinTurn * sinTilt)
  // When turned to the right, the left temple is behind.
  const [far, near] = turn > 0 ? [-side, side] : [side, -side]
  return (
    <>
      <g transform={onTemple(far)}>
        <FrameTemple frame={frame} />
      </g>
      <g transform={onTemple(near)}>
        <FrameTemple frame={frame} />
      </g>
      <g transform={matrix(cosTurn, sinTurn * sinTilt, 0, cosTilt, 0, 0)}>
        <FrameFront frame={frame} />
      </g>
    </>
  )
}

const sinAndCos = (degrees: number) =>
  [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)] as const

const [sinTilt, cosTilt] = sinAndCos(9)

const matrix = (...numbers: number[]) =>
  `matrix(${numbers.map((number) => Math.round(number * 1000) / 1000).join(' ')})`
