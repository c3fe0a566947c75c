import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../folders.ts'

/**
 * A small script of `src/` with all that it imports, as text: for what the bundler of the site's assets does not make.
 * `file` is below the root; each name in `define` stands for the JSON beside it.
 */
export function bundleScript(file: string, define: Readonly<Record<string, string>> = {}): string {
  // Loaded here, as most commands bundle nothing.
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild')
  const { outputFiles } = buildSync({
    entryPoints: [join(root, file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
    define,
  })
  return outputFiles[0]!.text.trim()
}
