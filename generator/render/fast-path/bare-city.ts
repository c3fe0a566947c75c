import { minutesTo } from '../../expand/drive.ts'
import type { Route, Site } from '../../site.ts'

/** What identifies a city for which the manifest gives only the required minimum. */
export interface BareCity {
  name: string
  slug: string
  minutes: string
  locationPage: boolean
}

/** The city of a service page, when the manifest says nothing else about it that such pages show. */
export function bareCityOf({ source: { madeOf } }: Route, { manifest }: Site): BareCity | undefined {
  if (madeOf?.service === undefined || madeOf.city === undefined) return undefined
  const { name, slug, locationPage, areas, path, text } = madeOf.city
  if (areas !== undefined || path !== undefined || Object.keys(text).length > 0) return undefined
  return { name, slug, minutes: minutesTo(slug, manifest), locationPage }
}
