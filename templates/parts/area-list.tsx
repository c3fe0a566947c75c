import type { Areas, Words } from '../../generator/page.ts'
import { linkItem } from './text-link.tsx'

interface AreaListProps {
  areas: Areas
  city: string
  words: Words
}

/** The parts of a city that patients come from, with links to all that have a page. Nothing if there are none. */
export function AreaList({ areas: { lead, lines, others }, city, words }: AreaListProps) {
  if (lines.length === 0 && others.length === 0) return null
  return (
    <section>
      <h2>{words('areas.heading', { city })}</h2>
      {lines.length > 0 && (
        <>
          {lead !== '' && <p>{lead}</p>}
          <ul className="tags">
            {lines.map((line) => (typeof line === 'string' ? <li key={line}>{line}</li> : linkItem(line)))}
          </ul>
        </>
      )}
      {others.length > 0 && <ul className="tags">{others.map(linkItem)}</ul>}
    </section>
  )
}
