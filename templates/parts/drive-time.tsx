import type { ReactNode } from 'react'
import type { Drive, Words } from '../../generator/page.ts'
import { describeDrive } from '../../src/shared/drive.ts'

/** The drive in the hero: its time, and its distance if known. */
export function DriveTime({ drive, words, id }: { drive: Drive; words: Words; id?: string | undefined }) {
  const { time, distance } = describeDrive(drive, words)
  return (
    <p className="drive-time" id={id}>
      {time}
      {distance !== undefined && (
        <>
          <br />
          {distance}
        </>
      )}
    </p>
  )
}

interface DriveRouteProps {
  drive: Drive
  words: Words
  /** What follows the route: a link. */
  children?: ReactNode
}

/** The drive, on a page whose hero does not state it: time and distance, and the route if known. */
export function DriveRoute({ drive, words, children }: DriveRouteProps) {
  return (
    <section>
      <h2>{words('drive.heading', { city: drive.city })}</h2>
      <DriveTime drive={drive} words={words} />
      {drive.route !== undefined && <p>{drive.route}</p>}
      {children}
    </section>
  )
}
