import type { EyePart, Words } from '../../generator/page.ts'
import { wholeEye } from '../../src/shared/eye-file.ts'
import { Pieces } from './eye-picture.tsx'
import { marks } from './eye-shapes.ts'

interface EyeDiagramProps {
  /** The parts that the page is about, in the order of their numbers. */
  parts: readonly EyePart[]
  words: Words
}

/** Where it happens: a cross-section of the eye, with the parts a page is about numbered and explained beside it. */
export function EyeDiagram({ parts, words }: EyeDiagramProps) {
  const legend = parts.map((part) => ({ part, name: words(`eye.${part}.name`), what: words(`eye.${part}.what`) }))
  return (
    <figure className="eye">
      <svg className="drawing" viewBox="0 0 400 320" role="img">
        <title>{words('eye.title')}</title>
        {/* Only the names: a screen reader reads what they mean in the list right after this. */}
        <desc>{words('eye.marked', { parts: legend.map(({ name }) => `${name}.`).join(' ') })}</desc>
        <Pieces ground={wholeEye} parts={parts} />
        {parts.map((part, index) => (
          <Mark key={part} part={part} number={index + 1} />
        ))}
      </svg>
      <figcaption>
        <p>{words('eye.heading')}</p>
        <p>{words('eye.view')}</p>
        <ol>
          {legend.map(({ part, name, what }) => (
            <li key={part}>
              <strong>{name}</strong> {what}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

/** The number of a part, with a line from it to the part. */
function Mark({ part, number }: { part: EyePart; number: number }) {
  const { at, to } = marks[part]
  return (
    <g className="eye-mark">
      <path d={`M${at}L${to}`} strokeWidth="1.5" />
      <circle cx={to[0]} cy={to[1]} r="3" />
      <circle cx={at[0]} cy={at[1]} r="14" />
      <text x={at[0]} y={at[1] + 7} textAnchor="middle">
        {number}
      </text>
    </g>
  )
}
