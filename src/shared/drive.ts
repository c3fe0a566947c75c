/** How long and how far the drive from a city to the practice is. */
interface DriveFacts {
  city: string
  /** `12-15`. */
  minutes: string
  isEstimate: boolean
  distance?: { miles: number; wind: string } | undefined
}

/** The drive in words: how long, and how far where we know it. */
export function tellDrive(
  { city, minutes, isEstimate, distance }: DriveFacts,
  words: (key: string, values?: Record<string, string | number>) => string,
): { time: string; distance?: string } {
  const time = words(isEstimate ? 'drive.estimate' : 'drive.time', { minutes, city })
  if (distance === undefined) return { time }
  const { miles, wind } = distance
  // Of a city a mile away a direction says little: its people live on all sides of the office.
  const far = miles <= 1 ? words('drive.near') : words('drive.distance', { miles, direction: words(`compass.${wind}`) })
  return { time, distance: far }
}
