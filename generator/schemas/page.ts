import { z } from 'zod'
import { visitTypes } from '../../src/shared/appointment.ts'
import { question, section, source } from './blocks.ts'
import { pageId, slug, words } from './text.ts'

export const visitType = z.enum(visitTypes)

/** The words every written page has, in one language. */
const text = z.strictObject({
  /** The browser tab and search result. The practice's name is added when there is room. */
  title: words,
  description: words,
  /** The page's h1. */
  heading: words,
  /** What menus, cards and breadcrumbs call the page. */
  name: words,
  /** One sentence for cards that lead here. */
  summary: words,
  /** The subject of an appointment request written from the page, where the usual one does not do. */
  emailSubject: words.optional(),
  intro: words,
  sections: z.array(section).default([]),
  questions: z.array(question).default([]),
})

const shared = z.strictObject({
  /** Another address than the file's path, per language: `es: /es/condiciones/queratocono`. */
  path: z.strictObject({ es: pageId }).optional(),
  /** Which number of practice.yaml the page shows. */
  phone: slug.default('default'),
  /** What the appointment dialog starts with; left out, the visitor chooses. */
  visitType: visitType.optional(),
  related: z.array(pageId).default([]),
  /** Which partner brands fit the page. */
  partners: slug.optional(),
  sources: z.array(source).default([]),
})

function kind<K extends string, T extends z.ZodType>(name: K, language: T) {
  return shared.extend({ kind: z.literal(name), en: language.optional(), es: language.optional() })
}

const written = text.extend({ sections: z.array(section).min(2) })
const asked = text.extend({ questions: z.array(question).min(3) })
const condition = written.extend({
  /** The clinical name, shown in brackets after the plain one. */
  medicalName: words.optional(),
})
const home = text.extend({
  stats: z.array(z.strictObject({ value: words, label: words })).length(4),
  /** What changes with care, told without promising a result. */
  results: z.array(z.strictObject({ name: words, before: words, after: words })).min(2),
})

/** schema.org's type of what the page is about. */
export const schemaType = z.enum(['MedicalCondition', 'MedicalProcedure', 'MedicalTherapy'])

/** A written page: one file under pages/, its path is its URL. `kind` picks the template. */
export const pageSchema = z.discriminatedUnion('kind', [
  kind('home', home).extend({ services: z.array(slug).length(3), testimonials: z.array(slug).length(3) }),
  kind('prose', written),
  kind('services', text),
  kind('conditions', text),
  kind('contact', text),
  kind('eyewear', written),
  kind('condition', condition).extend({ schemaType: schemaType.default('MedicalCondition') }),
  kind('topic', written),
  kind('guide', written),
  kind('faq', asked),
  kind('comparison', written),
  kind('referral', written),
  kind('out-of-area', text),
  kind('sitemap', text),
  kind('qr', text).extend({ target: pageId }),
  kind('tools', text),
  kind('not-found', text),
])

export type WrittenPage = z.infer<typeof pageSchema>
export type PageText = z.infer<typeof text>
export type ConditionText = z.infer<typeof condition>
export type HomeText = z.infer<typeof home>
