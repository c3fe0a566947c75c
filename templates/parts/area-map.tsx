import type { MapCity, MapLabel, MapLayout, MapText } from '../../generator/page.ts'
import { classNames } from './class-names.ts'
import { labelPlace, middle } from './map-label.ts'

interface AreaMapProps {
  map: MapLayout
  title: string
}

/**
 * The service area from above: sea and roads, cities marked by driving time, and the office as a pin. Whatever shows it
 * says the same in words right after it.
 */
export function AreaMap({ map, title }: AreaMapProps) {
  const { width, height, sea, seaName, roads, office, cities } = map
  const lettered = cities.filter(({ name, label }) => label !== undefined && label.text !== name)
  // A figure without a caption would only be one more thing for screen readers to announce.
  const Frame = lettered.length > 0 ? 'figure' : 'div'
  return (
    <Frame className="map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img">
        <title>{title}</title>
        {sea !== undefined && <path className="map-sea" d={sea} />}
        {roads.length > 0 && <path className="map-road" d={roads.map(({ line }) => line).join('')} />}
        <MapNames className="map-land" names={[seaName, ...roads.map(({ name }) => name)]} />
        {cities.map(dot)}
        <Pin at={office} />
        {[...cities.map(({ label }) => label), office.label].map(labelText)}
      </svg>
      {lettered.length > 0 && (
        <figcaption className="map-wide">
          {lettered.map(({ name, label }) => `${label!.text}: ${name}`).join(', ')}
        </figcaption>
      )}
    </Frame>
  )
}

/** A pin, with its tip at the office. */
export const Pin = ({ at }: { at?: { x: number; y: number } }) => (
  <g className="map-pin" transform={at && `translate(${at.x} ${at.y})`}>
    <path d="M0 0C-4-9-14-15-14-26a14 14 0 1 1 28 0C14-15 4-9 0 0z" />
    <circle cy="-26" r="5" />
  </g>
)

interface MapNamesProps {
  /** Those that are missing are left out. */
  names: readonly (MapText | undefined)[]
  className: string
}

/** The names of the sea, of roads and the like, each centered on its position. */
export const MapNames = ({ names, className }: MapNamesProps) => (
  <g className={className} textAnchor="middle">
    {names.map(
      (name) =>
        name !== undefined && (
          <text key={`${name.x} ${name.y}`} x={name.x} y={name.y} dy={middle}>
            {name.text}
          </text>
        ),
    )}
  </g>
)

/** The radii of the city marks: the farther a city, the emptier its mark. */
export const radii = { near: 8, middle: 6, far: 7, untold: 4 }

function dot({ x, y, mark, beyond }: MapCity) {
  if (beyond !== undefined)
    return (
      <path
        key={`${x} ${y}`}
        className="map-arrow"
        transform={`translate(${x} ${y})rotate(${beyond})`}
        d="M-14 0H4M-3-7 4 0-3 7"
      />
    )
  const kind = mark ?? 'untold'
  return <circle key={`${x} ${y}`} className={`map-${kind}`} cx={x} cy={y} r={radii[kind]} />
}

function labelText(label: MapLabel | undefined) {
  if (label === undefined) return null
  const { text, x, y, isBold, wide } = label
  return (
    <text key={`${x} ${y}`} className={classNames(isBold && 'map-bold', wide && 'map-wide')} {...labelPlace(label)}>
      {text}
    </text>
  )
}
