import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../../generator/folders.ts'
import type { TypefaceName } from '../../generator/parse/schemas/theme.ts'
import { weights } from '../../generator/theme/typefaces.ts'

/** Their license reserves the name, here "Source", for unchanged fonts: these stay as their package has them. */
const reserved: readonly TypefaceName[] = ['source-serif-4']

/** The typeface from its package, with every character except combining marks, and only the weights that pages show. */
export async function cutTypeface(name: TypefaceName): Promise<Buffer> {
  const packaged = join(root, 'node_modules/@fontsource-variable', name, 'files', `${name}-latin-wght-normal.woff2`)
  if (reserved.includes(name)) return readFileSync(packaged)
  const [min, max] = weights
  return subsetFont(readFileSync(packaged), everySign, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min, max } },
  })
}

/**
 * The first plane of Unicode, without surrogates: characters that a font lacks are skipped. A letter followed by its
 * mark is still drawn as one glyph, and the positions of marks on letters take a twentieth of a file or more.
 */
const everySign = Array.from({ length: 0x10000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => !/\p{Mn}/u.test(sign))
  .join('')
