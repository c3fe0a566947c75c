import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from '../../generator/folders.ts'
import type { TypefaceName } from '../../generator/parse/schemas/theme.ts'
import { type FontPart, weights } from '../../generator/theme/typefaces.ts'
import { charactersIn } from '../../generator/theme/unicode-ranges.ts'

/** A part of the typeface from its package, with only the weights that pages show and the features they use. */
export async function cutTypeface(name: TypefaceName, part: FontPart): Promise<Buffer> {
  const packaged = join(root, 'node_modules/@fontsource-variable', name, 'files', `${name}-latin-wght-normal.woff2`)
  if (part === 'whole') return readFileSync(packaged)
  const [min, max] = weights
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min, max } }, keepFeatures } as const
  return subsetFont(readFileSync(packaged), charactersOf(part), options)
}

/** What browsers apply without being asked, and our styles ask for nothing more: no fractions, no other digits. */
const keepFeatures = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern']

/**
 * From the first plane of Unicode, without surrogates: characters that a font lacks are skipped. A letter followed by
 * its mark is still drawn as one glyph, and the positions of marks on letters take a twentieth of a file or more.
 */
const everyCharacter = Array.from({ length: 0x10000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => !/\p{Mn}/u.test(character))

const common = new RegExp(charactersIn('common'), 'u')

const charactersOf = (part: 'common' | 'rest'): string =>
  everyCharacter.filter((character) => common.test(character) === (part === 'common')).join('')
