/** The time and distance of the drive from a city to the practice. */
interface DriveFacts {
  city: string
  /** For example `12-15`. */
  minutes: string
  isEstimate: boolean
  distance?: { miles: number; kilometers: number; direction: string } | undefined
}

/** The drive in words: its time, and its distance if known. */
export function describeDrive(
  { city, minutes, isEstimate, distance }: DriveFacts,
  words: (key: string, values?: Record<string, string | number>) => string,
): { time: string; distance?: string } {
  const time = words(isEstimate ? 'drive.estimate' : 'drive.time', { minutes, city })
  if (distance === undefined) return { time }
  const { miles, kilometers } = distance
  const direction = words(`compass.${distance.direction}`)
  // A direction says little about a city a mile away: its people live on all sides of the office.
  const far = miles <= 1 ? words('drive.near') : words('drive.distance', { miles, kilometers, direction })
  return { time, distance: far }
}
