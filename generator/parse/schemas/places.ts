import * as z from 'zod'
import { coordinates } from './coordinates.ts'
import { key } from './key.ts'
import { type Codes, entry, ownPaths } from './localized.ts'
import { slug, words } from './text.ts'

/** What a visitor from this city should know. */
const cityText = z.strictObject({
  intro: key(
    words,
    'One or two sentences on the city and what its people come to the practice for.',
    'Beaverton works at screens by day and on the trails at night. Both are hard on the eyes.',
  ),
  route: key(words, 'How to drive from the city to the practice.', 'Take the 26 east and exit at Market Street.'),
  local: key(
    words,
    'What matters for patients of this city in particular: work, sun, schools, age.',
    'Long hours at a screen can mean tired, dry eyes.',
  ),
})

/** `- name: Mission Viejo` is a complete entry: the rest has defaults. */
export const citiesSchema = (codes: Codes) =>
  z
    .array(
      entry(
        codes,
        {
          name: key(
            words,
            'The name of the city, as texts, titles and the map say it: without the state.',
            'Beaverton',
          ),
          slug: key(
            slug.optional(),
            'The name in addresses. Left out, it is made of the name: "Lake Oswego" becomes lake-oswego.',
            'lake-oswego',
          ),
          path: key(ownPaths(codes), 'Another address for its page in some languages.'),
          locationPage: key(
            z.boolean().default(true),
            '`false`: the city has pages for each service, and no page of its own under /locations.',
            false,
          ),
          coordinates: key(
            coordinates.optional(),
            'Where the city is, for the map, the cities nearby and the drive. Left out, it is looked up by its name.',
          ),
          areas: key(
            z.array(words).length(6).optional(),
            "Six real neighborhoods of the city, shown as a list. Without them, the audience's general lines are shown.",
            ['Cedar Hills', 'Raleigh Hills', 'Five Oaks', 'Sexton Mountain', 'Vose', 'Greenway'],
          ),
        },
        cityText,
        'none',
      ).meta({ title: 'City' }),
    )
    .min(1)

const minutes = z
  .string()
  .regex(/^\d{1,3}-\d{1,3}$/, 'must be a range of minutes such as 12-15')
  .refine((range) => Number(range.split('-')[0]) <= Number(range.split('-')[1]), 'must start with the smaller number')

export const driveTimesSchema = z.strictObject({
  default: key(
    minutes,
    'Minutes by car for cities that are not in the list, where their distance does not make it unlikely.',
    '15-20',
  ),
  cities: key(
    z.record(slug, key(minutes, 'Minutes by car from this city to the practice, without a stop.', '12-15')),
    'Minutes by car to the practice, by the slug of the city.',
    { beaverton: '12-15' },
  ),
})

const neighborhoodText = z.strictObject({
  title: key(
    words,
    'The title in the browser tab and in search results: 20 to 65 characters.',
    'Eye Exams for Cedar Hills Families',
  ),
  description: key(
    words,
    'The text under the title in search results: 70 to 170 characters.',
    'Eye care for Cedar Hills. How long days at a desk affect your eyes, and which way to drive to our office.',
  ),
  heading: key(words, "The page's largest heading.", 'Eye care for Cedar Hills'),
  intro: key(
    words,
    'One or two sentences under the heading.',
    'Cedar Hills is ten minutes from our door. We look after whole families from there.',
  ),
  place: key(
    words,
    'What the place is like, and what that means for the eyes of the people who live there.',
    'Tall trees keep the streets in shade, and the west-facing windows get the low sun.',
  ),
  route: key(
    words,
    'How to get to the practice from there.',
    'Take Cedar Hills Boulevard south and turn left on Market Street.',
  ),
  question: key(words, 'A question that people there ask.', 'Can my child wear sunglasses to practice?'),
  answer: key(words, 'The answer, true there.', 'Yes. Choose ones with a strap and full UV protection.'),
})

/** `- name: Northwood` is a complete entry: until it has its own words, its page says what it says of any place. */
export const neighborhoodsSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        name: key(words, 'The name of the neighborhood, as texts and titles say it.', 'Cedar Hills'),
        slug: key(slug.optional(), 'The name in addresses. Left out, it is made of the name.', 'cedar-hills'),
        partOf: key(
          slug.optional(),
          'The city or the neighborhood it belongs to: its slug in cities.yaml or here.',
          'beaverton',
        ),
        coordinates: key(
          coordinates.optional(),
          'Where it is, for the map of the way and the distance. Left out, the map shows the way from its city.',
        ),
      },
      neighborhoodText,
      'none',
    ).meta({ title: 'Neighborhood' }),
  )

const audienceText = z.strictObject({
  name: key(words, 'What the people are called.', 'Families'),
  lead: key(words, 'The sentence above the list of neighborhoods.', 'Eye care for every kind of street in town.'),
  lines: key(
    z.array(words.includes('{city}', { error: 'must contain {city}' })).length(6),
    'Six lines that name areas of any city, each with {city} in it. Cities without `areas:` of their own show them.',
    [
      '{city} - homes around the center',
      '{city} - older streets',
      '{city} - newer homes',
      '{city} - apartments near the shops',
      '{city} - streets close to the freeway',
      '{city} - homes on the hills',
    ],
  ),
})

/** The people a service is for. */
export const audiencesSchema = (codes: Codes) =>
  z.array(
    entry(codes, { id: key(slug, 'The name by which services call the audience.', 'near-me') }, audienceText).meta({
      title: 'Audience',
    }),
  )

export type City = z.infer<ReturnType<typeof citiesSchema>>[number]
export type Neighborhood = z.infer<ReturnType<typeof neighborhoodsSchema>>[number]
export type Audience = z.infer<ReturnType<typeof audiencesSchema>>[number]
export type DriveTimes = z.infer<typeof driveTimesSchema>
