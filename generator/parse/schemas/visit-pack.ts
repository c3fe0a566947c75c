import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { key } from './key.ts'
import { entry } from './localized.ts'
import { slug, words } from './text.ts'

// A pack is two sheets in large print, in two languages side by side: the limits are what fits there.

const question = words.max(72, 'must be at most 72 characters')

/** What a patient may ask at a visit about the subject of a page or a service. */
export const ask = key(
  z.array(question).min(2).max(5).default([]),
  'Questions that a patient may ask at the visit, printed on the visit sheets: two to five, at most 72 characters each.',
  ['Which of my tests should be repeated?', 'What can I try at home first?'],
)

/** One line, or little more. */
const line = words.max(60, 'must be at most 60 characters')

const packText = z.strictObject({
  bring: key(
    z.array(line).min(1).max(5),
    'What to bring to any visit: at most five lines of at most 60 characters each.',
    ['Glasses and contact lenses', 'A list of your medicines'],
  ),
  arrive: key(
    z.array(line).max(2).default([]),
    'How to reach the office, in addition to its address, phone and hours: at most two lines of at most 60 characters each.',
    ['Park behind the building, on Oak Street.'],
  ),
  ask: key(
    z.array(question).min(1).max(2),
    'Questions to ask at any visit, after those about its subject: one or two, at most 72 characters each.',
    ['What do I do next, and when do I come back?'],
  ),
})

/** The sheets that patients print and bring: what they say about every visit. Pages add questions of their own. */
export const visitPackSchema = (codes: Codes) =>
  entry(
    codes,
    {
      usualSigns: key(
        z.array(slug).default([]),
        'Signs that call for care the same day, for the visit sheets of pages that list none: ids from signs.yaml.',
        ['red-painful'],
      ),
    },
    packText,
    'all',
  )

export type VisitPack = z.infer<ReturnType<typeof visitPackSchema>>
