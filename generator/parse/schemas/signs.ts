import * as z from 'zod'
import { careLevel } from './care.ts'
import { type Codes, entry } from './localized.ts'
import { slug, words } from './text.ts'

const signText = z.strictObject({
  /** A clause that follows "Call today if": `a red eye hurts and you wear contact lenses`. */
  sign: words,
  /** What to add in sentences of its own: `Take the lens out first.` */
  note: words.optional(),
  /** The words by which a text speaks of this sign and of no other: it must name the sign instead. */
  cues: z.array(words).default([]),
})

/** What may be wrong, and how soon it needs care: each sign once, for every page. Cards and answers name it by id. */
export const signsSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        id: slug,
        level: careLevel,
        /** What it concerns: signs are listed under it. Its heading is a word under `signs:` in the interface words. */
        about: slug,
        /** The id of the source for its level. */
        source: slug.optional(),
      },
      signText,
      'all',
    ),
  )

export type Sign = z.infer<ReturnType<typeof signsSchema>>[number]
