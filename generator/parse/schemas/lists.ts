import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import type { WordTree } from '../../text/words.ts'
import { key, optIn } from './key.ts'
import { entry } from './localized.ts'
import { pageId, slug, words } from './text.ts'

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
        date: key(z.iso.date().optional(), 'The date it was given, shown below the quote.', '2026-03-14'),
        sample: optIn('Marks an invented example, which appears only in previews, labeled as an example.'),
      },
      key(
        words,
        'What the patient said, in their own words.',
        'The exam was not rushed. I understood what the pictures showed.',
      ),
    ).meta({ title: 'Testimonial' }),
  )

const logo = z.strictObject({
  file: key(
    words,
    'The path of the logo in logos/: SVG or PNG, as supplied by the brand and used with its permission.',
    'lumen.svg',
  ),
  height: key(
    z.number().int().min(16).max(64).default(40),
    'The height of the logo in pixels, 16 to 64. Use less for logos that look too heavy beside others.',
    32,
  ),
})

/** Brands of lenses, frames and devices, by what they are for. */
export const partnersSchema = z.array(
  z
    .strictObject({
      name: key(words, 'The name of the brand, as the brand spells it.', 'Lumen Optics'),
      categories: key(
        z.array(slug).min(1),
        'What the brand is for. Pages and services select a category with `partners:`; `default` is for all others.',
        ['default', 'lenses'],
      ),
      logo: key(logo.optional(), 'The logo, shown in place of the name.'),
      placeholder: optIn(
        'Marks a brand that the practice has not confirmed yet. `npx sightline check --release` rejects it.',
      ),
    })
    .meta({ title: 'Brand' }),
)

/** A link to a page, labeled with the page's own name unless another is given. */
const link = (codes: Codes) =>
  entry(
    codes,
    { page: key(pageId, 'The page that the link leads to, by its path in the first language.', '/contact') },
    key(words, "The text of the link. By default, the page's own name.", 'Contact'),
    'none',
  ).meta({ title: 'Link' })

export const navigationSchema = (codes: Codes) =>
  z.strictObject({
    header: key(z.array(link(codes)), 'The links at the top of every page, in this order.', [{ page: '/contact' }]),
    servicesMenu: key(z.array(link(codes)), 'The pages in the Services menu of the header.', [{ page: '/eyewear' }]),
    footer: key(
      z.array(
        entry(
          codes,
          {
            id: key(slug, 'The id of the group. Readers do not see it.', 'conditions'),
            links: key(z.array(link(codes)).min(1), 'The links in the group, in this order.'),
          },
          key(words, 'The heading of the group.', 'Eye conditions'),
        ).meta({ title: 'Link group' }),
      ),
      'Groups of links at the bottom of every page.',
    ),
    hubs: key(
      z
        .array(
          entry(
            codes,
            {
              id: key(slug, 'The id of the hub. Readers do not see it.', 'dry-eye'),
              pages: key(
                z.array(z.union([pageId, link(codes)])).min(2),
                'The pages in the hub: for each, its path, or a link with its own text.',
                ['/conditions/dry-eye', '/conditions/blepharitis'],
              ),
            },
            z.strictObject({ heading: key(words, 'The heading above the list.', 'Dry eye') }),
          ).meta({ title: 'Hub' }),
        )
        .default([]),
      'Groups of related pages. Each page in a hub shows the list; a page can be in only one hub.',
    ),
  })

/** Old addresses and what replaced them. checks/addresses/redirects.ts checks whether the addresses are possible. */
export const redirectsSchema = z.array(
  z
    .strictObject({
      from: key(
        words,
        'The old address, from the slash after the host: /Old.html, /page.php?id=7, or /blog/* for everything below it.',
        '/locations.html',
      ),
      to: key(
        words,
        'The page that replaces it, by its path in the first language: then the old address is redirected in every language. Or the address of a page in another language, such as /es/about, or an https address on another site.',
        '/sitemap',
      ),
    })
    .meta({ title: 'Redirect' }),
)

const interfaceWord = key(
  words,
  'Text that all pages share: a button, a label, a heading. `{name}` is filled in, and must appear in every language.',
  'Request an appointment',
)

/** Interface words: keys in groups, every value a sentence; `{name}` is a placeholder. */
export const wordsSchema: z.ZodType<WordTree> = z
  .lazy(() => z.record(z.string(), z.union([interfaceWord, wordsSchema])))
  // Registered on this very schema because it contains itself: `.meta()` would make a second, described copy.
  .register(z.globalRegistry, {
    description: 'Text that all pages share, in groups: buttons, labels, headings. All languages have the same keys.',
  })

/** The interface words of a language after the first, which may have none yet. */
export const laterWordsSchema = wordsSchema.or(z.null().transform((): WordTree => ({})))

export type Testimonial = z.infer<ReturnType<typeof testimonialsSchema>>[number]
export type Partner = z.infer<typeof partnersSchema>[number]
export type Navigation = z.infer<ReturnType<typeof navigationSchema>>
export type Redirect = z.infer<typeof redirectsSchema>[number]
