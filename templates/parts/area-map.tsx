import type { SVGProps } from 'react'
import type { MapCity, MapLabel, MapLayout } from '../../generator/page.ts'

interface AreaMapProps {
  map: MapLayout
  title: string
  /** The id of the element that says the same in words. */
  facts: string
}

/** The service area from above: sea and roads, cities marked by their drive, and the office as a pin. */
export function AreaMap({ map, title, facts }: AreaMapProps) {
  const { width, height, sea, seaName, roads, office, way, cities } = map
  const own = cities.find(({ isOwn }) => isOwn)
  const numbered = cities.filter(({ name, label }) => label !== undefined && label.text !== name)
  return (
    <figure className="map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="map-title" aria-describedby={facts}>
        <title id="map-title">{title}</title>
        {sea !== undefined && <path className="map-sea" d={sea} />}
        {roads.length > 0 && <path className="map-road" d={roads.map(({ line }) => line).join('')} />}
        <g className="map-land" textAnchor="middle">
          {[seaName, ...roads.map(({ name }) => name)].map(
            (name) =>
              name !== undefined && (
                <text key={name.text} x={name.x} y={name.y} dy={middle}>
                  {name.text}
                </text>
              ),
          )}
        </g>
        {own !== undefined && <path className="map-way" d={`M${own.x} ${own.y}L${office.x} ${office.y}`} />}
        {cities.map((city) => dot(city, own !== undefined && !city.isOwn && city.label?.wide))}
        <Pin at={office} />
        {[...cities.map(({ label }) => label), way, office.label].map(labelText)}
      </svg>
      {numbered.length > 0 && (
        <figcaption className="map-wide">
          {numbered.map(({ name, label }) => `${label!.text} ${name}`).join(', ')}
        </figcaption>
      )}
    </figure>
  )
}

/** The office: the tip of a pin. */
export const Pin = ({ at }: { at?: { x: number; y: number } }) => (
  <g className="map-pin" transform={at && `translate(${at.x} ${at.y})`}>
    <path d="M0 0C-4-9-14-15-14-26a14 14 0 1 1 28 0C14-15 4-9 0 0z" />
    <circle cy="-26" r="5" />
  </g>
)

/** The marks of cities: the emptier, the farther. */
export const radii = { near: 8, middle: 6, far: 7, untold: 4, own: 10 }

/** On a map of a single drive, a dot is shown or hidden with its name. */
function dot({ x, y, mark, isOwn, beyond }: MapCity, isWide: boolean | undefined) {
  if (beyond !== undefined)
    return (
      <path
        key={`${x} ${y}`}
        className="map-arrow"
        transform={`translate(${x} ${y})rotate(${beyond})`}
        d="M-14 0H4M-3-7 4 0-3 7"
      />
    )
  const kind = isOwn ? 'own' : (mark ?? 'untold')
  return (
    <circle key={`${x} ${y}`} className={classes(`map-${kind}`, isWide && 'map-wide')} cx={x} cy={y} r={radii[kind]} />
  )
}

/** From the middle of a line of text to its foot. */
const middle = '.35em'

/** A label starts at its place, ends there, stands on it or hangs from it. */
const sides: Record<MapLabel['side'], SVGProps<SVGTextElement>> = {
  right: { dy: middle },
  left: { dy: middle, textAnchor: 'end' },
  above: { dy: '-.25em', textAnchor: 'middle' },
  below: { dy: '.9em', textAnchor: 'middle' },
}

function labelText(label: MapLabel | undefined) {
  if (label === undefined) return null
  const { text, x, y, side, isBold, wide } = label
  return (
    <text key={`${x} ${y}`} className={classes(isBold && 'map-bold', wide && 'map-wide')} x={x} y={y} {...sides[side]}>
      {text}
    </text>
  )
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined
