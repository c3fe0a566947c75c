import type { Frame } from '../../generator/page.ts'
import { spelled } from './curves.ts'
import { FrameFront, FrameTemple } from './frame-drawing.tsx'
import { templeGeometry } from './frame-geometry.ts'

/** The three numbers printed inside a temple, each marked where it is printed and where it is measured. */
export function FrameNumbers({ frame }: { frame: Frame }) {
  const { lens, bridge, temple, height } = frame
  const under = height / 2 + 12
  const { straight } = templeGeometry(frame)
  return (
    <svg className="drawing frames-numbers" viewBox="-84 -44 168 148" aria-hidden="true">
      <FrameFront frame={frame} />
      <Span from={bridge / 2} to={bridge / 2 + lens} y={under} number={1} />
      <Span from={-bridge / 2} to={bridge / 2} y={-height / 2 - 12} number={2} />
      <g transform="translate(-68 62)">
        <FrameTemple frame={frame} />
        <text className="frames-print" x={straight / 2} y="-6" textAnchor="middle">
          {lens}□{bridge}-{temple}
        </text>
        <path className="draw-here" d={`M0 12H${straight}c10 0 15 6 18 19`} />
        <path className="draw-here" d={`M0 8v8M${spelled([straight + 14, 33])}l8-4`} />
        <Mark x={straight / 2} y={12} number={3} />
      </g>
    </svg>
  )
}

function Span({ from, to, y, number }: { from: number; to: number; y: number; number: number }) {
  return (
    <>
      <path className="draw-here" d={`M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`} />
      <Mark x={(from + to) / 2} y={y} number={number} />
    </>
  )
}

const Mark = ({ x, y, number }: { x: number; y: number; number: number }) => (
  <>
    <circle className="draw-warm" cx={x} cy={y} r="6.5" />
    <text className="frames-mark" x={x} y={y + 3.2} textAnchor="middle">
      {number}
    </text>
  </>
)
