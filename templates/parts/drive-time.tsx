import type { Drive, MapLayout, Words } from '../../generator/page.ts'
import { AreaMap } from './area-map.tsx'

/** The drive in the hero: how long. */
export function DriveTime({ drive, words, id }: { drive: Drive; words: Words; id?: string | undefined }) {
  return (
    <p className="drive-time" id={id}>
      {words('drive.time', { minutes: drive.minutes, city: drive.city })}
    </p>
  )
}

/** The drive as a part of the page: how long, and which way where we know it, on a map where there is one. */
export function DriveRoute({ drive, map, words }: { drive: Drive; map?: MapLayout | undefined; words: Words }) {
  return (
    <section>
      <h2>{words('drive.heading', { city: drive.city })}</h2>
      <DriveTime drive={drive} words={words} id={map && 'map-facts'} />
      {drive.route !== undefined && <p>{drive.route}</p>}
      {map !== undefined && <AreaMap map={map} title={words('map.wayTitle', { city: drive.city })} facts="map-facts" />}
    </section>
  )
}
