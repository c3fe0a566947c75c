import * as z from 'zod'
import { question, review } from './blocks.ts'
import { toBeWritten } from './claims.ts'
import { iconNames } from './icon-names.ts'
import { key } from './key.ts'
import { type Codes, entry } from './localized.ts'
import { schemaType } from './page.ts'
import { serviceDrawings } from './service-drawings.ts'
import { pageId, slug, words } from './text.ts'
import { ask } from './visit-pack.ts'

const serviceText = z.strictObject({
  name: key(words, 'What menus, cards and breadcrumbs call the service.', 'Dry eye care'),
  summary: key(
    words,
    'One sentence for cards that lead to the service.',
    'Tests that find out why your eyes burn, and care that fits.',
  ),
  title: key(
    words,
    'The title of the service in the browser tab and in search results: 20 to 65 characters.',
    'Dry Eye Doctor Near You in Beaverton',
  ),
  description: key(
    words,
    'The text under the title in search results: 70 to 170 characters.',
    'Burning, gritty or tired eyes? See how we find the cause of dry eye, which treatments help, and how to book a visit.',
  ),
  heading: key(words, "The service page's largest heading.", 'Dry eye care that starts with the cause'),
  intro: key(
    words,
    "What the service is and for whom: the introduction of the service's page.",
    'Dry eye has two common causes. We look for yours before we treat it.',
  ),
  cityTitle: key(
    words,
    'The title of the service in one city: 20 to 65 characters with the name of the city. It may hold {city} and {minutes}.',
    'Dry Eye Doctor for {city}',
  ),
  cityDescription: key(
    words,
    'The text under that title in search results: 70 to 170 characters. It may hold {city} and {minutes}.',
    'Live in {city} and tired of burning eyes? See how we find the cause of dry eye, and how long the drive takes.',
  ),
  cityHeading: key(
    words,
    'The largest heading of the service in one city. It may hold {city}.',
    'Dry eye care for {city}',
  ),
  inCity: key(
    words,
    'The introduction of the service in one city. It may hold {city} and {minutes}.',
    'From {city}, the drive to our office takes about {minutes} minutes.',
  ),
  benefits: key(z.array(words).length(6), 'What the patient gains: six short lines, shown as a list.', [
    'The same doctor at each visit',
    'Pictures of your own tear film',
    'A plan in writing',
    'Visits in English or Spanish',
    'Drops only where they help',
    'A second look after six weeks',
  ]),
  expertise: key(z.array(words).min(2), "The practice's experience with it: two to four paragraphs.", [
    'We have cared for dry eyes since {fact.since-year}.',
    'We look at the tear film under a microscope.',
  ]),
  visit: key(z.array(words).min(3), 'What happens at the visit, step by step: three steps or more.', [
    'You tell us what bothers you.',
    'We look at your tears and your eyelids.',
    'You leave with a plan.',
  ]),
  keywords: key(
    z.array(words).min(3),
    'Words people search for, three or more. The search of the site finds the service by them; nobody sees them.',
    ['dry eye doctor', 'burning eyes', 'gritty eyes'],
  ),
  questions: key(z.array(question).min(2), 'Questions about the service with answers, two or more.'),
  ask,
})

/** The landing services: each has a hub, and a page in every city. */
export const servicesSchema = (codes: Codes) =>
  z
    .array(
      entry(
        codes,
        {
          slug: key(
            slug,
            'The address of the service: /services/<slug>, and /services/<slug>/<city>. A change moves all of its pages.',
            'dry-eye-doctor-near-me',
          ),
          icon: key(
            z.enum(iconNames),
            'The pictogram on its cards and at the top of its pages, where it has no `drawing:`.',
            'droplets',
          ),
          drawing: key(
            z.enum(serviceDrawings).optional(),
            'A drawing of its instrument or its act: large at the top of its page, small on its cards.',
            'tear-film',
          ),
          targetAudience: key(
            z.enum(['families', 'adults', 'specialty', 'sports', 'professionals']),
            'Who the service is for, in broad terms. Readers do not see it.',
            'adults',
          ),
          audience: key(
            slug.optional(),
            'Whose lines on neighborhoods its pages in cities show: an id of audiences.yaml.',
            'near-me',
          ),
          searchVolume: key(
            z.enum(['high', 'medium', 'low']),
            'How many people search for it. Readers do not see it.',
            'high',
          ),
          phone: key(
            slug.default('default'),
            'The number its pages show: a key under `phones:` in practice.yaml.',
            'default',
          ),
          visitType: key(
            slug,
            'The visit that is chosen already when somebody asks for an appointment: one of `visitTypes:` in vertical.yaml.',
            'comprehensive',
          ),
          schemaType: key(
            z.enum([...schemaType.options, 'Service']).default('Service'),
            "What search engines are told it is: one of schema.org's types.",
            'MedicalTherapy',
          ),
          partners: key(slug.optional(), 'Whose brands its pages show: a category of partners.yaml.', 'lenses'),
          related: key(z.array(slug).min(2), 'Other services to offer, two or more: slugs of services.yaml.', [
            'optometrist-near-me',
            'myopia-control',
          ]),
          readMore: key(z.array(pageId).default([]), 'Written pages that say more, by their path.', [
            '/conditions/dry-eye',
          ]),
          testimonials: key(
            z.array(slug).length(3).default([]),
            'What patients say of it: three ids of testimonials.yaml.',
            ['clear-explanations', 'calm-visit', 'new-lenses'],
          ),
          review: key(
            review.optional(),
            'When its words were checked against their sources. Its pages in cities say the same.',
          ),
          placeholder: toBeWritten,
        },
        serviceText,
      ).meta({ title: 'Service' }),
    )
    .min(1)

export type Service = z.infer<ReturnType<typeof servicesSchema>>[number]
export type ServiceText = z.infer<typeof serviceText>
