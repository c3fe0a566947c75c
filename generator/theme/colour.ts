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

// The library knows only the colour spaces it is told to.
for (const mode of [modeRgb, modeLrgb, modeHsl, modeOklab, modeOklch]) enable(mode as typeof modeRgb)

/** A colour as people see it: lightness 0 to 1, chroma 0 (grey) to about 0.37, hue in degrees (0 for a grey). */
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
 * The colour as `#0f766e`; where screens cannot show so much of it, with less chroma, and the same lightness and hue.
 */
export const hexOf = ({ l, c, h }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))

/** WCAG 2.2, contrast ratio: 1 to 21, whichever is the ink. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** The `#0f766e` of a colour in any spelling of CSS: `teal`, `rgb(15, 118, 110)`, `0f766e`. Nothing for other words. */
export function hexIn(text: string): string | undefined {
  const colour = parse(text.trim())
  return colour && formatHex(colour)
}
