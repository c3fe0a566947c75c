import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { type Review, review } from './blocks.ts'
import { toBeWritten } from './claims.ts'
import { eyePart } from './eye-parts.ts'
import { frameWall } from './frames.ts'
import { key, optIn } from './key.ts'
import { entry, ownPaths } from './localized.ts'
import {
  asked,
  brought,
  comparison,
  condition,
  eyewear,
  home,
  introduced,
  notFound,
  outOfArea,
  referral,
  staff,
  text,
  written,
} from './page-text.ts'
import { sharedPhoto } from './photo.ts'
import { pageId, slug } from './text.ts'
import { viewNames } from './views.ts'

/** What every kind of page says once for all languages. */
const shared = (codes: Codes) => ({
  path: key(ownPaths(codes), 'The addresses of the page by language, where they differ from the path of the file.'),
  phone: key(
    slug.default('default'),
    'The phone number on the page: a key under `phones:` in practice.yaml.',
    'default',
  ),
  visitType: key(
    slug.optional(),
    'The visit type preselected in the appointment form: one of `visitTypes:` in vertical.yaml. If you leave it out, the visitor chooses.',
    'comprehensive',
  ),
  geoGate: key(
    z.boolean().optional(),
    'If `false`, the page is open to every visitor, wherever they are. Pages with emergency advice and staff pages always are.',
    false,
  ),
  keepOffline: optIn(
    'If `true`, the page is kept for offline reading on the device of anyone who opens one of these pages. It is then open to every visitor.',
  ),
  placeholder: toBeWritten,
})

type Shared = ReturnType<typeof shared>

/** What most kinds say once for all languages, too. */
const linking = {
  related: key(
    z.array(pageId).default([]),
    'Pages to read next, by their path in the first language, shown as cards at the end.',
    ['/conditions/dry-eye'],
  ),
  partners: key(slug.optional(), 'The brands on the page: a category from partners.yaml.', 'lenses'),
  sources: key(
    z.array(slug).default([]),
    'The sources of the facts on the page: ids from sources.yaml that its text does not cite as [[id]].',
    ['nei-dry-eye'],
  ),
}

/** A page that leads to others, names brands and sources, and may open with a photo. */
const pictured = (codes: Codes) => ({
  ...linking,
  photo: key(
    sharedPhoto(codes).meta({ title: 'Page photo' }).optional(),
    'A photo at the top of the page, the same in all languages, at least 960 pixels wide.',
  ),
})

const checked = key(
  review.optional(),
  'When the page was checked against its sources, and when the next check is due. Without `by:`, the page needs `sources:`.',
)

const kindOf = <K extends string>(name: K) =>
  key(z.literal(name), 'The kind of page, which determines how it looks and which keys it has.', name)

/** Functions that make the schema of a kind from its texts in each language and its additional keys. */
function kindsIn(codes: Codes) {
  const kind = <K extends string, T extends z.ZodType, S extends z.ZodRawShape = Record<never, never>>(
    name: K,
    text: T,
    more?: S,
  ) =>
    entry(
      codes,
      { ...shared(codes), kind: kindOf(name), ...more } as Shared & { kind: z.ZodLiteral<K> } & S,
      text,
      'none',
    ).meta({ title: `${name} page` })

  /** A page without the keys of `linking`: for the code, it has none. */
  const alone = <K extends string, T extends z.ZodType, S extends z.ZodRawShape = Record<never, never>>(
    name: K,
    text: T,
    more?: S,
  ) => kind(name, text, more).transform((page) => ({ ...page, related: [], sources: [] }))

  /**
   * A kind with medical facts: it says when they were last checked. While it names no clinician, it claims to have been
   * checked against its sources, and so must name some.
   */
  const medical = <K extends string, T extends z.ZodType, S extends z.ZodRawShape = Record<never, never>>(
    name: K,
    text: T,
    more?: S,
  ) =>
    kind(name, text, { ...pictured(codes), review: checked, ...(more as S) }).refine(
      (page) => {
        const { review, sources } = page as { review?: Review; sources: unknown[] }
        return review === undefined || review.by !== undefined || sources.length > 0
      },
      { message: 'must have "sources:" next to it, or "by:" in it', path: ['review'] },
    )

  return { kind, alone, medical }
}

/** Drawings that a page may show. */
const pictures = {
  eye: key(
    z
      .array(eyePart)
      .min(1)
      .max(4)
      .refine((parts) => new Set(parts).size === parts.length, 'must not name a part twice')
      .optional(),
    'The parts of the eye that the page is about, one to four, most important first. A drawing shows where they are.',
    ['cornea', 'iris'],
  ),
  view: key(z.enum(viewNames).optional(), 'A drawing of a street as someone with the condition sees it.', 'cataract'),
}

const callFirst = optIn(
  'If `true`, the page opens with the button that calls, before the one that requests an appointment: for what cannot wait for an answer.',
)

/** Marks visits through a link. It becomes part of the address, so it describes the link, never a person. */
const utm = z.strictObject({
  source: key(slug, 'Where the link appears.', 'qr-code'),
  medium: key(slug, 'The kind of place where the link appears.', 'print'),
  campaign: key(slug.optional(), 'The purpose of the link.', 'spring-letter'),
})

/** The schema.org type of the page's subject. */
const schemaType = z.enum(['MedicalCondition', 'MedicalProcedure', 'MedicalTherapy'])

const aboutWhat = 'What the page is about, for search engines: a schema.org type.'

/** A written page: one file under pages/, its path is its URL. `kind` picks the template. */
export function pageSchema(codes: Codes) {
  const { kind, alone, medical } = kindsIn(codes)
  const shown = pictured(codes)
  const kinds = [
    kind('home', home, {
      ...shown,
      services: key(z.array(slug).min(1).max(3), 'The services to show first, up to three: slugs from services.yaml.', [
        'optometrist-near-me',
        'dry-eye-doctor-near-me',
        'myopia-control',
      ]),
      testimonials: key(z.array(slug).max(3).default([]), 'Up to three testimonials: ids from testimonials.yaml.', [
        'clear-explanations',
        'calm-visit',
        'new-lenses',
      ]),
      view: pictures.view,
    }),
    kind('prose', written, {
      ...shown,
      team: optIn(
        'If `true`, the page introduces the doctor by name, with the key facts and the photos from practice.yaml.',
      ),
    }),
    kind('services', text, shown),
    kind('conditions', text, shown),
    kind('contact', text, shown),
    kind('eyewear', eyewear, {
      ...shown,
      wall: key(
        frameWall.optional(),
        'Eyeglass frames, drawn from their sizes, at the top of the page and on a wall for comparison.',
      ),
    }),
    medical('condition', condition, {
      schemaType: key(schemaType.default('MedicalCondition'), aboutWhat, 'MedicalTherapy'),
      callFirst,
      ...pictures,
    }),
    medical('topic', brought, {
      schemaType: key(schemaType.optional(), aboutWhat, 'MedicalTherapy'),
      callFirst,
      ...pictures,
    }),
    medical('guide', written, pictures),
    medical('faq', asked, pictures),
    medical('comparison', comparison),
    medical('referral', referral),
    medical('how-soon', text, {
      poster: optIn('If `true`, the page is a one-sheet wall poster that shows only the emergencies.'),
    }),
    kind('notices', text, linking),
    kind('out-of-area', outOfArea, linking),
    alone('sitemap', introduced),
    alone('qr', staff, {
      target: key(pageId, 'The page that the code opens, by its path in the first language.', '/keratoconus-referral'),
      utm: key(
        utm.optional(),
        'What distinguishes visits through the code from others. It describes the code, never a person.',
      ),
    }),
    alone('tools', staff),
    alone('not-found', notFound),
  ] as const
  // Zod's types do not allow a union over transformed entries, but it works at run time.
  const options = kinds as unknown as [z.ZodObject<{ kind: z.ZodLiteral<string> }>]
  return z.discriminatedUnion('kind', options) as unknown as z.ZodType<z.output<(typeof kinds)[number]>>
}

export type WrittenPage = z.infer<ReturnType<typeof pageSchema>>
export type Utm = z.infer<typeof utm>
