import type { PlacedCity } from '../parse/manifest.ts'

/** All that is particular to a city of which the manifest gives no more than it must. */
export interface BareCity {
  name: string
  slug: string
  minutes: string
  locationPage: boolean
}

/** What a city is to the pages about services in it, when the manifest tells nothing else that these pages show. */
export function bareCity({ name, slug, locationPage, ...more }: PlacedCity, minutes: string): BareCity | undefined {
  const { areas, path, text } = more
  if (areas !== undefined || path !== undefined || Object.keys(text).length > 0) return undefined
  return { name, slug, minutes, locationPage }
}
