import { driveFrom } from '../drive/drive-from.ts'
import { driveMark } from '../maps/drive-marks.ts'
import type { CityLink } from '../page.ts'
import type { PlacedCity } from '../parse/manifest.ts'
import { nameIn } from '../place-name.ts'
import type { Context } from '../site.ts'

/** A link to the page of `id` about a city, under the city's plain name, with the drive time where it is known. */
export const cityLink = (id: string, city: PlacedCity, context: Context): CityLink => ({
  ...context.site.links.link(id, context, nameIn(city, context.bodyLanguage)),
  ...driveMark(driveFrom(city, context.site.manifest)),
})
