import type { Areas, Link, Words } from '../../generator/page.ts'
import { TextLink } from './text-link.tsx'

interface AreaListProps {
  areas: Areas
  /** Parts of the city that have pages of their own. */
  links?: readonly Link[]
  city: string
  words: Words
}

/** The parts of a city patients come from, each reading `City - Area`, and links to those that have a page. */
export function AreaList({ areas, links = [], city, words }: AreaListProps) {
  if (areas.lines.length === 0 && links.length === 0) return null
  return (
    <section>
      <h2>{words('areas.heading', { city })}</h2>
      <p>{areas.lead}</p>
      <ul className="tags">
        {areas.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {links.length > 0 && (
        <ul className="links">
          {links.map((link) => (
            <li key={link.href}>
              <TextLink link={link} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
