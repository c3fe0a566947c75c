import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOf, monolingual } from './world.ts'

/** A copy of the practice in English, in Indonesian too: `ind` in the manifest. All but these words are English. */
export function withIndonesian(): string {
  const folder = copyOf(monolingual)
  appendFileSync(join(folder, 'languages.yaml'), '\n- code: ind\n  name: Bahasa Indonesia\n')
  const words = readFileSync(join(folder, 'ui/en.yaml'), 'utf8')
    // Indonesian has no form of its own for one.
    .replace(/^ +\w+_one: .*\n/gm, '')
    .replace(/^( +subject: ).*\{reason\}.*$/m, '$1"Pesan: {reason}"')
  writeFileSync(join(folder, 'ui/ind.yaml'), words)
  return folder
}
