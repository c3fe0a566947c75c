import * as z from 'zod'
import { type Codes, entry } from './localized.ts'
import { words } from './text.ts'

/** Specification section 9. */
export const defaultQuality = 85

const file = {
  /** Its path below the manifest's photos/: `exam-room.jpg`, `team/front-desk.jpg`. */
  file: words,
  /** The quality of the compressed copies, 1 to 100, on JPEG's scale; the other formats are set to look the same. */
  quality: z.number().int().min(1).max(100).default(defaultQuality),
}

export const photoWords = z.strictObject({
  /** What the photo shows, in a sentence: read aloud to those who cannot see it. Leave out photos that say nothing. */
  alt: words,
  /** Shown below the photo. */
  caption: words.optional(),
})

/** A photo among the blocks of a section, with words in the section's language. */
export const photo = photoWords.extend(file)

/** A photo shared by all languages. A page needs its words in the languages the page is written in. */
export const sharedPhoto = (codes: Codes) => entry(codes, file, photoWords, 'none')

/** A photo that pages of every language show, whatever they are about. */
export const photoInAll = (codes: Codes) => entry(codes, file, photoWords, 'all')

export type SharedPhoto = z.infer<ReturnType<typeof sharedPhoto>>
export type PhotoWords = z.infer<typeof photoWords>
export type NamedPhoto = Pick<z.infer<typeof photo>, 'file' | 'quality'>
