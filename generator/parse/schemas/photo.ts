import * as z from 'zod'
import { type Codes, entry } from './localized.ts'
import { words } from './text.ts'

/** Specification section 9. */
export const defaultQuality = 85

const file = {
  /** Its path below the manifest's photos/: `exam-room.jpg`, `team/front-desk.jpg`. */
  file: words,
  /** Of the compressed copies, 1 to 100, as JPEG counts; the other formats are made to look the same. */
  quality: z.number().int().min(1).max(100).default(defaultQuality),
}

export const photoWords = z.strictObject({
  /** What the photo shows, in a sentence: read aloud to those who cannot see it. A photo that says nothing is left out. */
  alt: words,
  /** Shown below the photo. */
  caption: words.optional(),
})

/** A photo among the blocks of a section, in the section's language. */
export const photo = photoWords.extend(file)

/** A photo of all languages. A page needs the words of the languages it is written in. */
export const sharedPhoto = (codes: Codes) => entry(codes, file, photoWords, 'none')

/** A photo shown on pages of every language, whatever they are about. */
export const photoInAll = (codes: Codes) => entry(codes, file, photoWords, 'all')

export type SharedPhoto = z.infer<ReturnType<typeof sharedPhoto>>
export type PhotoWords = z.infer<typeof photoWords>
export type NamedPhoto = Pick<z.infer<typeof photo>, 'file' | 'quality'>
