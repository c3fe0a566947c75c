import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { placeholder } from './claims.ts'
import { key } from './key.ts'
import { entry } from './localized.ts'
import { practicePhoto } from './photo.ts'
import { words } from './text.ts'

const memberWords = z
  .strictObject({
    role: key(words, 'What the person does in the practice.', 'Optometrist'),
    about: key(
      words.optional(),
      'What patients should know about the person: a sentence or two.',
      'Dr. Chen examines children and fits contact lenses.',
    ),
  })
  .meta({ title: 'Words about a person' })

/** Everybody who works in the practice besides the doctor that texts name. */
export const teamSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        name: key(words, "The person's name.", 'Dr. Robin Chen'),
        credentials: key(words.optional(), 'The letters after the name.', 'O.D.'),
        photo: key(
          practicePhoto(codes).optional(),
          "A portrait like the doctor's. Without it, the initials are shown.",
        ),
        placeholder,
      },
      memberWords,
    ).meta({ title: 'Person' }),
  )

export type Member = z.infer<ReturnType<typeof teamSchema>>[number]
