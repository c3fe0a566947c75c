import { type BrandColours, paletteFor } from '../../theme/palette.ts'

/** The tokens of the site's own colors that a picture is drawn with. */
const tokens = [
  'page',
  'ink',
  'muted',
  'brand',
  'brand-soft',
  'on-brand',
  'bar',
  'on-bar',
  'accent',
  'accent-soft',
] as const

export type Colours = Record<(typeof tokens)[number], string>

/** The site's light-mode colors, so that pictures follow the brand. */
export function readColours(own: BrandColours | undefined): Colours {
  const { light } = paletteFor(own)
  const colour = (token: string) => {
    if (light[token] === undefined)
      throw new Error(`templates/styles/theme.css has no --color-${token} such as #0f766e`)
    return light[token]
  }
  return Object.fromEntries(tokens.map((token) => [token, colour(token)])) as Colours
}

/** Mixes `share` of one color, from 0 to 1, with the rest of another. */
export function mix(one: string, share: number, other: string): string {
  const [a, b] = [channels(one), channels(other)]
  const mixed = a.map((value, at) => Math.round(value * share + b[at]! * (1 - share)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  const long = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}
