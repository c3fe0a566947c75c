import type { CityLink, Letters as LettersOf, MiniMap, Words } from '../../generator/page.ts'
import { Band } from './band.tsx'
import { Letters } from './letters.tsx'
import { LinkBand, Minutes } from './link-band.tsx'
import { TextLink } from './text-link.tsx'

interface CityCardsProps {
  heading: string
  cities: readonly CityLink[]
  map: MiniMap | undefined
  /** Links to all cities, if these are only some. */
  letters?: LettersOf | undefined
  words: Words
}

/** Cities as cards, each with its place on a small map. Plain links if no place is known. */
export function CityCards({ heading, cities, map, letters, words }: CityCardsProps) {
  if (map === undefined || cities.length === 0) return <LinkBand heading={heading} links={cities} letters={letters} />
  return (
    <Band heading={heading}>
      <ul className="city-cards">
        {cities.map((city, index) => (
          <li key={city.href}>
            <Place city={city} map={map} isFirst={index === 0} />
            <p>
              <TextLink link={city} />
              <Minutes minutes={city.minutes} words={words} />
            </p>
          </li>
        ))}
      </ul>
      <Letters letters={letters} />
    </Band>
  )
}

/** The first map draws the background, the others reuse it. */
function Place({ city: { spot }, map, isFirst }: { city: CityLink; map: MiniMap; isFirst: boolean }) {
  const { width, height, sea, roads, office } = map
  return (
    <svg className="drawing mini-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {isFirst ? (
        <g id="mini-ground">
          {sea !== undefined && <path className="draw-tint" d={sea} />}
          {roads && <path className="mini-road" d={roads} />}
        </g>
      ) : (
        <use href="#mini-ground" />
      )}
      {spot && <path className="draw-here" d={`M${spot.x} ${spot.y}L${office.x} ${office.y}`} />}
      {spot && <circle className="mini-spot" cx={spot.x} cy={spot.y} r="4" />}
      <circle className="draw-warm" cx={office.x} cy={office.y} r="5" />
    </svg>
  )
}
