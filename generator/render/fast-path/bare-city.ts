import { driveFrom } from '../../drive/drive-from.ts'
import { distanceOf } from '../../expand/drive.ts'
import { neighborhoodsIn } from '../../expand/neighborhoods.ts'
import { wayFromCity } from '../../expand/ways.ts'
import { ownValue } from '../../own-value.ts'
import type { PlacedCity } from '../../parse/manifest.ts'
import { nameIn } from '../../place-name.ts'
import type { Route, Site } from '../../site.ts'

/** What sets a city apart when the manifest gives only the required minimum for it. */
export interface BareCity {
  name: string
  slug: string
  /** As listed in drive-times.yaml. Undefined when they are estimated from the city's location. */
  minutes: string | undefined
  locationPage: boolean
  coordinates: PlacedCity['coordinates']
  /** Everything its pages say that depends on its location, without its name. */
  locationText: string
}

/** The city of a service page, if the manifest says nothing else about it that such pages show. */
export function bareCityOf({ source: { madeOf }, bodyLanguage }: Route, site: Site): BareCity | undefined {
  const { manifest } = site
  if (madeOf?.service === undefined || madeOf.city === undefined) return undefined
  const { slug, locationPage, areas, path, text, coordinates } = madeOf.city
  if (areas !== undefined || path !== undefined || Object.keys(text).length > 0) return undefined
  if (ownValue(manifest.servicesInCities, slug) !== undefined || neighborhoodsIn(slug, manifest).length > 0)
    return undefined
  const name = nameIn(madeOf.city, bodyLanguage)
  const minutes = ownValue(manifest.driveTimes.cities, slug)
  const locationText = JSON.stringify([
    distanceOf(madeOf.city, manifest),
    minutes === undefined ? driveFrom(madeOf.city, manifest) : undefined,
    wayFromCity(madeOf.city, { site, bodyLanguage }),
  ]).replaceAll(name, '')
  return { name, slug, minutes, locationPage, coordinates, locationText }
}
