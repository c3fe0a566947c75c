import * as z from 'zod'
import { coordinates } from './coordinates.ts'
import { type Codes, entry, ownPaths } from './localized.ts'
import { pageId, slug, words } from './text.ts'

const six = z.array(words).length(6)

/** What a visitor from this city should know. Every part is optional. */
const cityText = z.strictObject({
  /** One or two sentences on the city and what its people come to the practice for. */
  intro: words,
  /** How to drive from the city to the practice. */
  route: words,
  /** What matters in this city in particular: work, sun, schools, age. */
  local: words,
})

/** `- name: Mission Viejo` is a complete entry: the rest has defaults. */
export const citiesSchema = (codes: Codes) =>
  z
    .array(
      entry(
        codes,
        {
          name: words,
          /** The last segment of its URLs; derived from the name when left out. */
          slug: slug.optional(),
          /** Other addresses for its page under /locations, by language. */
          path: ownPaths(codes, pageId),
          /** false: only service pages, no page of its own under /locations. */
          locationPage: z.boolean().default(true),
          /** Where it is, for the map, the cities nearby and the drive. Left out, the gazetteer is asked for its name. */
          coordinates: coordinates.optional(),
          /** Six real areas of the city; without them the audience's general lines are shown. */
          areas: six.optional(),
        },
        cityText,
        'none',
      ),
    )
    .min(1)

/** Minutes by car to the practice, `12-15`, by city slug. */
const minutes = z
  .string()
  .regex(/^\d{1,3}-\d{1,3}$/, 'must be a range of minutes, written 12-15')
  .refine((range) => Number(range.split('-')[0]) <= Number(range.split('-')[1]), 'must start with the smaller number')

export const driveTimesSchema = z.strictObject({
  /** For cities that are not in the list, where their distance does not make it unlikely. */
  default: minutes,
  cities: z.record(slug, minutes),
})

const neighborhoodText = z.strictObject({
  title: words,
  description: words,
  heading: words,
  intro: words,
  /** What the place is like, and what that means for the people who live there. */
  place: words,
  /** How to get to the practice from there. */
  route: words,
  /** A question people there ask, with an answer that is true there. */
  question: words,
  answer: words,
})

export const neighborhoodsSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        name: words,
        slug: slug.optional(),
        /** The slug of the city or of the neighbourhood it belongs to. */
        partOf: slug.optional(),
      },
      neighborhoodText,
    ),
  )

/** The people a service is for. Its six lines name areas of any city, each with `{city}` in it. */
export const audiencesSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      { id: slug },
      z.strictObject({
        name: words,
        /** The sentence above the list of neighbourhoods. */
        lead: words,
        lines: z.array(words.includes('{city}', { error: 'must contain {city}' })).length(6),
      }),
    ),
  )

export type City = z.infer<ReturnType<typeof citiesSchema>>[number]
export type Neighborhood = z.infer<ReturnType<typeof neighborhoodsSchema>>[number]
export type Audience = z.infer<ReturnType<typeof audiencesSchema>>[number]
export type DriveTimes = z.infer<typeof driveTimesSchema>
