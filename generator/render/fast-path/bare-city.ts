import { minutesTo } from '../../expand/drive.ts'
import type { Route, Site } from '../../site.ts'

/** All that is particular to a city of which the manifest gives no more than it must. */
export interface BareCity {
  name: string
  slug: string
  minutes: string
  locationPage: boolean
}

/** The city of a page about a service in it, when the manifest tells nothing else of it that such pages show. */
export function bareCityOf({ source: { madeOf } }: Route, { manifest }: Site): BareCity | undefined {
  if (madeOf?.service === undefined || madeOf.city === undefined) return undefined
  const { name, slug, locationPage, areas, path, text } = madeOf.city
  if (areas !== undefined || path !== undefined || Object.keys(text).length > 0) return undefined
  return { name, slug, minutes: minutesTo(slug, manifest), locationPage }
}
