import { z } from 'zod'
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

/** One piece of a page's body: a paragraph, or one of `list:`, `steps:`, `table:`, `care:`. */
export const block = z.union([words, list, steps, table, care])

/** A headed part of a page. `id` is its #hash, the same in both languages. */
export const section = z.strictObject({ id: slug, heading: words, blocks: z.array(block).min(1) })

export const question = z.strictObject({ question: words, answer: words })

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
export type Source = z.infer<typeof source>
