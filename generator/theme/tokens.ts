import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../folders.ts'

/** Colors by the name of their token: `brand` for `--color-brand`, each written `#0f766e` or `#fff`. */
export type Colours = Readonly<Record<string, string>>

/** A site's colors in light and dark mode. Both have the same names. */
export interface Palette {
  light: Colours
  dark: Colours
}

let read: Palette | undefined

/** The colors of templates/styles/theme.css, the only place that defines them: those of a practice without a theme. */
export function defaultPalette(): Palette {
  read ??= readPalette(readFileSync(join(root, 'templates/styles/theme.css'), 'utf8'))
  return read
}

/** In the file, the light colors come first, and the dark ones override them. */
function readPalette(css: string): Palette {
  const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)')
  const light = coloursIn(day)
  return { light, dark: { ...light, ...coloursIn(night) } }
}

const coloursIn = (css: string): Colours =>
  Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{3,6});/g)].map(([, name, value]) => [name!, value!]),
  )
