import * as z from 'zod'
import { careLevel } from './care.ts'
import { day } from './day.ts'
import { photo } from './photo.ts'
import { slug, words } from './text.ts'

const list = z.strictObject({ list: z.array(words).min(2) })
const steps = z.strictObject({ steps: z.array(words).min(2) })
const table = z.strictObject({
  table: z
    .strictObject({
      caption: words,
      columns: z.array(words).min(2),
      rows: z.array(z.array(words).min(2)).min(1),
    })
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
      message: 'every row must have one cell per column',
      path: ['rows'],
    }),
})

/** Names signs of signs.yaml; `items` are reasons that no sign there covers. */
const reasons = {
  signs: z.array(slug).default([]),
  items: z.array(words).default([]),
}

const care = z.strictObject({
  care: z
    .strictObject({
      level: careLevel,
      /** Where it says more than the level does: `Call 911 or go to an emergency room now if:`. */
      heading: words.optional(),
      ...reasons,
    })
    .refine(({ signs, items }) => signs.length + items.length > 0, {
      message: 'must name a sign, or have an item',
      path: ['signs'],
    }),
})

const photoBlock = z.strictObject({ photo })

/** The form by which visitors put their appointment into their own calendar. */
const calendar = z.strictObject({ calendar: z.literal(true) })

/** The table of prices.yaml: nothing while no price is confirmed. */
const prices = z.strictObject({ prices: z.literal(true) })

/**
 * One piece of a page's body: a paragraph, or one of `list:`, `steps:`, `table:`, `care:`, `photo:`, `calendar: true`,
 * `prices: true`.
 */
export const block = z.union([words, list, steps, table, care, photoBlock, calendar, prices])

/**
 * A section of a page with a heading. `id` is its #hash, the same in every language. Its care cards go from the most to
 * the least serious.
 */
export const section = z
  .strictObject({ id: slug, heading: words, blocks: z.array(block).min(1) })
  .superRefine(({ blocks }, context) => {
    let mildest = 0
    for (const [index, each] of blocks.entries()) {
      if (typeof each === 'string' || !('care' in each)) continue
      const level = careLevel.options.indexOf(each.care.level)
      if (level < mildest) {
        const message = `must not follow a milder one: care cards go from emergency over urgent to routine`
        context.addIssue({ code: 'custom', message, path: ['blocks', index, 'care', 'level'] })
      }
      mildest = Math.max(mildest, level)
    }
  })

/** One line of the key facts: `term: Who gets it`, and the answer in a few words. */
export const fact = z.strictObject({ term: words, text: words })

/** One option of a comparison: `choice: "Choose drops if:"` and when to choose it. With a level it is a care card. */
export const choice = z
  .strictObject({
    level: careLevel.optional(),
    choice: words,
    signs: z.array(slug).default([]),
    when: z.array(words).default([]),
  })
  .refine(({ signs, when }) => signs.length + when.length > 0, {
    message: 'must say when to choose it',
    path: ['when'],
  })
  .refine(({ level, signs }) => signs.length === 0 || level !== undefined, {
    message: 'must say the level of its signs',
    path: ['level'],
  })

export const question = z.strictObject({ question: words, answer: words })

/** When a page was checked against its sources, and when the next check is due. */
export const review = z
  .strictObject({
    /** The day, `2026-11-21`. */
    on: day,
    next: day,
    /** Name and credentials of the clinician who read the page. Left out until one truly has. */
    by: words.optional(),
  })
  .refine(({ on, next }) => on < next, { message: 'must be after "on"', path: ['next'] })

export type Block = z.infer<typeof block>
export type Section = z.infer<typeof section>
export type Question = z.infer<typeof question>
export type Fact = z.infer<typeof fact>
export type Choice = z.infer<typeof choice>
export type Review = z.infer<typeof review>
