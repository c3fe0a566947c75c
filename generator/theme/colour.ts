import {
  clampChroma,
  converter,
  useMode as enable,
  formatHex,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  wcagContrast,
} from 'culori/fn'

// The library supports only the color spaces that are enabled.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeOklab, modeOklch]) enable(mode as typeof modeRgb)

/** A color as people see it: lightness 0 to 1, chroma 0 (gray) to about 0.37, hue in degrees (0 for a gray). */
export interface Oklch {
  l: number
  c: number
  h: number
}

const toOklch = converter('oklch')

/** `#0f766e` or `#fff` in OKLCH. Throws for anything else. */
export function oklchOf(hex: string): Oklch {
  const colour = toOklch(hex)
  if (colour === undefined) throw new Error(`"${hex}" is no colour such as #0f766e`)
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 }
}

/**
 * The color as `#0f766e`. If it is too vivid for screens, its chroma is reduced; lightness and hue stay.
 */
export const hexOf = (colour: Oklch): string => formatHex(clampChroma({ mode: 'oklch', ...colour }, 'oklch'))

/** The contrast ratio of WCAG 2.2: 1 to 21, whichever is the ink. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** The `#0f766e` of a color in any notation: `teal`, `rgb(15, 118, 110)`, `0f766e`. Undefined for other texts. */
export function hexIn(text: string): string | undefined {
  const colour = parse(text.trim())
  return colour && formatHex(colour)
}
