import * as z from 'zod'
import { type Codes, entry } from './localized.ts'
import { slug, words } from './text.ts'

// A pack is two sheets in large print, in two languages side by side: the limits are what fits there.

const question = words.max(72, 'must be at most 72 characters')

/** What a patient may ask at a visit about the subject of a page or a service. */
export const ask = z.array(question).min(2).max(5).default([])

/** One line, or little more. */
const line = words.max(60, 'must be at most 60 characters')

const packText = z.strictObject({
  /** What to bring to any visit. */
  bring: z.array(line).min(1).max(5),
  /** How to get to the office, besides its address, phone and hours. */
  arrive: z.array(line).max(2).default([]),
  /** What to ask at any visit, after the page's own questions. */
  ask: z.array(question).min(1).max(2),
})

/** The sheets that patients print and bring: what they say about every visit. Pages add questions of their own. */
export const visitPackSchema = (codes: Codes) =>
  entry(
    codes,
    {
      /** Ids of signs.yaml that call for care the same day, for pages that name none. */
      usualSigns: z.array(slug).default([]),
    },
    packText,
    'all',
  )

export type VisitPack = z.infer<ReturnType<typeof visitPackSchema>>
