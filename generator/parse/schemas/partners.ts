import * as z from 'zod'
import { key, optIn } from './key.ts'
import { slug, words } from './text.ts'

const logo = z.strictObject({
  file: key(
    words,
    'The path of the logo in logos/: SVG or PNG, as supplied by the brand and used with its permission.',
    'lumen.svg',
  ),
  height: key(
    z.number().int().min(16).max(64).default(40),
    'The height of the logo in pixels, 16 to 64. Use less for logos that look too heavy beside others.',
    32,
  ),
})

/** Brands of lenses, frames and devices, by what they are for. */
export const partnersSchema = z.array(
  z
    .strictObject({
      name: key(words, 'The name of the brand, as the brand spells it.', 'Lumen Optics'),
      categories: key(
        z.array(slug).min(1),
        'What the brand is for. Pages and services select a category with `partners:`; `default` is for all others.',
        ['default', 'lenses'],
      ),
      logo: key(logo.optional(), 'The logo, shown in place of the name.'),
      placeholder: optIn(
        'Marks a brand that the practice has not confirmed yet. `npx sightline check --release` rejects it.',
      ),
    })
    .meta({ title: 'Brand' }),
)

export type Partner = z.infer<typeof partnersSchema>[number]
