import type { Link } from '../../generator/page.ts'
import { TextLink } from './text-link.tsx'

interface LinkBandProps {
  heading: string
  links: readonly Link[]
  id?: string
}

/** A headed band of plain links in columns: cities, neighbourhoods, the sitemap's groups. */
export function LinkBand({ heading, links, id }: LinkBandProps) {
  if (links.length === 0) return null
  return (
    <section id={id} className="band">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className="links">{links.map(linkItem)}</ul>
      </div>
    </section>
  )
}

const linkItem = (link: Link) => (
  <li key={link.href}>
    <TextLink link={link} />
  </li>
)
