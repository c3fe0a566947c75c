import type { Theme } from '../parse/schemas/theme.ts'
import { artStyles } from './hero-art.ts'
import { logoStyles } from './logo-styles.ts'
import { paletteOf } from './palette.ts'
import { type Colours, defaultPalette } from './tokens.ts'
import type { TypefaceStyles } from './typefaces.ts'

/**
 * The stylesheet of all practices with the values of one: those from templates/styles/theme.css and fonts.css are
 * replaced in place, so that no rule is added for them and the order of rules stays. Works on the stylesheet as
 * published and as served in development. Throws if it is not laid out like those files.
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
    // Where paper stays white in dark mode, as in qr.css, the light color is written out.
    themed = themed.replace(new RegExp(`color: ?${paper}`, 'g'), `color:${palette.light.bar}`)
  }
  if (typeface !== undefined) themed = withFaces(themed, typeface.faces)
  return themed + artStyles(theme.heroArt) + logoStyles(theme.logo)
}

const paper = defaultPalette().light.bar!

/** The radii of controls and cards, in rem. */
const corners: Record<NonNullable<Theme['corners']>, Record<string, string>> = {
  square: { 'radius-control': '0', 'radius-card': '0' },
  soft: {},
  round: { 'radius-control': '1.5rem', 'radius-card': '1.75rem' },
}

const asTokens = (colours: Colours = {}) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`color-${name}`, value]))

/** Replaces the values of the tokens that occur in the one block that `found` matches. */
function inBlock(css: string, found: RegExp, tokens: Readonly<Record<string, string>>): string {
  const block = found.exec(css)
  if (block === null) throw new Error(`the stylesheet has no block of tokens: ${found.source}`)
  const themed = Object.entries(tokens).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(--${name}:)[^;}]*`), (_, token) => token + value),
    block[0],
  )
  return css.slice(0, block.index) + themed + css.slice(block.index + block[0].length)
}

/** Replaces the default typeface, which is then not loaded, with the practice's. */
function withFaces(css: string, faces: string): string {
  const before = css.search(/@font-face/)
  if (before === -1) throw new Error('the stylesheet has no @font-face')
  return css.slice(0, before) + faces + css.slice(before).replace(/@font-face\s*\{[^}]*\}/g, '')
}
