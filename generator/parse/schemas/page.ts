import * as z from 'zod'
import { block, choice, fact, question, type Review, review, section, source } from './blocks.ts'
import { eyePart } from './eye-parts.ts'
import { type Codes, entry, ownPaths } from './localized.ts'
import { sharedPhoto } from './photo.ts'
import { pageId, slug, words } from './text.ts'
import { viewNames } from './views.ts'

/** The words every written page has, in one language. */
const text = z.strictObject({
  /** The browser tab and search result. The practice's name is added when there is room. */
  title: words,
  description: words,
  /** For the keywords tag, with commas between them. */
  keywords: words.optional(),
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

/** What a page of any kind says once for all languages. */
const shared = (codes: Codes) => ({
  /** Other addresses than the file's path, by language: `es: /es/condiciones/queratocono`. */
  path: ownPaths(codes, pageId),
  /** Which number of practice.yaml the page shows. */
  phone: slug.default('default'),
  /** What the appointment dialog starts with; left out, the visitor chooses. */
  visitType: slug.optional(),
  /** False: opens to every visitor, wherever they are. Staff pages and the not-found page do so anyway. */
  geoGate: z.boolean().default(true),
  related: z.array(pageId).default([]),
  /** Which partner brands fit the page. */
  partners: slug.optional(),
  sources: z.array(source).default([]),
})

type Shared = ReturnType<typeof shared>

/** Makes the schemas of kinds: what a page says in each language, and what more it says once. */
function kindsIn(codes: Codes) {
  const kind = <K extends string, T extends z.ZodType, S extends z.ZodRawShape = Record<never, never>>(
    name: K,
    text: T,
    more?: S,
  ) =>
    entry(
      codes,
      { ...shared(codes), kind: z.literal(name), ...more } as Shared & { kind: z.ZodLiteral<K> } & S,
      text,
      'none',
    )

  /** A page that may open with a photo. */
  const pictured = <K extends string, T extends z.ZodType, S extends z.ZodRawShape = Record<never, never>>(
    name: K,
    text: T,
    more?: S,
  ) => kind(name, text, { photo: sharedPhoto(codes).optional(), ...(more as S) })

  /**
   * A kind that tells medical facts: it says when these were checked. While no clinician is named, it says that they were
   * held against the sources, and so it must name some.
   */
  const medical = <K extends string, T extends z.ZodType, S extends z.ZodRawShape = Record<never, never>>(
    name: K,
    text: T,
    more?: S,
  ) =>
    pictured(name, text, { review: review.optional(), ...(more as S) }).refine(
      (page) => {
        const { review, sources } = page as { review?: Review; sources: unknown[] }
        return review === undefined || review.by !== undefined || sources.length > 0
      },
      { message: 'must have "sources:" beside it, or "by:" in it', path: ['review'] },
    )

  return { kind, pictured, medical }
}

/** Drawings that a page may name. */
const pictures = {
  /** The parts of the eye that it is about, the most important one first: the page shows where they are. */
  eye: z
    .array(eyePart)
    .min(1)
    .max(4)
    .refine((parts) => new Set(parts).size === parts.length, 'must not name a part twice')
    .optional(),
  /** Shows how the world looks with the condition: the street of templates/views, drawn as such eyes see it. */
  view: z.enum(viewNames).optional(),
}

/** What the page says in a glance, in a box before its sections. */
const facts = z.array(fact).min(2).max(6).optional()

const written = text.extend({ facts, sections: z.array(section).min(2) })
const asked = text.extend({ facts, questions: z.array(question).min(3) })
const comparison = written.extend({
  /** In short: which way suits whom. */
  verdict: z.array(choice).min(2).max(4).optional(),
})
const condition = written.extend({
  /** The clinical name, shown in brackets after the plain one. */
  medicalName: words.optional(),
})
const home = text.extend({
  stats: z.array(z.strictObject({ value: words, label: words })).length(4),
  /** What changes with care, told without promising a result. */
  results: z.array(z.strictObject({ name: words, before: words, after: words })).min(2),
})

/** A reader's own way through a page two sorts of readers land on. */
const way = z.strictObject({ heading: words, blocks: z.array(block).min(1) })
const referral = written.extend({
  /** For those who were sent to us: ends in the ways to a visit. */
  patients: way,
  /** For those who send somebody: ends in the phone and an e-mail link. */
  colleagues: way.extend({
    /** Of the e-mail they write. Nothing about a patient: subjects are read on the way. */
    subject: words.max(78, 'must be at most 78 characters'),
  }),
})

/** What tells a link's visits from others. Words about the link and never about a person: they stand in the address. */
const utm = z.strictObject({
  source: slug,
  medium: slug,
  campaign: slug.optional(),
})

/** schema.org's type of what the page is about. */
export const schemaType = z.enum(['MedicalCondition', 'MedicalProcedure', 'MedicalTherapy'])

/** A written page: one file under pages/, its path is its URL. `kind` picks the template. */
export function pageSchema(codes: Codes) {
  const { kind, pictured, medical } = kindsIn(codes)
  const kinds = [
    pictured('home', home, { services: z.array(slug).length(3), testimonials: z.array(slug).length(3) }),
    pictured('prose', written),
    pictured('services', text),
    pictured('conditions', text),
    pictured('contact', text),
    pictured('eyewear', written),
    medical('condition', condition, { schemaType: schemaType.default('MedicalCondition'), ...pictures }),
    medical('topic', written, pictures),
    medical('guide', written, pictures),
    medical('faq', asked, pictures),
    medical('comparison', comparison),
    medical('referral', referral),
    kind('out-of-area', text),
    kind('sitemap', text),
    kind('qr', text, {
      /** The page that the code opens. */
      target: pageId,
      utm: utm.optional(),
    }),
    kind('tools', text),
    kind('not-found', text),
  ] as const
  // Its types know no union over entries that gather their texts; it reads them all the same.
  const options = kinds as unknown as [z.ZodObject<{ kind: z.ZodLiteral<string> }>]
  return z.discriminatedUnion('kind', options) as unknown as z.ZodType<z.output<(typeof kinds)[number]>>
}

export type WrittenPage = z.infer<ReturnType<typeof pageSchema>>
export type Utm = z.infer<typeof utm>
export type PageText = z.infer<typeof text>
export type ConditionText = z.infer<typeof condition>
export type ComparisonText = z.infer<typeof comparison>
export type ReferralText = z.infer<typeof referral>
export type HomeText = z.infer<typeof home>
