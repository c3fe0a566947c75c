import * as z from 'zod'
import { question, review } from './blocks.ts'
import { iconNames } from './icon-names.ts'
import { type Codes, entry } from './localized.ts'
import { schemaType } from './page.ts'
import { pageId, slug, words } from './text.ts'
import { ask } from './visit-pack.ts'

/** `{city}` and `{minutes}` may be used in `inCity` and `cityTitle`, `cityDescription`, `cityHeading`. */
const serviceText = z.strictObject({
  name: words,
  /** One sentence for cards. */
  summary: words,
  title: words,
  description: words,
  heading: words,
  /** What the service is and for whom: the hub page's introduction. */
  intro: words,
  cityTitle: words,
  cityDescription: words,
  cityHeading: words,
  /** The introduction of the service in one city. */
  inCity: words,
  benefits: z.array(words).length(6),
  /** The practice's expertise in it: two to four paragraphs. */
  expertise: z.array(words).min(2),
  /** What happens at the visit, step by step. */
  visit: z.array(words).min(3),
  /**
   * Words people search for: the specification's seoKeywords. The site's own search finds the service by them. They are
   * not printed, as search engines ignore a keywords tag.
   */
  keywords: z.array(words).min(3),
  questions: z.array(question).min(2),
  ask,
})

/** The landing services: each has a hub, and a page in every city. */
export const servicesSchema = (codes: Codes) =>
  z
    .array(
      entry(
        codes,
        {
          slug,
          /** The pictogram on its cards and at the top of its pages. */
          icon: z.enum(iconNames),
          targetAudience: z.enum(['families', 'adults', 'specialty', 'sports', 'professionals']),
          /** The audience whose neighbourhood lines are shown: the id of an entry in audiences.yaml. */
          audience: slug,
          searchVolume: z.enum(['high', 'medium', 'low']),
          phone: slug.default('default'),
          visitType: slug,
          schemaType: z.enum([...schemaType.options, 'Service']).default('Service'),
          partners: slug.optional(),
          /** Other services to offer. */
          related: z.array(slug).min(2),
          /** Written pages that say more. */
          readMore: z.array(pageId).default([]),
          testimonials: z.array(slug).length(3),
          /** When its words were checked, and by whom: its pages in cities say the same. */
          review: review.optional(),
        },
        serviceText,
      ),
    )
    .min(1)

export type Service = z.infer<ReturnType<typeof servicesSchema>>[number]
export type ServiceText = z.infer<typeof serviceText>
