import * as z from 'zod'
import type { WordTree } from '../../text/words.ts'
import { key } from './key.ts'
import { words } from './text.ts'

const interfaceWord = key(
  words,
  'Text that all pages share: a button, a label, a heading. `{name}` is filled in, and must appear in every language.',
  'Request an appointment',
)

/** Interface words: keys in groups, every value a sentence; `{name}` is a placeholder. */
export const wordsSchema: z.ZodType<WordTree> = z
  .lazy(() => z.record(z.string(), z.union([interfaceWord, wordsSchema])))
  // Registered on this very schema because it contains itself: `.meta()` would make a second, described copy.
  .register(z.globalRegistry, {
    description: 'Text that all pages share, in groups: buttons, labels, headings. All languages have the same keys.',
  })

/** The interface words of a language after the first, which may have none yet. */
export const laterWordsSchema = wordsSchema.or(z.null().transform((): WordTree => ({})))
