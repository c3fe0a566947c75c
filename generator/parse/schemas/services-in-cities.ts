import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { block, question } from './blocks.ts'
import { key } from './key.ts'
import { entry } from './localized.ts'
import { slug, words } from './text.ts'

const inCityText = z.strictObject({
  intro: key(
    words,
    "The introduction under the heading of the page, in place of the service's `inCity:`. It may contain {city} and {minutes}.",
    'From the west side of {city}, the drive takes about {minutes} minutes.',
  ),
  heading: key(
    words,
    'The heading of the section about what matters in this city for this service.',
    'Fitting an exam into a school week',
  ),
  blocks: key(z.array(block).min(1), 'The content under that heading: paragraphs, lists, steps, tables, photos.', [
    'Drops that widen the pupils blur print for a few hours.',
  ]),
  questions: key(z.array(question).min(1), 'Questions that people in this city ask about the service, with answers.'),
})

/**
 * What each service says to visitors from one city, in services-in-cities/<city>.yaml. A pair without its own words
 * is published, but not offered to search engines.
 */
export const servicesInCitySchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        service: key(slug, 'The service that the text is about: a slug from services.yaml.', 'dry-eye-doctor-near-me'),
      },
      inCityText,
    ).meta({ title: 'Service in this city' }),
  )

export type ServiceInCity = z.infer<ReturnType<typeof servicesInCitySchema>>[number]
