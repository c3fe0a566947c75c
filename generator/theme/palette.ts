import { hexOf, type Oklch, oklchOf } from './colour.ts'
import { type Colours, defaultPalette, type Palette } from './tokens.ts'

/** A practice's own colors. Without an accent, the brand color serves as one. */
export interface BrandColours {
  brand: string
  accent?: string | undefined
}

/** The palette of a practice: made from its own colors or, if it has none, the default one. */
export const paletteFor = (own: BrandColours | undefined): Palette =>
  own === undefined ? defaultPalette() : paletteOf(own)

/**
 * Makes the whole palette from one or two colors. The default palette is its pattern: every token keeps the lightness
 * it has there, and takes the hue of the brand or the accent. In light mode, the two are shown exactly as given. Red
 * and amber stay as they are: they tell patients how soon they need care.
 */
export function paletteOf({ brand, accent = brand }: BrandColours): Palette {
  const { light, dark } = defaultPalette()
  const given = { brand: oklchOf(brand), accent: oklchOf(accent) }
  const usual = { brand: oklchOf(light.brand!), accent: oklchOf(light.accent!) }
  const tinted = (pattern: Colours) =>
    mapped(pattern, (token, colour) => {
      const family = familyOf(token)
      if (family === undefined) return colour
      const { l, c } = oklchOf(colour)
      return hexOf({ l, c: c * vividness(given[family], usual[family]), h: given[family].h })
    })
  /** A token's color, as much darker and duller than the brand as in the pattern. */
  const darker = (token: string) => {
    const { l, c, h } = given.brand
    const pattern = oklchOf(light[token]!)
    return hexOf({ l: l + pattern.l - usual.brand.l, c: c * (pattern.c / usual.brand.c), h })
  }
  const day = { ...tinted(light), brand, accent, 'brand-strong': darker('brand-strong'), bar: darker('bar') }
  return { light: day, dark: tinted(dark) }
}

/** Which of the two colors a token takes its hue from; undefined for the levels of care. White stays white. */
export function familyOf(token: string): keyof BrandColours | undefined {
  if (/^(emergency|urgent)/.test(token)) return undefined
  return token.startsWith('accent') ? 'accent' : 'brand'
}

/**
 * How vivid a color is compared to the pattern's: a muted brand gets muted backgrounds, a vivid one hardly more vivid
 * ones.
 */
const vividness = (given: Oklch, usual: Oklch) => Math.min(1.2, given.c / usual.c)

const mapped = (colours: Colours, change: (token: string, colour: string) => string): Colours =>
  Object.fromEntries(Object.entries(colours).map(([token, colour]) => [token, change(token, colour)]))
