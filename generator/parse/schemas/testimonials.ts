import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { day } from './day.ts'
import { key, optIn } from './key.ts'
import { entry } from './localized.ts'
import { slug, words } from './text.ts'

/** What patients say. A sample is labeled as an example on the page and refused by `check --release`. */
export const testimonialsSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        id: key(slug, 'The id that services and the home page use to refer to the testimonial.', 'clear-explanations'),
        author: key(words, 'The name of the patient, in the form they agreed to.', 'Maria L.'),
        location: key(words, 'Where the patient is from.', 'Beaverton'),
        service: key(slug.optional(), 'The service it is about: a slug from services.yaml.', 'optometrist-near-me'),
        date: key(day.optional(), 'The date it was given, shown below the quote.', '2026-03-14'),
        sample: optIn('Marks an invented example, which appears only in previews, labeled as an example.'),
      },
      key(
        words,
        'What the patient said, in their own words.',
        'The exam was not rushed. I understood what the pictures showed.',
      ),
    ).meta({ title: 'Testimonial' }),
  )

export type Testimonial = z.infer<ReturnType<typeof testimonialsSchema>>[number]
