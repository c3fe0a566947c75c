import * as z from 'zod'
import { type Review, review } from './blocks.ts'
import { toBeWritten } from './claims.ts'
import { eyePart } from './eye-parts.ts'
import { frameWall } from './frames.ts'
import { key } from './key.ts'
import { type Codes, entry, ownPaths } from './localized.ts'
import { asked, brought, comparison, condition, home, referral, text, written } from './page-text.ts'
import { sharedPhoto } from './photo.ts'
import { pageId, slug } from './text.ts'
import { viewNames } from './views.ts'

/** What every kind of page says once for all languages. */
const shared = (codes: Codes) => ({
  path: key(ownPaths(codes), 'Other addresses than the path of the file, by language.'),
  phone: key(slug.default('default'), 'The number the page shows: a key under `phones:` in practice.yaml.', 'default'),
  visitType: key(
    slug.optional(),
    'The visit that is chosen already when somebody asks for an appointment: one of `visitTypes:` in vertical.yaml. Left out, the visitor chooses.',
    'comprehensive',
  ),
  geoGate: key(
    z.boolean().optional(),
    '`false`: open to every visitor, wherever they are. Pages with advice for an emergency and staff pages always are.',
    false,
  ),
  keepOffline: key(
    z.boolean().default(false),
    '`true`: kept on the device of whoever opens one of these pages, to read without a network. Open to every visitor.',
    true,
  ),
  related: key(
    z.array(pageId).default([]),
    'Pages to read next, by their path in the first language: cards at the end.',
    ['/conditions/dry-eye'],
  ),
  partners: key(slug.optional(), 'Whose brands the page shows: a category of partners.yaml.', 'lenses'),
  sources: key(
    z.array(slug).default([]),
    'Where its facts come from: ids of sources.yaml that its texts do not cite as [[id]].',
    ['nei-dry-eye'],
  ),
  placeholder: toBeWritten,
})

type Shared = ReturnType<typeof shared>

const photoOnTop = (codes: Codes) =>
  key(sharedPhoto(codes).optional(), 'A photo on top of the page, once for all languages, at least 960 pixels wide.')

const checked = key(
  review.optional(),
  'When the page was checked against its sources, and when it is due again. Until it says by whom, it needs `sources:`.',
)

const kindOf = <K extends string>(name: K) =>
  key(z.literal(name), 'What sort of page it is: it decides how the page looks and which keys it has.', name)

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

  /** A page that may open with a photo. */
  const pictured = <K extends string, T extends z.ZodType, S extends z.ZodRawShape = Record<never, never>>(
    name: K,
    text: T,
    more?: S,
  ) => kind(name, text, { photo: photoOnTop(codes), ...(more as S) })

  /**
   * A kind with medical facts: it says when they were last checked. While it names no clinician, it claims to have been
   * checked against its sources, and so must name some.
   */
  const medical = <K extends string, T extends z.ZodType, S extends z.ZodRawShape = Record<never, never>>(
    name: K,
    text: T,
    more?: S,
  ) =>
    pictured(name, text, { review: checked, ...(more as S) }).refine(
      (page) => {
        const { review, sources } = page as { review?: Review; sources: unknown[] }
        return review === undefined || review.by !== undefined || sources.length > 0
      },
      { message: 'must have "sources:" next to it, or "by:" in it', path: ['review'] },
    )

  return { kind, pictured, medical }
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
    'The parts of the eye the page is about, one to four, the most important one first: a drawing shows where they are.',
    ['cornea', 'iris'],
  ),
  view: key(z.enum(viewNames).optional(), 'A drawing of a street as somebody with the condition sees it.', 'cataract'),
}

/** Tells a link's visits from others. It becomes part of the address, so it describes the link, never a person. */
const utm = z.strictObject({
  source: key(slug, 'Where the link stands.', 'qr-code'),
  medium: key(slug, 'What sort of place that is.', 'print'),
  campaign: key(slug.optional(), 'What the link is for.', 'spring-letter'),
})

/** The schema.org type of the page's subject. */
export const schemaType = z.enum(['MedicalCondition', 'MedicalProcedure', 'MedicalTherapy'])

const aboutType = key(
  schemaType.default('MedicalCondition'),
  "What search engines are told the page is about: one of schema.org's types.",
  'MedicalCondition',
)

/** A written page: one file under pages/, its path is its URL. `kind` picks the template. */
export function pageSchema(codes: Codes) {
  const { kind, pictured, medical } = kindsIn(codes)
  const kinds = [
    pictured('home', home, {
      services: key(z.array(slug).length(3), 'Three services to show first: slugs of services.yaml.', [
        'optometrist-near-me',
        'dry-eye-doctor-near-me',
        'myopia-control',
      ]),
      testimonials: key(z.array(slug).length(3).default([]), 'What three patients say: ids of testimonials.yaml.', [
        'clear-explanations',
        'calm-visit',
        'new-lenses',
      ]),
      view: pictures.view,
    }),
    pictured('prose', written, {
      team: key(
        z.boolean().default(false),
        '`true`: introduces the doctor by name, with the key facts and the photos that practice.yaml has.',
        true,
      ),
    }),
    pictured('services', text),
    pictured('conditions', text),
    pictured('contact', text),
    pictured('eyewear', written, {
      wall: key(
        frameWall.optional(),
        'Frames of glasses, drawn from their sizes: they open the page, and stand on a wall to compare.',
      ),
    }),
    medical('condition', condition, { schemaType: aboutType, ...pictures }),
    medical('topic', brought, pictures),
    medical('guide', written, pictures),
    medical('faq', asked, pictures),
    medical('comparison', comparison),
    medical('referral', referral),
    medical('how-soon', text, {
      poster: key(z.boolean().default(false), '`true`: only the emergencies, on one sheet, for a wall.', true),
    }),
    kind('notices', text),
    kind('out-of-area', text),
    kind('sitemap', text),
    kind('qr', text, {
      target: key(pageId, 'The page that the code opens, by its path in the first language.', '/keratoconus-referral'),
      utm: key(utm.optional(), 'What tells visits by the code from others. It describes the code, never a person.'),
    }),
    kind('tools', text),
    kind('not-found', text),
  ] as const
  // Zod's types do not allow a union over transformed entries, but it works at run time.
  const options = kinds as unknown as [z.ZodObject<{ kind: z.ZodLiteral<string> }>]
  return z.discriminatedUnion('kind', options) as unknown as z.ZodType<z.output<(typeof kinds)[number]>>
}

export type WrittenPage = z.infer<ReturnType<typeof pageSchema>>
export type Utm = z.infer<typeof utm>
