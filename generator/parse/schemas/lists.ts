import * as z from 'zod'
import { type Codes, entry } from './localized.ts'
import { pageId, slug, words } from './text.ts'

/** What patients say. A sample is labelled as an example on the page and refused by `check --release`. */
export const testimonialsSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        id: slug,
        author: words,
        location: words,
        service: slug.optional(),
        /** The day it was given, `2026-03-14`. */
        date: z.iso.date().optional(),
        sample: z.boolean().default(false),
      },
      words,
    ),
  )

/** Of a partner, by its file below the manifest's logos/: `lumen.svg`. SVG or PNG, with the partner's permission. */
const logo = z.strictObject({
  file: words,
  /** How high it is shown, in CSS pixels. Logos that look too heavy beside others need less. */
  height: z.number().int().min(16).max(64).default(40),
})

/** Brands of lenses, frames and devices, by what they are for. */
export const partnersSchema = z.array(
  z.strictObject({
    name: words,
    categories: z.array(slug).min(1),
    /** Shown in place of the name. */
    logo: logo.optional(),
    /** The practice has not confirmed it works with the brand. */
    placeholder: z.boolean().default(false),
  }),
)

/** A link to a page, labelled with the page's own name unless another is given. */
const link = (codes: Codes) => entry(codes, { page: pageId }, words, 'none')

export const navigationSchema = (codes: Codes) =>
  z.strictObject({
    header: z.array(link(codes)),
    /** The pages under the Services item of the header. */
    servicesMenu: z.array(link(codes)),
    footer: z.array(entry(codes, { id: slug, links: z.array(link(codes)).min(1) }, words)),
    /** Pages that belong together: each of them shows the list. A page can be in one hub only. */
    hubs: z
      .array(
        entry(
          codes,
          { id: slug, pages: z.array(z.union([pageId, link(codes)])).min(2) },
          z.strictObject({ heading: words }),
        ),
      )
      .default([]),
  })

/** Old addresses and the pages that replaced them. */
export const redirectsSchema = z.array(z.strictObject({ from: pageId, to: pageId }))

export type Words = { [key: string]: string | Words }
/** Interface words: keys in groups, every value a sentence; `{name}` is a placeholder. */
export const wordsSchema: z.ZodType<Words> = z.lazy(() => z.record(z.string(), z.union([words, wordsSchema])))

export type Testimonial = z.infer<ReturnType<typeof testimonialsSchema>>[number]
export type Partner = z.infer<typeof partnersSchema>[number]
export type Navigation = z.infer<ReturnType<typeof navigationSchema>>
export type Redirect = z.infer<typeof redirectsSchema>[number]
