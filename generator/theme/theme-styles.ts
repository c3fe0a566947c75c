import type { Theme } from '../parse/schemas/theme.ts'
import { artStyles } from './hero-art.ts'
import { logoStyles } from './logo-styles.ts'
import { paletteOf } from './palette.ts'
import { type Colours, defaultPalette } from './tokens.ts'
import type { TypefaceStyles } from './typefaces.ts'

/**
 * The stylesheet of all practices with the values of one: what templates/styles/theme.css and fonts.css say is said
 * anew in its place, so that no rule is added for it and the order of rules stays. Works on the text as it is published
 * and as it is served in development. Throws when it is not laid out as those files are.
 */
export function themeStyles(css: string, theme: Theme, typeface: TypefaceStyles | undefined): string {
  const palette = theme.colors && paletteOf(theme.colors)
  const radii = corners[theme.corners ?? 'soft']
  const day = { ...asTokens(palette?.light), ...radii, ...(typeface && { 'font-sans': typeface.stack }) }
  let themed = inBlock(css, /:root,\s*:host\s*\{[^}]*--color-brand:[^}]*\}/, day)
  if (palette !== undefined) {
    themed = inBlock(
      themed,
      /@media \(prefers-color-scheme:\s*dark\)\s*\{\s*:root\s*\{[^}]*--color-brand:[^}]*\}/,
      asTokens(palette.dark),
    )
    // On paper that is white at night too, the colour by day is written out.
    themed = themed
      .replaceAll(`color: ${paper}`, `color:${palette.light.bar}`)
      .replaceAll(`color:${paper}`, `color:${palette.light.bar}`)
  }
  if (typeface !== undefined) themed = withFaces(themed, typeface.faces)
  return themed + artStyles(theme.heroArt) + logoStyles(theme.logo)
}

const paper = defaultPalette().light.bar!

/** In rem: of controls and of cards. */
const corners: Record<NonNullable<Theme['corners']>, Record<string, string>> = {
  square: { 'radius-control': '0', 'radius-card': '0' },
  soft: {},
  round: { 'radius-control': '1.5rem', 'radius-card': '1.75rem' },
}

const asTokens = (colours: Colours = {}) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`color-${name}`, value]))

/** Gives the tokens that stand in the one block that `found` finds other values. */
function inBlock(css: string, found: RegExp, tokens: Readonly<Record<string, string>>): string {
  const block = found.exec(css)
  if (block === null) throw new Error(`the stylesheet has no block of tokens: ${found.source}`)
  const themed = Object.entries(tokens).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(--${name}:)[^;}]*`), (_, token) => token + value),
    block[0],
  )
  return css.slice(0, block.index) + themed + css.slice(block.index + block[0].length)
}

/** The practice's typeface in the place of the default one, which is then not loaded. */
function withFaces(css: string, faces: string): string {
  const before = css.search(/@font-face/)
  if (before === -1) throw new Error('the stylesheet has no @font-face')
  return css.slice(0, before) + faces + css.slice(before).replace(/@font-face\s*\{[^}]*\}/g, '')
}
