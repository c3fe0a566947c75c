import type { Choice } from '../../generator/page.ts'
import { plainText } from '../../src/shared/plain-text.ts'
import { visibleText } from '../../src/shared/visible-text.ts'
import { setLines, setStrokes } from './set-text.ts'
import { lineHeight, TextLines } from './text-lines.tsx'

const [width, gap, pad] = [448, 16, 14]

/** The options side by side: a sheet for each with its name, and a mark for each reason to choose it. */
export function OptionsDrawing({ options }: { options: readonly Choice[] }) {
  const perRow = options.length === 4 ? 2 : Math.min(options.length, 3)
  const sheet = (width - 24 - gap * (perRow - 1)) / perRow
  const named = options.map((option) => ({
    ...option,
    lines: setLines(visibleText(option.choice).replace(/:$/, ''), sheet - pad),
  }))
  const head = Math.max(...named.map(({ lines }) => lines.length)) * lineHeight + 22
  const height = head + Math.max(...options.map(({ when }) => when.length)) * rowHeight + 16
  const rows = Math.ceil(options.length / perRow)
  const bottom = rows * (height + gap)
  return (
    <svg className="drawing" viewBox={`0 0 ${width} ${bottom + 14}`} aria-hidden="true">
      <path className="draw-tint" d={`M0 ${bottom - gap - 22}H${width}v34a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10Z`} />
      {named.map(({ level, lines, when }, index) => {
        const [x, y] = [12 + (index % perRow) * (sheet + gap), Math.floor(index / perRow) * (height + gap)]
        return (
          <g key={index} transform={`translate(${x} ${y + 2})`}>
            <rect className="draw-ground" x="5" y="6" width={sheet} height={height} rx="10" />
            <rect className="draw-paper" width={sheet} height={height} rx="10" />
            <path
              className={level === undefined ? 'draw-tint' : `draw-${level}`}
              d={`M0 ${head}V10A10 10 0 0 1 10 0H${sheet - 10}a10 10 0 0 1 10 10V${head}Z`}
            />
            <rect className="draw-line" width={sheet} height={height} rx="10" />
            <TextLines lines={lines} x={sheet / 2} y={28} anchor="middle" />
            {when.map(({ text }, at) => (
              <g key={at}>
                <path className="draw-here" d={`M${pad} ${head + at * rowHeight + 24}l5 6 9-12`} />
                <path
                  className="draw-hair"
                  strokeWidth="5"
                  d={
                    setStrokes(plainText(text), {
                      x: pad + 26,
                      y: head + at * rowHeight + 24,
                      width: sheet - 2 * pad - 26,
                      most: 1,
                    }).path
                  }
                />
              </g>
            ))}
          </g>
        )
      })}
    </svg>
  )
}

const rowHeight = 28
