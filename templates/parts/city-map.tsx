import type {
  CityLink,
  DriveMark,
  LayoutData,
  Letters as LettersOf,
  MapCity,
  MapLayout,
  Words,
} from '../../generator/page.ts'
import { addressLine, withWholeCode } from '../../src/shared/postal-address.ts'
import { AreaMap, Pin, radii } from './area-map.tsx'
import { Band } from './band.tsx'
import { Letters } from './letters.tsx'
import { LinkBand, Minutes } from './link-band.tsx'
import { TextLink } from './text-link.tsx'

interface CityMapProps {
  heading: string
  cities: readonly CityLink[]
  map: MapLayout | undefined
  /** Links to all cities, if these are only some. */
  letters?: LettersOf | undefined
  layout: LayoutData
}

/** The cities on a map and, beside it, as links grouped by their marks: both the map's key and its text alternative. */
export function CityMap({ heading, cities, map, letters, layout }: CityMapProps) {
  const { words, practice } = layout
  if (map === undefined) return <LinkBand heading={heading} links={cities} letters={letters} />
  return (
    <Band heading={heading}>
      <div className="city-map">
        <AreaMap map={map} title={words('map.title')} />
        {/* Not the map's description: that would be all names in one breath, and then this list again. */}
        <div>
          <h3>
            <svg width="32" height="24" viewBox="-16 -42 56 42" aria-hidden="true">
              <Pin />
            </svg>
            {words('map.office')}
          </h3>
          <p>
            <bdi>{addressLine(withWholeCode(practice.address))}</bdi>
            <br />
            <a href={practice.mapUrl}>{words('visit.map')}</a>
          </p>
          {groupsOf(cities, map, words).map(group)}
        </div>
      </div>
      <Letters letters={letters} />
    </Band>
  )

  function group({ mark, heading, places }: Group) {
    return (
      <section key={mark}>
        <h3>
          <svg width="32" height="24" viewBox="-11 -12 32 24" aria-hidden="true">
            <circle className={`map-${mark}`} r={radii[mark]} />
          </svg>
          {heading}
        </h3>
        <ul>
          {places.map((place) => (
            <li key={'href' in place ? place.href : place.name}>
              {'href' in place ? <TextLink link={place} /> : place.name}
              <Minutes minutes={place.minutes} words={words} />
            </li>
          ))}
        </ul>
      </section>
    )
  }
}

type Place = CityLink | MapCity

interface Group {
  mark: DriveMark | 'untold'
  heading: string
  places: Place[]
}

/** All linked cities and all others on the map, nearest group first. Empty groups are omitted. */
function groupsOf(links: readonly CityLink[], { cities, limits }: MapLayout, words: Words): Group[] {
  const linked = new Set(links.map(({ label }) => label))
  const places = [...links, ...cities.filter(({ name }) => !linked.has(name))]
  const headings: Record<Group['mark'], string> = {
    near: words('map.within', { minutes: limits.near }),
    middle: words('map.within', { minutes: limits.middle }),
    far: words('map.beyond', { minutes: limits.middle }),
    untold: words('map.others'),
  }
  return (['near', 'middle', 'far', 'untold'] as const)
    .map((mark) => ({
      mark,
      heading: headings[mark],
      places: places.filter((place) => (place.mark ?? 'untold') === mark),
    }))
    .filter(({ places }) => places.length > 0)
}
