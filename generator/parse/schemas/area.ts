import * as z from 'zod'
import { coordinates } from './coordinates.ts'
import { type Codes, localized } from './localized.ts'
import { words } from './text.ts'

const line = z.array(coordinates).min(2)

/**
 * What the map of the service area shows besides cities and the office. The file and each of its parts are optional.
 */
export const areaSchema = (codes: Codes) =>
  z.strictObject({
    coast: z
      .strictObject({
        /** Along the shore, with the land on the left and the sea on the right. */
        points: line,
        name: localized(codes, words),
        /** Where the sea's name is written. */
        nameAt: coordinates,
      })
      .optional(),
    /** Main roads, by the name drivers know them by. */
    roads: z.array(z.strictObject({ name: words, points: line })).default([]),
  })

export type Area = z.infer<ReturnType<typeof areaSchema>>
