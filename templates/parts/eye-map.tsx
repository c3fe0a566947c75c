import type { EyeMapPart, EyePart, Words } from '../../generator/page.ts'
import { brain, markedPart, wholeEye } from '../../src/shared/eye-file.ts'
import { Band } from './band.tsx'
import { SmallEye } from './eye-picture.tsx'
import { marks } from './eye-shapes.ts'
import { linkItem } from './text-link.tsx'

interface EyeMapProps {
  /** If empty, nothing is shown. */
  parts: readonly EyeMapPart[]
  words: Words
}

/** The eye with its parts as links. Each leads to the entry below that lists what can affect it. */
export function EyeMap({ parts, words }: EyeMapProps) {
  return (
    <nav className="eye-map" aria-label={words('eye.byPart')}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the list of links is named, and each link in it */}
      <svg className="drawing" viewBox="0 0 400 320">
        <use href={wholeEye} />
        {parts.some(({ part }) => part === 'brain') && <use href={brain} />}
        {parts.map(({ part }, index) => (
          <a key={part} href={`#${idOf(part)}`} aria-label={`${index + 1}. ${words(`eye.${part}.name`)}`}>
            <use href={markedPart(part)} />
            <Pin part={part} number={index + 1} />
          </a>
        ))}
      </svg>
    </nav>
  )
}

/** The same parts as a list, each with a small eye and the pages about what can affect it. */
export function EyeMapList({ parts, words }: EyeMapProps) {
  if (parts.length === 0) return null
  return (
    <Band heading={words('eye.byPart')}>
      <ol className="eye-map-list">
        {parts.map(({ part, links }) => (
          <li key={part} id={idOf(part)}>
            <SmallEye parts={[part]} />
            <h3>{words(`eye.${part}.name`)}</h3>
            <ul>{links.map(linkItem)}</ul>
          </li>
        ))}
      </ol>
    </Band>
  )
}

/** Capitals keep these ids apart from those of sections, which authors write without any. */
const idOf = (part: EyePart) => `eyePart-${part}`

/** The number of a part, with a line from it to the part. */
function Pin({ part, number }: { part: EyePart; number: number }) {
  const { at, to } = marks[part]
  return (
    <g className="eye-pin">
      <path d={`M${at}L${to}`} />
      <circle cx={at[0]} cy={at[1]} r="14" />
      <text x={at[0]} y={at[1] + 6} textAnchor="middle">
        {number}
      </text>
    </g>
  )
}
