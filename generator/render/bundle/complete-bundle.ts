import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { compileScript } from '../../run/compiled-script.mjs'
import { withEsbuild } from '../../run/with-esbuild.ts'
import { clientFiles } from './client-files.ts'
import { templatesFile } from './templates-file.ts'

/** Makes a bundle of what Vite has built in `folder`. */
export async function completeBundle(folder: string): Promise<void> {
  // Vike's own server is never run. It contains the path of this checkout, on which a bundle must not depend.
  for (const name of ['entry.mjs', 'entries']) rmSync(join(folder, 'server', name), { recursive: true, force: true })
  await compileTemplates(folder)
  writeFileSync(join(folder, 'bundle.json'), JSON.stringify(clientFiles(folder), null, 2))
}

/** Compiles the rendering modules into one script for renderer.ts. Edge workers bundle the modules themselves. */
async function compileTemplates(bundle: string): Promise<void> {
  const folder = join(bundle, 'server')
  const contents = [
    "export { renderDocument } from './render-document.mjs'",
    "export { renderWithReactAlone } from './markup.mjs'",
    "export { drawView } from './draw-view.mjs'",
    "export { drawEye } from './draw-eye.mjs'",
  ].join('\n')
  // Dynamic imports in templates run only in browsers.
  const withoutOnDemand: Plugin = {
    name: 'without-on-demand',
    setup: ({ onResolve }) =>
      onResolve({ filter: /./ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      ),
  }
  const input = { stdin: { contents, resolveDir: folder }, absWorkingDir: folder, plugins: [withoutOnDemand] }
  await withEsbuild((build) => compileScript(build, input, templatesFile(bundle)))
}
