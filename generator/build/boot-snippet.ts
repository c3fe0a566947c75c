import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { root } from '../folders.ts'

/**
 * The inline script from src/gate/boot.ts: constant for a version of the code, so that one hash in the content policy
 * allows it.
 */
export function bootSnippet(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'src/gate/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
  })
  return outputFiles[0]!.text.trim()
}
