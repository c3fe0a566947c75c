// npm run typefaces: subsets the typefaces again, after an update of their packages or a change of the weights.
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../generator/folders.ts'
import { typefaceNames } from '../../generator/parse/schemas/theme.ts'
import { partsOf, variableFontOf } from '../../generator/theme/typefaces.ts'
import { cutTypeface } from './cut-typeface.ts'

for (const name of typefaceNames) {
  for (const part of partsOf(name)) {
    const bytes = await cutTypeface(name, part)
    writeFileSync(variableFontOf(name, part), bytes)
    console.log(`${name}, ${part}: ${(bytes.length / 1000).toFixed(1)} kB`)
  }
  // A font must be distributed with its license.
  const packaged = join(root, 'node_modules/@fontsource-variable', name)
  copyFileSync(join(packaged, 'LICENSE'), join(root, 'templates/styles/typefaces', `${name}.license.txt`))
}
