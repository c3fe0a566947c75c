import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { checkConfirmation } from './confirmed.ts'
import { day } from './day.ts'
import { key, optIn } from './key.ts'
import { entry } from './localized.ts'
import { clause, slug, words } from './text.ts'

/** Marks a placeholder for a value only the owner knows: `check --release` rejects it. */
export const placeholder = optIn(
  'Marks the value as a placeholder until the owner provides the real one. `npx sightline check --release` rejects it.',
)

/** Marks a page or service that `sightline add` has created. */
export const toBeWritten = optIn(
  'Marks the text as not written yet: search engines are told to ignore it, and `npx sightline check --release` rejects it.',
)

export const disputed = key(
  z
    .array(
      z
        .strictObject({
          value: key(words, 'The conflicting value.', '1990'),
          where: key(words, 'Where it was found.', 'the about page of the earlier site'),
        })
        .meta({ title: 'Conflicting value' }),
    )
    .default([]),
  'Conflicting values that are known but not shown, and where each was found.',
)

/**
 * Who confirmed something and when, or that nobody has yet. A sentence that names something unconfirmed is shown in a
 * preview only, and `check --release` refuses it.
 */
const confirmed = {
  confirmedBy: key(
    words.optional(),
    'Who confirmed it. Until someone does, sentences that mention it appear only in previews.',
    'Dr. Lee, owner',
  ),
  on: key(day.optional(), 'The date it was confirmed. Required with `confirmedBy:`.', '2026-03-14'),
  placeholder: optIn(
    'Marks it as known to be unconfirmed, so that `npx sightline check` does not warn of it. Remove it when you add `confirmedBy:`.',
  ),
}

/** One number, year or promise, spelled once. Texts show it as `{fact.id}`. */
export const claim = (codes: Codes) =>
  entry(
    codes,
    {
      id: key(slug, 'The id of the claim. Text shows it as {fact.since-year}.', 'since-year'),
      ...confirmed,
      source: key(
        slug.optional(),
        'The document it comes from: an id from sources.yaml. It confirms the claim. Medical claims need one before release.',
        'nei-dry-eye',
      ),
      medical: optIn('Marks it as a medical fact rather than a fact about the practice.'),
      disputed,
    },
    key(words, 'The text of the claim, which replaces {fact.id}.', '1995'),
  )
    .superRefine(checkConfirmation)
    .meta({ title: 'Claim' })

const registeredWords = z
  .strictObject({
    words: key(clause, 'The wording that replaces the id in a sentence.', 'photos of the front of the eye'),
    cues: key(
      z.array(words).default([]),
      'Phrases that mention the same thing without the id. Text that contains one must use the id instead.',
      ['photograph the eye'],
    ),
  })
  .meta({ title: 'Wording' })

/** Something that texts may mention only by its name. */
export const registered = (codes: Codes, id: z.ZodType<string>, title: string) =>
  entry(codes, { id, ...confirmed }, registeredWords)
    .superRefine(checkConfirmation)
    .meta({ title })
