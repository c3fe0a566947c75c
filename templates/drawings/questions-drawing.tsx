import type { Question } from '../../generator/page.ts'
import { plainText } from '../../src/shared/plain-text.ts'
import { setLines, setStrokes, strokeStep } from './set-text.ts'
import { lineHeight, TextLines } from './text-lines.tsx'

const [asked, answered] = [336, 300]

/** A conversation: the page's first questions in words, each with the shape of its answer. */
export function QuestionsDrawing({ questions }: { questions: readonly Question[] }) {
  let y = 4
  const turns = questions.slice(0, 2).map(({ question, answer }) => {
    const lines = setLines(question, asked - 40)
    const strokes = setStrokes(plainText(answer), { x: 24, y: 24, width: answered - 48, most: 3 })
    const turn = { lines, strokes, top: y, high: lines.length * lineHeight + 26, low: strokes.lines * strokeStep + 32 }
    y += turn.high + turn.low + 38
    return turn
  })
  return (
    <svg className="drawing" viewBox={`0 0 448 ${y}`} aria-hidden="true">
      {turns.map(({ lines, strokes, top, high, low }, index) => (
        <g key={index} transform={`translate(0 ${top})`}>
          <g transform="translate(52 0)">
            <path className="draw-paper" d={bubble(asked, high)} />
            <path className="draw-line" d={bubble(asked, high)} />
            <TextLines lines={lines} x={20} y={30} />
          </g>
          <Head x={20} y={high - 12} className="draw-warm" />
          <g transform={`translate(${392 - answered} ${high + 14})`}>
            <path className="draw-fill" transform={`matrix(-1 0 0 1 ${answered} 0)`} d={bubble(answered, low)} />
            <path className="draw-said" d={strokes.path} />
          </g>
          <Head x={426} y={high + low + 2} className="draw-fill" />
        </g>
      ))}
    </svg>
  )
}

/** The person speaking. */
const Head = ({ x, y, className }: { x: number; y: number; className: string }) => (
  <g className={className}>
    <circle cx={x} cy={y - 12} r="11" />
    <path d={`M${x - 19} ${y + 21}a19 17 0 0 1 38 0Z`} />
  </g>
)

/** The outline of a speech bubble for someone on the left. */
const bubble = (width: number, height: number) =>
  `M14 0H${width - 14}a14 14 0 0 1 14 14V${height - 14}a14 14 0 0 1-14 14H14L-10 ${height + 6}Q0 ${height - 4} 0 ${height - 18}V14A14 14 0 0 1 14 0Z`
