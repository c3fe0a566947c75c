import type { Drive, Words } from '../../generator/page.ts'

/** The drive in the hero: how long. */
export function DriveTime({ drive, words }: { drive: Drive; words: Words }) {
  return <p className="drive-time">{words('drive.time', { minutes: drive.minutes, city: drive.city })}</p>
}

/** The drive as a part of the page: how long, and which way where we know it. */
export function DriveRoute({ drive, words }: { drive: Drive; words: Words }) {
  return (
    <section>
      <h2>{words('drive.heading', { city: drive.city })}</h2>
      <DriveTime drive={drive} words={words} />
      {drive.route !== undefined && <p>{drive.route}</p>}
    </section>
  )
}
