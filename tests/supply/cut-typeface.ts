import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../../generator/folders.ts'
import type { TypefaceName } from '../../generator/parse/schemas/theme.ts'
import { weights } from '../../generator/theme/typefaces.ts'

/** Their license lets nobody change them and keep their name, "Source" here: they stay as their package has them. */
const reserved: readonly TypefaceName[] = ['source-serif-4']

/** The typeface as its package has it, with every sign but combining marks, and of its weights only those that pages show. */
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
 * The first plane of Unicode, without the halves of pairs: what a font lacks is passed by. A letter with its mark beside it
 * is drawn as one sign all the same, and where marks stand on letters is a twentieth of a file and more.
 */
const everySign = Array.from({ length: 0x10000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => !/\p{Mn}/u.test(sign))
  .join('')
