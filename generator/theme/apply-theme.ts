import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../hash.ts'
import type { Bundle } from '../page.ts'
import type { Theme } from '../parse/schemas/theme.ts'
import { themeStyles } from './theme-styles.ts'
import { typefaceStyles } from './typefaces.ts'

/**
 * The bundle with a practice's theme: its own stylesheet and font replace those that all practices share. Returns the
 * same bundle for a practice without a theme. The bundle itself is made once for all practices.
 */
export function applyTheme(bundle: Bundle, theme: Theme): Bundle {
  if (Object.keys(theme).length === 0) return bundle
  const typeface = typefaceStyles(theme.typeface)
  const { styles } = bundle.assets
  const own = styles.map((href) => themed(href.slice(1)))
  const isReplaced = (file: string) =>
    styles.includes(`/${file}`) || (typeface !== undefined && file.endsWith('.woff2'))
  const made = [...own, ...(typeface?.files ?? [])]
  return {
    ...bundle,
    // Pages depend on the theme only through the links in their heads and the layout, which is hashed with this key.
    key: hashOf(`${bundle.key} ${made.map(({ file }) => file).join()}`),
    assets: {
      ...bundle.assets,
      styles: own.map(({ file }) => `/${file}`),
      ...(typeface && {
        fonts: hrefsOf(typeface.files.filter(({ part }) => part !== 'rest')),
        moreFonts: hrefsOf(typeface.files.filter(({ part }) => part === 'rest')),
      }),
    },
    files: bundle.files.filter((file) => !isReplaced(file)),
    made,
  }

  function themed(file: string): { file: string; bytes: string } {
    const bytes = themeStyles(readFileSync(join(bundle.folder, 'client', file), 'utf8'), theme, typeface)
    return { file: file.replace(/\.[\w-]+\.css$/, `.${hashOf(bytes).slice(0, 8)}.css`), bytes }
  }
}

const hrefsOf = (files: readonly { file: string }[]) => files.map(({ file }) => `/${file}`)
