import * as z from 'zod'
import { block, choice, fact, question, type Review, review, section } from './blocks.ts'
import { eyePart } from './eye-parts.ts'
import { type Codes, entry, ownPaths } from './localized.ts'
import { sharedPhoto } from './photo.ts'
import { pageId, slug, words } from './text.ts'
import { viewNames } from './views.ts'
import { ask } from './visit-pack.ts'

/** The words every written page has, in each language. */
const text = z.strictObject({
  /** For the browser tab and search results. The practice's name is added when there is room. */
  title: words,
  description: words,
  /** Words people search for, separated by commas. They are not printed: search engines ignore a keywords tag. */
  keywords: words.optional(),
  /** The page's h1. */
  heading: words,
  /** What menus, cards and breadcrumbs call the page. */
  name: words,
  /** One sentence for cards that lead here. */
  summary: words,
  /** The subject of an appointment request written from the page, where the usual one does not fit. */
  emailSubject: words.optional(),
  intro: words,
  sections: z.array(section).default([]),
  questions: z.array(question).default([]),
})

/** What a page of any kind says once for all languages. */
const shared = (codes: Codes) => ({
  /** Other addresses than the file's path, by language: `es: /es/condiciones/queratocono`. */
  path: ownPaths(codes, pageId),
  /** The key of the number in practice.yaml that the page shows. */
  phone: slug.default('default'),
  /** What the appointment dialog starts with; when left out, the visitor chooses. */
  visitType: slug.optional(),
  /**
   * False: open to every visitor, wherever they are. Staff pages, the not-found page and every page with advice for an
   * emergency always are.
   */
  geoGate: z.boolean().optional(),
  /** Kept on the device of whoever opens one of the pages that are, to open without a network. Open to every visitor. */
  keepOffline: z.boolean().default(false),
  related: z.array(pageId).default([]),
  /** Which partner brands fit the page. */
  partners: slug.optional(),
  /** Ids of sources.yaml: those that its texts do not cite as `[[id]]`. */
  sources: z.array(slug).default([]),
})

type Shared = ReturnType<typeof shared>

/** Makes the schemas of the kinds: what a page says in each language, and what it says once in addition. */
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
   * A kind with medical facts: it says when they were last checked. While it names no clinician, it claims to have been
   * checked against its sources, and so must name some.
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

/** Drawings that a page may show. */
const pictures = {
  /** The parts of the eye the page is about, the most important one first: the page shows where they are. */
  eye: z
    .array(eyePart)
    .min(1)
    .max(4)
    .refine((parts) => new Set(parts).size === parts.length, 'must not name a part twice')
    .optional(),
  /** Shows how the world looks with the condition: the street in templates/views, drawn as seen with it. */
  view: z.enum(viewNames).optional(),
}

/** The page at a glance, in a box before its sections. */
const facts = z.array(fact).min(2).max(6).optional()

const written = text.extend({ facts, sections: z.array(section).min(2) })
const asked = text.extend({ facts, questions: z.array(question).min(3) })
const comparison = written.extend({
  /** In short: which option suits whom. */
  verdict: z.array(choice).min(2).max(4).optional(),
})
/** A page that patients bring to a visit. */
const brought = written.extend({ ask })
const condition = brought.extend({
  /** The clinical name, shown in brackets after the plain one. */
  medicalName: words.optional(),
})
const home = text.extend({
  stats: z.array(z.strictObject({ value: words, label: words })).length(4),
  /** What changes with care, stated without promising a result. */
  results: z.array(z.strictObject({ name: words, before: words, after: words })).min(2),
})

/** The section for one of the two groups of readers of a page. */
const way = z.strictObject({ heading: words, blocks: z.array(block).min(1) })
const referral = written.extend({
  /** For patients who were referred to us: ends with the ways to book a visit. */
  patients: way,
  /** For those who refer patients: ends with the phone and an e-mail link. */
  colleagues: way.extend({
    /** The subject of the e-mail they write. Must not identify a patient: subjects can be read in transit. */
    subject: words.max(78, 'must be at most 78 characters'),
  }),
})

/** What tells a link's visits from others. It describes the link, never a person: it becomes part of the address. */
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
    pictured('prose', written, {
      /** Introduces the doctor, with the key facts, and shows the photos of people and office that practice.yaml has. */
      team: z.boolean().default(false),
    }),
    pictured('services', text),
    pictured('conditions', text),
    pictured('contact', text),
    pictured('eyewear', written),
    medical('condition', condition, { schemaType: schemaType.default('MedicalCondition'), ...pictures }),
    medical('topic', brought, pictures),
    medical('guide', written, pictures),
    medical('faq', asked, pictures),
    medical('comparison', comparison),
    medical('referral', referral),
    medical('how-soon', text, {
      /** Only the emergencies, on one sheet, for a wall. */
      poster: z.boolean().default(false),
    }),
    kind('notices', text),
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
  // Zod's types allow no union over entries that gather their texts; at run time it reads them all the same.
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
