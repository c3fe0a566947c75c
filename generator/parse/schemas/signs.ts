import * as z from 'zod'
import { careLevel } from './care.ts'
import { key } from './key.ts'
import { type Codes, entry } from './localized.ts'
import { slug, words } from './text.ts'

const signText = z.strictObject({
  sign: key(
    words,
    'The sign as a clause that follows "Call today if": in lower case, without a full stop.',
    'a red eye hurts and you wear contact lenses',
  ),
  note: key(words.optional(), 'What to add, in sentences of their own.', 'Take the lens out first.'),
  cues: key(
    z.array(words).default([]),
    'Words by which a text speaks of this sign and of no other. A text that holds one must name the sign instead, as {sign.id}.',
    ['sore red eye'],
  ),
  placeholder: key(
    z.boolean().default(false),
    'The words are those of another language until somebody translates them. `check --release` refuses them.',
    true,
  ),
})

/** What may be wrong, and how soon it needs care: each sign once, for every page. Cards and answers name it by id. */
export const signsSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        id: key(slug, 'The name by which cards and texts call the sign: {sign.red-painful}.', 'red-painful'),
        level: key(
          careLevel,
          'How soon the sign needs care: an emergency room now, a doctor the same day, or a visit soon.',
          'urgent',
        ),
        about: key(
          slug,
          'What the sign concerns. Signs are listed under it; its heading is a word under `signs:` in ui/.',
          'pain',
        ),
        source: key(
          slug.optional(),
          'The document that says how soon the sign needs care: an id of sources.yaml.',
          'medlineplus-eye-emergencies',
        ),
      },
      signText,
      'all',
    ).meta({ title: 'Sign' }),
  )

export type Sign = z.infer<ReturnType<typeof signsSchema>>[number]
