import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { key } from './key.ts'
import { entry } from './localized.ts'
import { words } from './text.ts'

/** Specification section 9. */
export const defaultQuality = 85

const file = {
  file: key(
    words,
    'The path of the photo in photos/: JPEG, PNG, WebP, AVIF or TIFF, straight from the camera.',
    'exam-room.jpg',
  ),
  quality: key(
    z.number().int().min(1).max(100).default(defaultQuality),
    'The quality of the compressed copies, 1 to 100.',
    70,
  ),
}

const photoWords = z
  .strictObject({
    alt: key(
      words,
      'What the photo shows, in one sentence, read aloud to people who cannot see it. Leave out photos that say nothing.',
      'A patient looks into a microscope for the eye',
    ),
    caption: key(words.optional(), 'The caption below the photo.', 'The exam takes about 40 minutes'),
  })
  .meta({ title: 'Photo text' })

/** A photo among the blocks of a section, with words in the section's language. */
export const photo = photoWords.extend(file)

/** A photo shared by all languages. A page needs its words in the languages the page is written in. */
export const sharedPhoto = (codes: Codes) => entry(codes, file, photoWords, 'none')

const share = z.number().min(0).max(1)

const focus = z.strictObject({
  x: key(share, 'The distance from the left edge, as a fraction of the width.', 0.5),
  y: key(share, 'The distance from the top edge, as a fraction of the height.', 0.3),
})

const placed = {
  ...file,
  focus: key(focus.optional(), 'The point, such as a face, that stays in the middle when the photo is cropped.'),
}

/** A photo of the practice's own, with words in every language: pages of every language show it. */
export const practicePhoto = (codes: Codes) => entry(codes, placed, photoWords, 'all').meta({ title: 'Practice photo' })

export const practicePhotos = (codes: Codes) =>
  z.strictObject({
    office: key(
      practicePhoto(codes).optional(),
      'The front of the office or its entrance: landscape, cropped to 3:2, at least 960 pixels wide. Shown on pages with directions.',
    ),
    doctor: key(
      practicePhoto(codes).optional(),
      "A portrait of the doctor: upright, cropped to 4:5, at least 512 pixels wide. Shown beside the doctor's name on pages with `team: true`.",
    ),
  })

export type PlacedPhoto = z.infer<ReturnType<typeof practicePhoto>>
export type SharedPhoto = z.infer<ReturnType<typeof sharedPhoto>>
export type PhotoWords = z.infer<typeof photoWords>
export type NamedPhoto = Pick<z.infer<typeof photo>, 'file' | 'quality'>
