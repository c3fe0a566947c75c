import type { ReactNode } from 'react'
import type { Drive, MapLayout, Words } from '../../generator/page.ts'
import { tellDrive } from '../../src/shared/drive.ts'
import { AreaMap } from './area-map.tsx'

/** The drive in the hero: how long, and how far where we know it. */
export function DriveTime({ drive, words, id }: { drive: Drive; words: Words; id?: string | undefined }) {
  const { time, distance } = tellDrive(drive, words)
  return (
    <p className="drive-time" id={id}>
      {time}
      {distance !== undefined && <span>{` · ${distance}`}</span>}
    </p>
  )
}

interface DriveRouteProps {
  drive: Drive
  map?: MapLayout | undefined
  words: Words
  /** What follows on the way: a link. */
  children?: ReactNode
}

/** The drive as a part of the page: how long and how far, and which way where we know it, on a map where there is one. */
export function DriveRoute({ drive, map, words, children }: DriveRouteProps) {
  return (
    <section>
      <h2>{words('drive.heading', { city: drive.city })}</h2>
      <DriveTime drive={drive} words={words} id={map && 'map-facts'} />
      {drive.route !== undefined && <p>{drive.route}</p>}
      {children}
      {map !== undefined && <AreaMap map={map} title={words('map.wayTitle', { city: drive.city })} facts="map-facts" />}
    </section>
  )
}
