import type { Frame, FrameWall } from '../../generator/page.ts'
import { FrameFront } from './frame-drawing.tsx'
import { FrameInSpace } from './frame-in-space.tsx'

/** Three large frames: on shelves if the wall compares fit, on colored paper if it compares style. */
export function FramesHero({ wall }: { wall: FrameWall }) {
  return wall.by === 'fit' ? <OnShelves frames={wall.opening} /> : <OnPaper frames={wall.opening} />
}

const poses = [
  { x: 88, y: 46, turn: 24 },
  { x: 122, y: 122, turn: -28 },
  { x: 84, y: 198, turn: 32 },
]

function OnShelves({ frames }: { frames: readonly Frame[] }) {
  return (
    <svg className="drawing frames-hero" viewBox="0 0 220 246" aria-hidden="true">
      <rect className="draw-paper" width="220" height="246" rx="10" />
      {poses.map(({ x, y, turn }, index) => (
        <g key={y}>
          <path className="draw-tint" d={`M0 ${y + 23}H220v7H0Z`} />
          <path className="draw-ground" d={`M0 ${y + 30}H220v4H0Z`} />
          <ellipse className="frame-shadow" cx={x + 14} cy={y + 24.5} rx="72" ry="3.4" />
          <g transform={`translate(${x} ${y})`}>
            <FrameInSpace frame={frames[index]!} turn={turn} />
          </g>
        </g>
      ))}
    </svg>
  )
}

const papers = [
  { className: 'draw-blush', y: 0, x: 96 },
  { className: 'draw-tint', y: 78, x: 124 },
  { className: 'draw-paper', y: 156, x: 96 },
]

function OnPaper({ frames }: { frames: readonly Frame[] }) {
  return (
    <svg className="drawing frames-hero" viewBox="0 0 220 234" aria-hidden="true">
      {papers.map(({ className, x, y }, index) => (
        <g key={y}>
          <rect className={className} x={x - 96} y={y} width="192" height="72" rx="8" />
          <path className="frame-shadow" d={`M${x - 60} ${y + 64}h120`} />
          <g transform={`translate(${x} ${y + 37}) rotate(${index % 2 === 0 ? -4 : 4}) scale(1.12)`}>
            <FrameFront frame={frames[index]!} />
          </g>
        </g>
      ))}
    </svg>
  )
}
