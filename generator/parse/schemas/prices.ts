import * as z from 'zod'
import { day } from './day.ts'
import { key } from './key.ts'
import { type Codes, entry } from './localized.ts'
import { slug, words } from './text.ts'

const dollars = z.number().positive()

const priceText = z.strictObject({
  name: key(words, 'What is paid for, as the table names it.', 'Eye exam for adults'),
  includes: key(words.optional(), 'What the price includes.', 'the check for new glasses'),
})

const price = (codes: Codes) =>
  entry(
    codes,
    {
      id: key(slug, 'A name for the price. Readers do not see it.', 'adult-exam'),
      from: key(dollars, 'The price in dollars, or the lowest where it depends: a number, without the sign.', 95),
      to: key(
        dollars.optional(),
        'The highest price in dollars, where it depends. Leave it out where it is always the same.',
        140,
      ),
      confirmedBy: key(
        words.optional(),
        'Who answers for the price. Until somebody does, it is not shown anywhere.',
        'Dr. Lee, owner',
      ),
      on: key(day.optional(), 'The day they confirmed it. It stands beside `confirmedBy:`.', '2026-03-14'),
    },
    priceText,
    'all',
  )
    .refine(({ from, to }) => to === undefined || to > from, { message: 'must be more than "from"', path: ['to'] })
    .refine(({ confirmedBy, on }) => (confirmedBy === undefined) === (on === undefined), {
      message: 'must be set together with "confirmedBy:", or not at all',
      path: ['on'],
    })
    .meta({ title: 'Price' })

/** What the practice charges patients who pay themselves: each price once, as its owner gave it. */
export const pricesSchema = (codes: Codes) => z.array(price(codes))

export type Price = z.infer<ReturnType<typeof pricesSchema>>[number]
