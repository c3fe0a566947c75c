// npm run typefaces: cuts the typefaces of pages anew, after an update of their packages or a change of the weights.
import { writeFileSync } from 'node:fs'
import { typefaceNames } from '../../generator/parse/schemas/theme.ts'
import { variableFontOf } from '../../generator/theme/typefaces.ts'
import { cutTypeface } from './cut-typeface.ts'

for (const name of typefaceNames) {
  const bytes = await cutTypeface(name)
  writeFileSync(variableFontOf(name), bytes)
  console.log(`${name}: ${(bytes.length / 1000).toFixed(1)} kB`)
}
