import { setLines } from './set-text.ts'
import { TextLines } from './text-lines.tsx'

const step = 68
/** The width of a name: four fifths of the room next to the path, since some readers widen the letter spacing. */
const nameWidth = 222

/** A path with one station per step, in order: the names of a guide's parts. */
export function PathDrawing({ steps }: { steps: readonly string[] }) {
  const stations = steps.slice(0, 5).map((name, index) => ({
    name,
    x: index % 2 === 0 ? 44 : 100,
    y: 34 + index * step,
  }))
  const height = stations.length * step
  const line = stations
    .map(({ x, y }, index) =>
      index === 0 ? `M${x} ${y}` : `C${stations[index - 1]!.x} ${y - 30} ${x} ${y - 38} ${x} ${y}`,
    )
    .join('')
  const last = stations.at(-1)!
  return (
    <svg className="drawing" viewBox={`0 0 448 ${height}`} aria-hidden="true">
      <rect className="draw-tint" width="144" height={height} rx="14" />
      <g fill="none">
        <path className="draw-road" d={line} />
        <path className="draw-walk" d={line} />
      </g>
      {stations.map(({ name, x, y }) => {
        const lines = setLines(name, nameWidth)
        return (
          <g key={y}>
            <path className="draw-line" d={`M${x + 20} ${y}H158`} strokeDasharray="1 7" />
            <circle className="draw-paper" cx={x} cy={y} r="15" />
            <circle className="draw-line" cx={x} cy={y} r="15" />
            <circle className={y === last.y ? 'draw-warm' : 'draw-fill'} cx={x} cy={y} r="8" />
            <TextLines lines={lines} x={170} y={y + 6 - (lines.length - 1) * 11} />
          </g>
        )
      })}
    </svg>
  )
}
