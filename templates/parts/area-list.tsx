import type { Areas, Link, Words } from '../../generator/page.ts'
import { linkItem, TextLink } from './text-link.tsx'

interface AreaListProps {
  areas: Areas
  /** The parts of the city that have their own pages. */
  links?: readonly Link[]
  city: string
  words: Words
}

/** The parts of a city that patients come from, each as `City - Area`, and links to all that have a page. */
export function AreaList({ areas, links = [], city, words }: AreaListProps) {
  if (areas.lines.length === 0 && links.length === 0) return null
  const pageOf = (line: string) => links.find(({ label }) => line.endsWith(` - ${label}`))
  const others = links.filter((link) => !areas.lines.map(pageOf).includes(link))
  return (
    <section>
      <h2>{words('areas.heading', { city })}</h2>
      {areas.lines.length > 0 && (
        <>
          {areas.lead !== '' && <p>{areas.lead}</p>}
          <ul className="tags">
            {areas.lines.map((line) => (
              <li key={line}>{tag(line, pageOf(line))}</li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && <ul className="tags">{others.map(linkItem)}</ul>}
    </section>
  )
}

/** Links a part of the city to its page, if it has one. */
const tag = (line: string, link: Link | undefined) =>
  link === undefined ? line : <TextLink link={{ ...link, label: line }} />
