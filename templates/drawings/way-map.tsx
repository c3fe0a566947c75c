import { Fragment } from 'react'
import type { WayMap as Layout, MapBoard, MapLabel } from '../../generator/page.ts'
import { MapNames, Pin } from '../parts/area-map.tsx'
import { labelPlace, middle } from '../parts/map-label.ts'
import { shieldPath } from './shield.ts'

interface WayMapProps {
  map: Layout
  title: string
  /** The id of the element that says the same in words, if there is one. */
  facts?: string
}

/**
 * The way to the office from above. What lies beyond the map's edges is drawn too, and shows where the picture is wider
 * than the map.
 */
export function WayMap({ map, title, facts }: WayMapProps) {
  const { width, height, sea, seaName, edge, rings, roads, streets, streetNames, boards, way, place, office, towns } =
    map
  return (
    <svg className="drawing way-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-describedby={facts}>
      <title>{title}</title>
      {sea !== undefined && <path className="way-sea" d={sea} />}
      {edge !== undefined && <circle className="way-edge" cx={office.x} cy={office.y} r={edge} />}
      {rings.map(({ radius }) => (
        <circle key={radius} className="way-ring" cx={office.x} cy={office.y} r={radius} />
      ))}
      {streets && <path className="way-street" d={streets} />}
      {roads && <path className="way-road" d={roads} />}
      <MapNames className="way-quiet" names={[seaName, ...rings.map(({ label }) => label), ...streetNames]} />
      {way !== undefined && (
        <>
          <path className="way-rim" d={way.solid + way.dotted} />
          {way.dotted && <path className="way-dotted" d={way.dotted} />}
          {way.solid && <path className="way-line" pathLength="1" d={way.solid} />}
        </>
      )}
      {boards.map(board)}
      <g className="way-quiet">
        {towns.map(({ dot, ...label }) => (
          <Fragment key={label.text}>
            <circle cx={dot.x} cy={dot.y} r="4" />
            {labelText(label)}
          </Fragment>
        ))}
      </g>
      {way !== undefined && place !== undefined && <circle className="way-start" cx={place.x} cy={place.y} r="8" />}
      <Pin at={office} />
      {place?.label && labelText(place.label)}
      {office.label && labelText(office.label)}
      {way?.minutes && board({ ...way.minutes, isOwn: true })}
    </svg>
  )
}

function board({ text, x, y, width, height, shield, isOwn }: MapBoard & { isOwn?: boolean }) {
  return (
    <g
      key={`${x} ${y}`}
      className={isOwn ? 'way-minutes' : `way-board way-${shield ?? 'name'}`}
      textAnchor="middle"
      transform={`translate(${x} ${y})`}
    >
      {shield === undefined ? (
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={height / 2} />
      ) : (
        <path d={shieldPath(shield, width, height)} />
      )}
      <text dy={middle}>{text}</text>
    </g>
  )
}

const labelText = (label: MapLabel) => (
  <text {...labelPlace(label)} className={label.isBold ? 'way-own' : undefined}>
    {label.text}
  </text>
)
