import * as z from 'zod'
import { key } from './key.ts'

/** A point on Earth. */
export const coordinates = z
  .strictObject({
    lat: key(
      z.number().min(-90).max(90),
      'Degrees north of the equator. Three decimals are precise to about 100 yards.',
      45.487,
    ),
    lon: key(z.number().min(-180).max(180), 'Degrees east of Greenwich, always negative in America.', -122.804),
  })
  .meta({ title: 'Coordinates' })
