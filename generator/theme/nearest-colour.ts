import { hexIn, hexOf, oklchOf } from './colour.ts'
import { type FaintPair, faintPairs } from './pairs.ts'
import { type BrandColours, familyOf, paletteOf } from './palette.ts'

/** The pairs that one of the two colors makes too faint, in light and dark mode. */
export function faintBecauseOf(name: keyof BrandColours, colours: BrandColours): FaintPair[] {
  const { light, dark } = paletteOf(colours)
  return [...faintPairs(light), ...faintPairs(dark)].filter(({ ink, ground }) => colourToBlame(ink, ground) === name)
}

/** The accent if one of the pair is made from it, since the brand works without an accent; otherwise the brand. */
const colourToBlame = (ink: string, ground: string): keyof BrandColours =>
  [ink, ground].some((token) => familyOf(token) === 'accent') ? 'accent' : 'brand'

/** Finer than a step of eight bits. */
const closeEnough = 1 / 1024

/**
 * The color nearest to the one called `name` that makes no pair too faint: of the same hue, as vivid as screens can
 * show, and only as much darker as necessary.
 */
export function nearestLegible(name: keyof BrandColours, colours: BrandColours): string {
  const { l, c, h } = oklchOf(colours[name]!)
  const at = (lightness: number) => hexOf({ l: lightness, c, h })
  const isLegible = (lightness: number) => faintBecauseOf(name, { ...colours, [name]: at(lightness) }).length === 0
  // Black is legible on every background derived from it.
  let [legible, faint] = [0, l]
  while (faint - legible > closeEnough) {
    const middle = (legible + faint) / 2
    if (isLegible(middle)) legible = middle
    else faint = middle
  }
  return at(legible)
}

/**
 * The color that a text gives in any CSS notation, or the nearest legible one. Undefined for other texts.
 */
export function legibleColour(text: string): string | undefined {
  const brand = hexIn(text)
  return brand === undefined || faintBecauseOf('brand', { brand }).length === 0
    ? brand
    : nearestLegible('brand', { brand })
}
