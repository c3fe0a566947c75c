import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { coordinates } from './coordinates.ts'
import { key } from './key.ts'
import { entry, ownNames, ownPaths } from './localized.ts'
import { slug, words } from './text.ts'

/** What a visitor from this city should know. */
const cityText = z.strictObject({
  intro: key(
    words,
    'One or two sentences about the city and what its residents come to the practice for.',
    'Beaverton works at screens by day and on the trails at night. Both are hard on the eyes.',
  ),
  route: key(words, 'Driving directions from the city to the practice.', 'Take the 26 east and exit at Market Street.'),
  local: key(
    words,
    'What matters to patients from this city in particular: work, sun, schools, age.',
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
            'The name of the city, without the state, as used in text, in titles and on the map.',
            'Beaverton',
          ),
          names: key(
            ownNames(codes, 'What this language calls the place.', 'Ginebra'),
            'What some languages call the city, where that is not its `name`. Its address stays the same.',
          ),
          slug: key(
            slug.optional(),
            'The name in addresses. By default, it is derived from the name: "Lake Oswego" becomes lake-oswego.',
            'lake-oswego',
          ),
          path: key(ownPaths(codes), 'A different address of its page in some languages.'),
          locationPage: key(
            z.boolean().default(true),
            'If `false`, the city has a page for each service, but no page of its own under /locations.',
            false,
          ),
          coordinates: key(
            coordinates.optional(),
            'The location of the city, for the map, the nearby cities and the drive. By default, it is looked up by name.',
          ),
          areas: key(
            z.array(words).length(6).optional(),
            'Six real neighborhoods of the city, shown as a list. Without them, the general lines of the audience are shown.',
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
  .refine((range) => Number(range.split('-')[0]) <= Number(range.split('-')[1]), 'must have the smaller number first')

export const driveTimesSchema = z.strictObject({
  default: key(
    minutes,
    'Minutes by car for cities that are not listed, unless their distance makes it unlikely.',
    '15-20',
  ),
  cities: key(
    z.record(slug, key(minutes, 'Minutes by car from this city to the practice, without a stop.', '12-15')),
    'Minutes by car to the practice, by city slug.',
    { beaverton: '12-15' },
  ),
})

const neighborhoodText = z.strictObject({
  inSentence: key(
    words.optional(),
    'The name as sentences in this language say it, if it takes an article: "The drive from the Pearl District".',
    'the Pearl District',
  ),
  title: key(
    words,
    'The title in the browser tab and in search results, 20 to 65 characters.',
    'Eye Exams for Cedar Hills Families',
  ),
  description: key(
    words,
    'The text under the title in search results, 70 to 160 characters.',
    'Eye care for Cedar Hills. How long days at a desk affect your eyes, and which way to drive to our office.',
  ),
  heading: key(words, 'The main heading of the page.', 'Eye care for Cedar Hills'),
  intro: key(
    words,
    'One or two sentences under the heading.',
    'Cedar Hills is ten minutes from our door. We look after whole families from there.',
  ),
  place: key(
    words,
    'What the neighborhood is like, and what that means for the eyes of the people who live there.',
    'Tall trees keep the streets in shade, and the west-facing windows get the low sun.',
  ),
  route: key(
    words,
    'Directions from the neighborhood to the practice.',
    'Take Cedar Hills Boulevard south and turn left on Market Street.',
  ),
  question: key(words, 'A question that people in the neighborhood ask.', 'Can my child wear sunglasses to practice?'),
  answer: key(words, 'The answer, as it applies there.', 'Yes. Choose ones with a strap and full UV protection.'),
})

/** `- name: Northwood` is a complete entry: until it has its own words, its page says the same as any other. */
export const neighborhoodsSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        name: key(words, 'The name of the neighborhood, as used in text and titles.', 'Cedar Hills'),
        names: key(
          ownNames(codes, 'What this language calls the place.', 'Ginebra'),
          'What some languages call the neighborhood, where that is not its `name`. Its address stays the same.',
        ),
        slug: key(slug.optional(), 'The name in addresses. By default, it is derived from the name.', 'cedar-hills'),
        partOf: key(
          slug.optional(),
          'The city or neighborhood that it belongs to: a slug from cities.yaml or from this file.',
          'beaverton',
        ),
        coordinates: key(
          coordinates.optional(),
          'The location of the neighborhood, for the route map and the distance. Without it, the map shows the route from its city.',
        ),
      },
      neighborhoodText,
      'none',
    ).meta({ title: 'Neighborhood' }),
  )

const audienceText = z.strictObject({
  name: key(words, 'The name of the group of people.', 'Families'),
  lead: key(words, 'The sentence above the list of neighborhoods.', 'Eye care for every kind of street in town.'),
  lines: key(
    z.array(words.includes('{city}', { error: 'must name the place as {city}' })).length(6),
    'Six lines that name areas of any city, each with {city} in it. Shown for cities without `areas:` of their own.',
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
    entry(codes, { id: key(slug, 'The id that services use to refer to the audience.', 'near-me') }, audienceText).meta(
      {
        title: 'Audience',
      },
    ),
  )

export type City = z.infer<ReturnType<typeof citiesSchema>>[number]
export type Neighborhood = z.infer<ReturnType<typeof neighborhoodsSchema>>[number]
export type Audience = z.infer<ReturnType<typeof audiencesSchema>>[number]
export type DriveTimes = z.infer<typeof driveTimesSchema>
