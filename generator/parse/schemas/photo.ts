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

const share = z.number().min(0).max(1)

const placed = {
  ...file,
  /**
   * What stays in the middle where the photo is cut to the shape of its place, such as a face: shares of width and
   * height, `{ x: 0, y: 0 }` being the top left corner.
   */
  focus: z.strictObject({ x: share, y: share }).optional(),
}

/** The practice's own photos, with words in every language: pages of every language show them. */
export const practicePhotos = (codes: Codes) => {
  const photo = entry(codes, placed, photoWords, 'all')
  return z.strictObject({
    /** The front of the office, or its entrance, 3:2 and 960 pixels wide or more: on the pages that tell the way. */
    office: photo.optional(),
    /** A portrait, 4:5 and 512 pixels wide or more: beside the doctor's name on pages with `team: true`. */
    doctor: photo.optional(),
    /** Portraits like the doctor's, shown below it; the caption gives name and role. */
    staff: z.array(photo).default([]),
  })
}

export type PlacedPhoto = z.infer<ReturnType<typeof practicePhotos>>['staff'][number]
export type SharedPhoto = z.infer<ReturnType<typeof sharedPhoto>>
export type PhotoWords = z.infer<typeof photoWords>
export type NamedPhoto = Pick<z.infer<typeof photo>, 'file' | 'quality'>
