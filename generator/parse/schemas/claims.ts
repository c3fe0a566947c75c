import * as z from 'zod'
import { day } from './day.ts'
import { key } from './key.ts'
import { type Codes, entry } from './localized.ts'
import { slug, words } from './text.ts'

/** Marks a placeholder for a value only the owner knows: `check --release` rejects it. */
export const placeholder = key(
  z.boolean().default(false),
  'The value is a stand-in until the owner gives the true one. `check --release` refuses it.',
  true,
)

/** Marks a page or service that `sightline add` has created. */
export const toBeWritten = key(
  z.boolean().default(false),
  'Its words are still to be written: search engines are told to pass it by, and `check --release` refuses it.',
  true,
)

export const disputed = key(
  z
    .array(
      z
        .strictObject({
          value: key(words, 'The other value.', '1990'),
          where: key(words, 'Where it was found.', 'the about page of the earlier site'),
        })
        .meta({ title: 'Other value' }),
    )
    .default([]),
  'Other values we know of and do not show, and where each was found.',
)

/**
 * Who confirmed something and when, or that nobody has yet. A sentence that names something unconfirmed is shown in a
 * preview only, and `check --release` refuses it.
 */
const confirmed = {
  confirmedBy: key(words.optional(), 'Who confirmed it.', 'Dr. Lee, owner'),
  on: key(day.optional(), 'The day they confirmed it.', '2026-03-14'),
  placeholder: key(
    z.boolean().default(false),
    'Nobody has confirmed it yet: sentences that name it are shown in a preview only.',
    true,
  ),
}

/** One number, year or promise, spelled once. Texts show it as `{fact.id}`. */
export const claim = (codes: Codes) =>
  entry(
    codes,
    {
      id: key(slug, 'The name by which texts show it: {fact.since-year}.', 'since-year'),
      ...confirmed,
      source: key(
        slug.optional(),
        'The document it comes from: an id of sources.yaml. Medical claims need one before release.',
        'nei-dry-eye',
      ),
      medical: key(z.boolean().default(false), 'It is a medical fact, not one about the practice.', true),
      disputed,
    },
    key(words, 'The words that texts show in its place.', '1995'),
  ).meta({ title: 'Claim' })

const registeredWords = z.strictObject({
  words: key(words, 'The words that stand in a sentence in its place.', 'photos of the front of the eye'),
  cues: key(
    z.array(words).default([]),
    'Words by which a text speaks of it without its name. Such a text must name it instead.',
    ['photograph the eye'],
  ),
})

/** Something that texts may mention only by its name. */
export const registered = (codes: Codes, id: z.ZodType<string>, title: string) =>
  entry(codes, { id, ...confirmed }, registeredWords).meta({ title })
