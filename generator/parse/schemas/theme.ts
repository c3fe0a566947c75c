import * as z from 'zod'
import { key, optIn } from './key.ts'
import { words } from './text.ts'

/** Quoted: YAML takes what follows a bare # for a comment. */
const colour = z
  .string()
  .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'BAD_COLOR: must be a color in quotes, such as "#0f766e"')
  .transform((hex) => hex.toLowerCase())

/** The typefaces that ship with the generator: see theme/typefaces.ts. */
export const typefaceNames = ['atkinson-hyperlegible-next', 'inter', 'nunito', 'source-serif-4'] as const

export type TypefaceName = (typeof typefaceNames)[number]

/** What may be drawn at the top of pages: see theme/hero-art.ts. */
export const heroArtNames = ['eye', 'rings', 'lenses', 'none'] as const

export type HeroArtName = (typeof heroArtNames)[number]

const colors = z.strictObject({
  brand: key(colour, 'The color of links, buttons and the bar at the top of the page, in quotes.', '#0f766e'),
  accent: key(colour.optional(), 'The color of small highlights. By default, the brand color.', '#be185d'),
})

const logo = z.strictObject({
  file: key(words, 'The path of the logo in logos/: SVG or PNG.', 'logo.svg'),
  height: key(z.number().int().min(24).max(64).default(40), 'The height of the logo in CSS pixels.', 40),
  holdsName: optIn('If `true`, the logo contains the name of the practice, so the name is not repeated beside it.'),
})

/** How the practice looks, where that differs from the default look. */
export const themeSchema = z
  .strictObject({
    colors: key(colors.optional(), 'One or two colors, from which all others are derived, for light and dark mode.'),
    logo: key(logo.optional(), 'The logo of the practice, in place of `mark:` in vertical.yaml.'),
    typeface: key(z.enum(typefaceNames).optional(), 'The typeface of the whole site.', 'inter'),
    corners: key(z.enum(['square', 'soft', 'round']).optional(), 'The corners of buttons, fields and cards.', 'round'),
    heroArt: key(
      z.enum(heroArtNames).optional(),
      'The artwork on the preview images of shared links, in place of the mark, and on wide screens at the top of pages that have no picture of their own.',
      'rings',
    ),
  })
  .meta({ title: 'Theme' })
  // Null if every line of the file is still a comment.
  .nullable()
  .transform((theme) => theme ?? {})

export type Theme = z.infer<typeof themeSchema>

/** A manifest is complete without it. */
export const themeFile = 'theme.yaml'
