import * as z from 'zod'
import { key } from './key.ts'
import { type Codes, entry } from './localized.ts'
import { pageId, slug, words } from './text.ts'

/** What patients say. A sample is labeled as an example on the page and refused by `check --release`. */
export const testimonialsSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        id: key(slug, 'The name by which services and the first page call it.', 'clear-explanations'),
        author: key(words, 'Who said it, as they agreed to be named.', 'Maria L.'),
        location: key(words, 'Where they are from.', 'Beaverton'),
        service: key(slug.optional(), 'The service it is about: a slug of services.yaml.', 'optometrist-near-me'),
        date: key(z.iso.date().optional(), 'The day it was given.', '2026-03-14'),
        sample: key(
          z.boolean().default(false),
          'An invented example. Only a preview shows it, and labels it as an example.',
          true,
        ),
      },
      key(
        words,
        'What they said, in their own words.',
        'The exam was not rushed. I understood what the pictures showed.',
      ),
    ).meta({ title: 'Testimonial' }),
  )

const logo = z.strictObject({
  file: key(
    words,
    "The file below logos/: SVG or PNG, as the brand gives it out, with the brand's permission.",
    'lumen.svg',
  ),
  height: key(
    z.number().int().min(16).max(64).default(40),
    'How high the logo is shown, in pixels, 16 to 64. Logos that look too heavy beside others need less.',
    32,
  ),
})

/** Brands of lenses, frames and devices, by what they are for. */
export const partnersSchema = z.array(
  z
    .strictObject({
      name: key(words, 'The name of the brand, as the brand writes it.', 'Lumen Optics'),
      categories: key(
        z.array(slug).min(1),
        'What the brand is for. Pages and services name a category as `partners:`; `default` is for all others.',
        ['default', 'lenses'],
      ),
      logo: key(logo.optional(), 'A logo, shown in place of the name.'),
      placeholder: key(
        z.boolean().default(false),
        'The practice has not confirmed that it works with the brand: only a preview shows it.',
        true,
      ),
    })
    .meta({ title: 'Brand' }),
)

/** A link to a page, labeled with the page's own name unless another is given. */
const link = (codes: Codes) =>
  entry(
    codes,
    { page: key(pageId, 'The page it leads to, by its path in the first language.', '/contact') },
    key(words, "The words of the link. Left out, they are the page's own name.", 'Contact'),
    'none',
  ).meta({ title: 'Link' })

export const navigationSchema = (codes: Codes) =>
  z.strictObject({
    header: key(z.array(link(codes)), 'The links at the top of every page, in this order.', [{ page: '/contact' }]),
    servicesMenu: key(z.array(link(codes)), 'The pages under the Services item of the header.', [{ page: '/eyewear' }]),
    footer: key(
      z.array(
        entry(
          codes,
          {
            id: key(slug, 'A name for the group. Readers do not see it.', 'conditions'),
            links: key(z.array(link(codes)).min(1), 'The links of the group, in this order.'),
          },
          key(words, 'The heading of the group.', 'Eye conditions'),
        ).meta({ title: 'Group of links' }),
      ),
      'Groups of links at the bottom of every page.',
    ),
    hubs: key(
      z
        .array(
          entry(
            codes,
            {
              id: key(slug, 'A name for the hub. Readers do not see it.', 'dry-eye'),
              pages: key(
                z.array(z.union([pageId, link(codes)])).min(2),
                'The pages that belong together: a path each, or a link with words of its own.',
                ['/conditions/dry-eye', '/conditions/blepharitis'],
              ),
            },
            z.strictObject({ heading: key(words, 'The heading above the list.', 'Dry eye') }),
          ).meta({ title: 'Hub' }),
        )
        .default([]),
      'Pages that belong together: each of them shows the list. A page can be in one hub only.',
    ),
  })

/** Old addresses and what replaced them. checks/redirects.ts checks whether the addresses are possible. */
export const redirectsSchema = z.array(
  z
    .strictObject({
      from: key(
        words,
        'The old address as visitors have it, from the slash after the host on: /Old.html, /page.php?id=7, /blog/* for all below.',
        '/locations.html',
      ),
      to: key(
        words,
        'The page that took its place, by its path in the first language, or an https address elsewhere.',
        '/sitemap',
      ),
    })
    .meta({ title: 'Redirect' }),
)

export type Words = { [key: string]: string | Words }
const interfaceWord = key(
  words,
  'Words that all pages share: a button, a label, a heading. `{name}` in it is filled in, and stands in every language.',
  'Request an appointment',
)

/** Interface words: keys in groups, every value a sentence; `{name}` is a placeholder. */
export const wordsSchema: z.ZodType<Words> = z
  .lazy(() => z.record(z.string(), z.union([interfaceWord, wordsSchema])))
  // Registered on this very schema because it contains itself: `.meta()` would make a second, described copy.
  .register(z.globalRegistry, {
    description: 'Words that all pages share, in groups: buttons, labels, headings. All languages have the same keys.',
  })

/** The interface words of a language after the first, which may have none yet. */
export const laterWordsSchema = wordsSchema.or(z.null().transform((): Words => ({})))

export type Testimonial = z.infer<ReturnType<typeof testimonialsSchema>>[number]
export type Partner = z.infer<typeof partnersSchema>[number]
export type Navigation = z.infer<ReturnType<typeof navigationSchema>>
export type Redirect = z.infer<typeof redirectsSchema>[number]
