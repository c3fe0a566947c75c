import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'satori'
import { packageFolder } from '../../packages.ts'
import type { TypefaceName } from '../../parse/schemas/theme.ts'
import { defaultTypeface } from '../../theme/typefaces.ts'

/** In the order in which they are searched for a letter. */
const familiesOf = (own: TypefaceName) => [
  { name: 'Latin', typeface: own, script: 'latin' },
  { name: 'Further', typeface: own, script: 'latin-ext' },
  ...['vietnamese', 'cyrillic', 'greek'].map((script) => ({ name: script, typeface: 'noto-sans', script })),
]

/** The value of `font-family`, first choice first. */
export const fontFamilies = familiesOf(defaultTypeface)
  .map(({ name }) => name)
  .join(', ')

/**
 * The site's own typeface, whose letters are drawn as paths: the picture does not depend on a machine's fonts. Letters
 * it lacks are taken from another one. The library cannot lay out right-to-left scripts.
 */
export async function readFonts(own: TypefaceName): Promise<Font[]> {
  const font = async (name: string, typeface: string, script: string, weight: 400 | 700): Promise<Font> => ({
    name,
    weight,
    style: 'normal',
    data: await readFile(
      join(packageFolder(`@fontsource/${typeface}`), 'files', `${typeface}-${script}-${weight}-normal.woff`),
    ),
  })
  return Promise.all(
    familiesOf(own).flatMap(({ name, typeface, script }) =>
      ([400, 700] as const).map((weight) => font(name, typeface, script, weight)),
    ),
  )
}
