import * as z from 'zod'
import { careLevel } from './care.ts'
import { day } from './day.ts'
import { key } from './key.ts'
import { photo } from './photo.ts'
import { slug, words } from './text.ts'

const paragraph = words.meta({ title: 'Paragraph' })

const list = z.strictObject({
  list: key(z.array(words).min(2), 'A bulleted list of two or more entries.', [
    'Redness that comes back',
    'A feeling of sand in the eye',
  ]),
})

const steps = z.strictObject({
  steps: key(z.array(words).min(2), 'A numbered list of two or more steps.', ['Wash your hands.', 'Close your eyes.']),
})

const tableOf = z
  .strictObject({
    caption: key(
      words,
      'The caption above the table, which says what the table shows.',
      'Common lenses and what they are good for',
    ),
    columns: key(z.array(words).min(2), 'The column headings, two or more.', ['Lens', 'Good for']),
    rows: key(z.array(z.array(words).min(2)).min(1), 'The rows, each with one cell per column.', [
      ['Single vision', 'One distance, such as driving'],
    ]),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, { length }] of rows.entries()) {
      const more = length - columns.length
      if (more === 0) continue
      const fix =
        more < 0 ? 'Add what is missing.' : 'Remove what is too much, or put the cell that has a comma in quotes.'
      const message = `must have ${columns.length} cells, one for each column, but has ${length}. Fix: ${fix}`
      context.addIssue({ code: 'custom', message, path: ['rows', index] })
    }
  })

const table = z.strictObject({ table: key(tableOf, 'A table.') })

/** Reasons to get care: signs, and whatever no sign covers. */
const reasons = {
  signs: key(z.array(slug).default([]), 'Signs that call for this care: ids from signs.yaml.', ['red-painful']),
  items: key(z.array(words).default([]), 'Reasons that no sign in signs.yaml covers.', [
    'You lost your last pair of lenses',
  ]),
}

const careOf = z
  .strictObject({
    level: key(
      careLevel,
      'How soon care is needed. Care cards in a section go from emergency to urgent to routine.',
      'urgent',
    ),
    heading: key(
      words.optional(),
      'The heading of the card, if it should say more than the level does.',
      'Call 911 or go to an emergency room now if:',
    ),
    ...reasons,
  })
  .refine(({ signs, items }) => signs.length + items.length > 0, {
    message: 'must name a sign, or have an item',
    path: ['signs'],
  })

const care = z.strictObject({ care: key(careOf, 'A card that says how soon to get care, and for what.') })

const photoBlock = z.strictObject({ photo: key(photo, 'A photo, with text in the language of the section.') })

const calendar = z.strictObject({
  calendar: key(
    z.literal(true),
    'A form that visitors use to add an appointment to their own calendar. It requires `timeZone:` in practice.yaml.',
    true,
  ),
})

const prices = z.strictObject({
  prices: key(z.literal(true), 'The price table from prices.yaml. Nothing is shown until a price is confirmed.', true),
})

const specialHours = z.strictObject({
  specialHours: key(
    z.literal(true),
    'The days with `special:` hours in practice.yaml. Nothing is shown while there are none.',
    true,
  ),
})

/** One piece of a page's body: a paragraph, or a group whose only key says what it is. */
export const block = z.union([
  paragraph,
  list.meta({ title: 'List' }),
  steps.meta({ title: 'Steps' }),
  table.meta({ title: 'Table' }),
  care.meta({ title: 'Care card' }),
  photoBlock.meta({ title: 'Photo' }),
  calendar.meta({ title: 'Calendar form' }),
  prices.meta({ title: 'Prices' }),
  specialHours.meta({ title: 'Special hours' }),
])

const heading = key(words, 'The heading of the section.', 'How a first visit goes')
const blocks = key(
  z.array(block).min(1),
  'The content under the heading: paragraphs, lists, steps, tables, care cards, photos.',
  ['A good exam is mostly time and attention.'],
)

/** A heading and the content under it. */
export const headed = { heading, blocks }

/** Ids that templates give to parts of pages. A test keeps the list complete. */
const isOfPages = new RegExp(
  `^(?:${[
    'main|search-words|menu-services|appointment-(title|wait)',
    'part-questions|(source|note)-\\d+',
    'contact-(form|name|phone|email|reason|message|status)|special-hours|mini-ground',
  ].join('|')})$`,
)

/** A section of a page. Its care cards go from the most to the least serious. */
export const section = z
  .strictObject({
    id: key(
      slug.refine((id) => !isOfPages.test(id), 'DUPLICATE_SLUG: must be another id: pages already have this one'),
      "The last part of the section's address, the same in every language: links lead to /page#first-visit.",
      'first-visit',
    ),
    ...headed,
  })
  .superRefine(({ blocks }, context) => {
    let mildest = 0
    for (const [index, each] of blocks.entries()) {
      if (typeof each === 'string' || !('care' in each)) continue
      const level = careLevel.options.indexOf(each.care.level)
      if (level < mildest) {
        const message =
          'must not come after that of a milder card. Fix: Put the cards in the order emergency, urgent, routine.'
        context.addIssue({ code: 'custom', message, path: ['blocks', index, 'care', 'level'] })
      }
      mildest = Math.max(mildest, level)
    }
  })
  .meta({ title: 'Section' })

/** One line of the key facts. */
export const fact = z
  .strictObject({
    term: key(words, 'The label of the line.', 'Who gets it'),
    text: key(words, 'The fact, in a few words.', 'Mostly adults over 50'),
  })
  .meta({ title: 'Key fact' })

/** One option of a comparison. With a level it is a care card. */
export const choice = z
  .strictObject({
    level: key(
      careLevel.optional(),
      'How soon care is needed. With a level, the option is shown as a care card.',
      'urgent',
    ),
    choice: key(words, 'The option, worded to end in "if:".', 'Choose drops if:'),
    signs: key(
      z.array(slug).default([]),
      'Signs that call for this option: ids from signs.yaml. They require a level.',
      ['red-painful'],
    ),
    when: key(z.array(words).default([]), 'Reasons to choose this option.', ['Your eyes burn only now and then']),
  })
  .refine(({ signs, when }) => signs.length + when.length > 0, {
    message: 'must say when to choose it',
    path: ['when'],
  })
  .refine(({ level, signs }) => signs.length === 0 || level !== undefined, {
    message: 'must give the level of its signs',
    path: ['level'],
  })
  .meta({ title: 'Option' })

export const question = z
  .strictObject({
    question: key(words, 'The question, as a patient would ask it.', 'Does an eye exam hurt?'),
    answer: key(words, 'The answer: the short answer first, then the details.', 'No. Some drops sting for a moment.'),
  })
  .meta({ title: 'Question' })

/** When a page was checked against its sources, and when the next check is due. */
export const review = z
  .strictObject({
    on: key(day, 'The date the page was checked against its sources, shown on the page.', '2026-03-14'),
    next: key(day, 'The date the next check is due. `check` reminds you.', '2028-03-14'),
    by: key(
      words.optional(),
      'The name and credentials of the clinician who reviewed the page. Leave it out until one has.',
      'Dr. Lee, O.D.',
    ),
  })
  .refine(({ on, next }) => on < next, { message: 'must be a day after "on"', path: ['next'] })

export type Block = z.infer<typeof block>
export type Section = z.infer<typeof section>
export type Question = z.infer<typeof question>
export type Fact = z.infer<typeof fact>
export type Choice = z.infer<typeof choice>
export type Review = z.infer<typeof review>
