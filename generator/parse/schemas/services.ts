import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { question, review } from './blocks.ts'
import { toBeWritten } from './claims.ts'
import { iconNames } from './icon-names.ts'
import { key } from './key.ts'
import { entry } from './localized.ts'
import { serviceDrawings } from './service-drawings.ts'
import { pageId, slug, words } from './text.ts'
import { ask } from './visit-pack.ts'

const serviceText = z.strictObject({
  name: key(words, 'The name of the service in menus, cards and breadcrumbs.', 'Dry eye care'),
  summary: key(
    words,
    'One sentence for cards that link to the service.',
    'Tests that find out why your eyes burn, and care that fits.',
  ),
  title: key(
    words,
    'The title of the service page in the browser tab and in search results, 20 to 65 characters.',
    'Dry Eye Doctor Near You in Beaverton',
  ),
  description: key(
    words,
    'The text under the title in search results, 70 to 160 characters.',
    'Burning, gritty or tired eyes? See how we find the cause of dry eye, which treatments help, and how to book a visit.',
  ),
  heading: key(words, 'The main heading of the service page.', 'Dry eye care that starts with the cause'),
  intro: key(
    words,
    'The introduction of the service page: what the service is and who it is for.',
    'Dry eye has two common causes. We look for yours before we treat it.',
  ),
  cityTitle: key(
    words,
    "The title of the service's page for a city, 20 to 65 characters including the name of the city. It may contain {city} and {minutes}.",
    'Dry Eye Doctor for {city}',
  ),
  cityDescription: key(
    words,
    'The text under that title in search results, 70 to 160 characters. It may contain {city} and {minutes}.',
    'Live in {city} and tired of burning eyes? See how we find the cause of dry eye, and how long the drive takes.',
  ),
  cityHeading: key(
    words,
    "The main heading of the service's page for a city. It may contain {city}.",
    'Dry eye care for {city}',
  ),
  inCity: key(
    words,
    "The introduction of the service's page for a city. It may contain {city} and {minutes}.",
    'From {city}, the drive to our office takes about {minutes} minutes.',
  ),
  benefits: key(z.array(words).length(6), 'The benefits for the patient: six short lines, shown as a list.', [
    'The same doctor at each visit',
    'Pictures of your own tear film',
    'A plan in writing',
    'Visits in English or Spanish',
    'Drops only where they help',
    'A second look after six weeks',
  ]),
  expertise: key(
    z.array(words).min(2),
    "The practice's experience with the service: two to four paragraphs. Pages for cities show only the first, so what no reader may miss belongs there.",
    ['We have cared for dry eyes since {fact.since-year}.', 'We look at the tear film under a microscope.'],
  ),
  visit: key(z.array(words).min(3), 'What happens at the visit: three or more steps.', [
    'You tell us what bothers you.',
    'We look at your tears and your eyelids.',
    'You leave with a plan.',
  ]),
  keywords: key(
    z.array(words).min(3),
    'Words that people search for, three or more. The site search uses them to find the service. Readers do not see them.',
    ['dry eye doctor', 'burning eyes', 'gritty eyes'],
  ),
  questions: key(z.array(question).min(2), 'Questions about the service with answers, two or more.'),
  ask,
})

/** The landing services: each has a page, and another in every city. */
export const servicesSchema = (codes: Codes) =>
  z
    .array(
      entry(
        codes,
        {
          slug: key(
            slug,
            'The address of the service: /services/<slug>, and /services/<slug>/<city>. Changing it moves all of its pages.',
            'dry-eye-doctor-near-me',
          ),
          icon: key(
            z.enum(iconNames),
            'The icon on its cards and at the top of its pages, if it has no `drawing:`.',
            'droplets',
          ),
          drawing: key(
            z.enum(serviceDrawings).optional(),
            'A drawing of its instrument or procedure: large at the top of its page, small on its cards.',
            'tear-film',
          ),
          targetAudience: key(
            z.enum(['families', 'adults', 'specialty', 'sports', 'professionals']),
            'Who the service is for, in broad terms. Readers do not see it.',
            'adults',
          ),
          audience: key(
            slug.optional(),
            'The audience whose lines about neighborhoods its city pages show: an id from audiences.yaml.',
            'near-me',
          ),
          searchVolume: key(
            z.enum(['high', 'medium', 'low']),
            'How many people search for the service. Readers do not see it.',
            'high',
          ),
          phone: key(
            slug.default('default'),
            'The phone number on its pages: a key under `phones:` in practice.yaml.',
            'default',
          ),
          visitType: key(
            slug,
            'The visit type preselected in the appointment form: one of `visitTypes:` in vertical.yaml.',
            'comprehensive',
          ),
          partners: key(slug.optional(), 'The brands on its pages: a category from partners.yaml.', 'lenses'),
          related: key(z.array(slug), 'Other services to suggest: slugs from services.yaml, or [] without any.', [
            'optometrist-near-me',
            'myopia-control',
          ]),
          readMore: key(z.array(pageId).default([]), 'Pages with more information, by their path.', [
            '/conditions/dry-eye',
          ]),
          testimonials: key(
            z.array(slug).max(3).default([]),
            'Up to three testimonials about the service: ids from testimonials.yaml.',
            ['clear-explanations', 'calm-visit', 'new-lenses'],
          ),
          review: key(
            review.optional(),
            'When its text was checked against its sources, and when the next check is due. Its city pages show the same.',
          ),
          placeholder: toBeWritten,
        },
        serviceText,
      ).meta({ title: 'Service' }),
    )
    .min(1)

export type Service = z.infer<ReturnType<typeof servicesSchema>>[number]
