import type { Week } from '../../generator/page.ts'
import { displayWidth } from '../../src/shared/display-width.ts'
import { setLines } from './set-text.ts'

/** In units of the picture, which is about as wide as a phone's screen: 16-unit letters are readable there. */
const width = 400
const top = 64
/** The width of a letter of an hour, and the height of its line. */
const [letter, line] = [9, 18]

interface WeekPictureProps {
  week: Week
  title: string
}

/**
 * The opening hours as a week: a bar for each time a day is open, a dashed box for a closed day, and below them a line
 * of text about the closed days. There must be some hours. Where readers begin at the right, so does the week.
 */
export function WeekPicture({ week: { columns, from, to, hours, lines, closed, direction }, title }: WeekPictureProps) {
  const isRtl = direction === 'rtl'
  const side = (x: number) => (isRtl ? width - x : x)
  const left = Math.max(62, 16 + letter * Math.max(...hours.map(({ text }) => displayWidth(text))))
  const foot = top + Math.max(172, line * (hours.length - 1))
  const step = (width - left - 8) / 7
  const bar = step - 12
  const y = (hour: number) => Math.round(top + ((hour - from) / (to - from)) * (foot - top))
  const labels = spread(
    hours.map(({ at }) => y(at)),
    foot,
  )
  const below = closed.flatMap((text) => setLines(text, width - 32))
  const height = foot + 26 + 24 * below.length
  // Browsers also expose a <desc> that the name includes, so it would be read twice.
  const name = `${title}: ${lines.join('; ')}`
  return (
    <svg className="drawing week" viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{name}</title>
      <rect className="draw-paper draw-hair" x="1" y="1" width={width - 2} height={height - 2} rx="16" />
      <path className="draw-tint" d={`M1 48V17A16 16 0 0 1 17 1H${width - 17}A16 16 0 0 1 ${width - 1} 17V48z`} />
      {hours.map(({ at, text }, index) => (
        <g key={at}>
          <path
            className="draw-hair"
            d={`M${side(left - 5)} ${labels[index]}L${side(left)} ${y(at)}H${side(width - 8)}`}
          />
          <text
            className="week-hour"
            x={side(left - 8)}
            y={labels[index]}
            dy=".35em"
            textAnchor={isRtl ? 'start' : 'end'}
          >
            {text}
          </text>
        </g>
      ))}
      {columns.map(({ name, open }, index) => {
        const x = Math.round(side(left + (isRtl ? index + 1 : index) * step) + 6)
        return (
          <g key={x}>
            <text className="week-day" x={Math.round(x + bar / 2)} y="31" textAnchor="middle">
              {name}
            </text>
            {open.length === 0 && (
              <rect className="week-none" x={x} y={top} width={Math.round(bar)} height={foot - top} rx="8" />
            )}
            {open.map(([from, to]) => (
              <rect
                key={from}
                className="week-open"
                x={x}
                y={y(from)}
                width={Math.round(bar)}
                height={y(to) - y(from)}
                rx="8"
              />
            ))}
          </g>
        )
      })}
      {below.map((text, index) => (
        <text key={index} x={width / 2} y={foot + 28 + 24 * index} textAnchor="middle">
          {text}
        </text>
      ))}
    </svg>
  )
}

/** Moves labels apart where they would overlap, given their heights from top to bottom: down, then up from the foot. */
function spread(heights: readonly number[], foot: number): number[] {
  const down: number[] = []
  for (const height of heights) down.push(Math.max(height, (down.at(-1) ?? top - line) + line))
  return down.map((height, index) => Math.min(height, foot - line * (down.length - 1 - index)))
}
