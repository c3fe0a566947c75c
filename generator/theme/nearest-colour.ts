import { hexIn, hexOf, oklchOf } from './colour.ts'
import { type FaintPair, faintPairs } from './pairs.ts'
import { type BrandColours, familyOf, paletteOf } from './palette.ts'

/** The pairs that one of the two colours makes too faint, by day and by night. */
export function faintBecauseOf(name: keyof BrandColours, colours: BrandColours): FaintPair[] {
  const { light, dark } = paletteOf(colours)
  return [...faintPairs(light), ...faintPairs(dark)].filter(({ ink, ground }) => blamed(ink, ground) === name)
}

/** The accent, where one of the pair is made from it: the brand stands without it. */
const blamed = (ink: string, ground: string): keyof BrandColours =>
  [ink, ground].some((token) => familyOf(token) === 'accent') ? 'accent' : 'brand'

/** Finer than a step of eight bits. */
const closeEnough = 1 / 1024

/**
 * The colour nearest to the one called `name` that makes no pair too faint: of its hue, as vivid as screens can show,
 * and only as much darker as it must be.
 */
export function nearestLegible(name: keyof BrandColours, colours: BrandColours): string {
  const { l, c, h } = oklchOf(colours[name]!)
  const at = (lightness: number) => hexOf({ l: lightness, c, h })
  const isLegible = (lightness: number) => faintBecauseOf(name, { ...colours, [name]: at(lightness) }).length === 0
  // Black is legible on every ground that is made from it.
  let [legible, faint] = [0, l]
  while (faint - legible > closeEnough) {
    const middle = (legible + faint) / 2
    if (isLegible(middle)) legible = middle
    else faint = middle
  }
  return at(legible)
}

/**
 * The colour that a text spells in any way CSS knows, or the nearest to it that can be read. Nothing for other words.
 */
export function legibleIn(text: string): string | undefined {
  const brand = hexIn(text)
  return brand === undefined || faintBecauseOf('brand', { brand }).length === 0
    ? brand
    : nearestLegible('brand', { brand })
}
