// npm run typefaces: subsets the typefaces again, after an update of their packages or a change of the weights.
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../generator/folders.ts'
import { typefaceNames } from '../../generator/parse/schemas/theme.ts'
import { variableFontOf } from '../../generator/theme/typefaces.ts'
import { cutTypeface } from './cut-typeface.ts'

for (const name of typefaceNames) {
  const bytes = await cutTypeface(name)
  const font = variableFontOf(name)
  writeFileSync(font, bytes)
  // A font must be distributed with its license.
  copyFileSync(join(root, 'node_modules/@fontsource-variable', name, 'LICENSE'), font.replace(/woff2$/, 'license.txt'))
  console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
}
