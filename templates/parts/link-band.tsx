import type { CityLink, Letters as LettersOf, Link, Words } from '../../generator/page.ts'
import { Band } from './band.tsx'
import { Letters } from './letters.tsx'
import { linkItem, TextLink } from './text-link.tsx'

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
    <Band id={id} heading={heading}>
      {links.length > 0 && <ul className="links">{links.map(linkItem)}</ul>}
      <Letters letters={letters} />
    </Band>
  )
}

/** Links to cities in columns, each with the drive in minutes where it is known. */
export const CityLinks = ({ cities, words }: { cities: readonly CityLink[]; words: Words }) => (
  <ul className="links">
    {cities.map((city) => (
      <li key={city.href}>
        <TextLink link={city} /> <Minutes minutes={city.minutes} words={words} />
      </li>
    ))}
  </ul>
)

/** The drive from a city, beside its name. Nothing where it is not known. */
export const Minutes = ({ minutes, words }: { minutes: string | undefined; words: Words }) =>
  minutes !== undefined && <span>{words('map.minutes', { minutes })}</span>
