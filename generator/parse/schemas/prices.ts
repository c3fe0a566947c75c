import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { checkConfirmation } from './confirmed.ts'
import { day } from './day.ts'
import { key } from './key.ts'
import { entry } from './localized.ts'
import { slug, words } from './text.ts'

const amount = z.number().positive()

const priceText = z.strictObject({
  name: key(words, 'What the price is for, as shown in the table.', 'Eye exam for adults'),
  includes: key(words.optional(), 'What the price includes.', 'the check for new glasses'),
})

const price = (codes: Codes) =>
  entry(
    codes,
    {
      id: key(slug, 'The id of the price. Readers do not see it.', 'adult-exam'),
      from: key(amount, 'The price, or the lowest price if it varies: a number without the sign of the currency.', 95),
      to: key(amount.optional(), 'The highest price, if it varies. Leave it out if the price is always the same.', 140),
      confirmedBy: key(
        words.optional(),
        'Who confirmed the price. Until someone does, it is not shown anywhere.',
        'Dr. Lee, owner',
      ),
      on: key(day.optional(), 'The date the price was confirmed. Required with `confirmedBy:`.', '2026-03-14'),
    },
    priceText,
    'all',
  )
    .refine(({ from, to }) => to === undefined || to > from, { message: 'must be more than "from"', path: ['to'] })
    .superRefine(checkConfirmation)
    .meta({ title: 'Price' })

/** What the practice charges patients who pay themselves: each price once, as its owner gave it. */
export const pricesSchema = (codes: Codes) => z.array(price(codes))

export type Price = z.infer<ReturnType<typeof pricesSchema>>[number]
