import * as z from 'zod'
import { day } from './day.ts'
import { type Codes, entry } from './localized.ts'
import { slug, words } from './text.ts'

const dollars = z.number().positive()

const priceText = z.strictObject({
  /** What is paid for: `Eye exam for adults`. */
  name: words,
  /** What the price includes. */
  includes: words.optional(),
})

const price = (codes: Codes) =>
  entry(
    codes,
    {
      id: slug,
      /** In dollars: the price, or the lowest where it depends. */
      from: dollars,
      /** The highest, where it depends. */
      to: dollars.optional(),
      /** Who answers for it, and the day they confirmed it. Without them it is not shown anywhere. */
      confirmedBy: words.optional(),
      on: day.optional(),
    },
    priceText,
    'all',
  )
    .refine(({ from, to }) => to === undefined || to > from, { message: 'must be more than "from"', path: ['to'] })
    .refine(({ confirmedBy, on }) => (confirmedBy === undefined) === (on === undefined), {
      message: 'must stand beside "confirmedBy:", and nowhere else',
      path: ['on'],
    })

/** What the practice charges patients who pay themselves: each price once, as its owner gave it. */
export const pricesSchema = (codes: Codes) => z.array(price(codes))

export type Price = z.infer<ReturnType<typeof pricesSchema>>[number]
