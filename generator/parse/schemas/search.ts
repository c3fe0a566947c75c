import * as z from 'zod'
import { type Codes, localized } from './localized.ts'
import { pageId, slug, words } from './text.ts'

/** What of the practice the search answers itself, above the pages, from what practice.yaml says. */
const fact = z.enum(['hours', 'phone', 'address', 'insurance', 'emergency'])

const entry = (codes: Codes) =>
  z
    .strictObject({
      /** The page that is meant. */
      page: pageId,
      /** The answer that is shown above it. */
      fact: fact.optional(),
      /** Or what to do about this sign of signs.yaml: the entry is found by the sign's cues too. */
      sign: slug.optional(),
      /** What visitors call it, in words and phrases. */
      called: localized(codes, z.array(words), 'none').default({}),
      /** Whole queries for which the page must come first, in the box of their language. `check` tries them. */
      asks: localized(codes, z.array(words), 'none').default({}),
    })
    .refine(({ fact, sign }) => fact === undefined || sign === undefined, {
      message: 'must not stand beside "fact:"',
      path: ['sign'],
    })

/** What visitors look for in words that no page has, what answers them, and what the search is tried with. */
export const searchSchema = (codes: Codes) => z.array(entry(codes))

export type SearchEntry = z.output<ReturnType<typeof entry>>
export type Fact = z.output<typeof fact>
