import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { careLevel } from './care.ts'
import { key, optIn } from './key.ts'
import { entry } from './localized.ts'
import { clause, pageId, slug, words } from './text.ts'

/** Enough further reading for a sign. */
export const maxSignPages = 2

const signText = z.strictObject({
  sign: key(
    clause,
    'The sign as a clause that follows "Call today if": in lower case, without a period.',
    'a red eye hurts and you wear contact lenses',
  ),
  note: key(words.optional(), 'Additional advice, in separate sentences.', 'Take the lens out first.'),
  sentence: key(
    words.optional(),
    'What an answer says about the sign in place of the usual sentence and `note:`, if it must not begin with the call or would repeat it. {sign} and {phone} are filled in.',
    'If {sign}, rinse it at once for 15 minutes. Then go to an emergency room.',
  ),
  cues: key(
    z.array(words).default([]),
    'Phrases that mention this sign and no other. Text that contains one must use {sign.id} instead.',
    ['sore red eye'],
  ),
  placeholder: optIn(
    'Marks text that is still in another language, until someone translates it. `npx sightline check --release` rejects it.',
  ),
})

/** What may be wrong, and how soon it needs care: each sign once, for every page. Cards and answers name it by id. */
export const signsSchema = (codes: Codes) =>
  z.array(
    entry(
      codes,
      {
        id: key(slug, 'The id of the sign. Cards list it, and text refers to it as {sign.red-painful}.', 'red-painful'),
        level: key(
          careLevel,
          'How soon the sign needs care: an emergency room now, a doctor the same day, or a visit soon.',
          'urgent',
        ),
        about: key(slug, 'The group that the sign is listed under. Its heading is under `signs:` in ui/.', 'pain'),
        source: key(
          slug.optional(),
          'The document that says how soon the sign needs care: an id from sources.yaml.',
          'medlineplus-eye-emergencies',
        ),
        pages: key(
          z.array(pageId).max(maxSignPages).optional(),
          'The pages that the list of all signs links to for more, by their path: one or two, or `[]` for none. Without it, those whose care cards name the sign first.',
          ['/conditions/corneal-ulcer'],
        ),
      },
      signText,
      'all',
    ).meta({ title: 'Sign' }),
  )

export type Sign = z.infer<ReturnType<typeof signsSchema>>[number]
