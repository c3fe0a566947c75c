import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../folders.ts'

/**
 * Bundles a small script of `src/` with all its imports, as text: for scripts that are not part of the site's bundle.
 * `file` is relative to the root; each name in `define` is replaced by the JSON given for it.
 */
export function bundleScript(file: string, define: Readonly<Record<string, string>> = {}): string {
  // Loaded on demand, as most commands bundle nothing.
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
    // Leaves out "use strict", which is checked at compile time: one of these scripts is in every page.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  })
  return outputFiles[0]!.text.trim()
}
