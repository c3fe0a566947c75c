import * as z from 'zod'
import { photo } from './photo.ts'
import { slug, webAddress, words } from './text.ts'

/** How soon a reader must act. Emergency: 911 or an emergency room now. Urgent: an eye doctor the same day. */
export const careLevel = z.enum(['emergency', 'urgent', 'routine'])

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
const care = z.strictObject({
  care: z.strictObject({ level: careLevel, heading: words, items: z.array(words).min(1) }),
})

const photoBlock = z.strictObject({ photo })

/** One piece of a page's body: a paragraph, or one of `list:`, `steps:`, `table:`, `care:`, `photo:`. */
export const block = z.union([words, list, steps, table, care, photoBlock])

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
export const choice = z.strictObject({ level: careLevel.optional(), choice: words, when: z.array(words).min(1) })

export const question = z.strictObject({ question: words, answer: words })

/** Stops at the first failure: a value that is not a date is not checked further. */
const day = z.iso.date({ abort: true })

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

/** Where a medical fact comes from. */
export const source = z.strictObject({
  title: words,
  publisher: words,
  year: z.number().int().min(1950).max(2100).optional(),
  url: webAddress,
})

export type Block = z.infer<typeof block>
export type Section = z.infer<typeof section>
export type Question = z.infer<typeof question>
export type Fact = z.infer<typeof fact>
export type Choice = z.infer<typeof choice>
export type Review = z.infer<typeof review>
export type Source = z.infer<typeof source>
