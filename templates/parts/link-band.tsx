import type { Letters as LettersOf, Link } from '../../generator/page.ts'
import { Letters } from './letters.tsx'
import { linkItem } from './text-link.tsx'

interface LinkBandProps {
  heading: string
  links: readonly Link[]
  id?: string | undefined
  /** Links to the rest of the list. */
  letters?: LettersOf | undefined
}

/** A band of plain links in columns, with a heading: cities, neighborhoods, the sitemap's groups. */
export function LinkBand({ heading, links, id, letters }: LinkBandProps) {
  if (links.length === 0 && letters === undefined) return null
  return (
    <section id={id} className="band">
      <div className="wrap">
        <h2>{heading}</h2>
        {links.length > 0 && <ul className="links">{links.map(linkItem)}</ul>}
        <Letters letters={letters} />
      </div>
    </section>
  )
}
