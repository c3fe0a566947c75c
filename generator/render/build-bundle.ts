import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { sealFolder } from '../cache/sealed-folder.mjs'
import { unfinished } from '../cache/unfinished.mjs'
import { root } from '../folders.ts'
import { UserError } from '../problems/user-error.ts'
import { compileScript } from '../run/compiled-script.mjs'
import { sourceKeys } from '../run/source-keys.ts'
import { withEsbuild } from '../run/with-esbuild.ts'
import { clientFiles } from './bundle/client-files.ts'
import { bundlingError } from './bundling-error.ts'
import { templatesFile } from './renderer.ts'

/** It takes some seconds. Where the system starts no more threads, it would wait for one forever. */
const longestMs = 5 * 60_000

/**
 * Makes the bundle of the code whose hash is `key`, in `folder`. Bundles in a child process: always in production mode,
 * whatever ours is, and its memory is freed when it exits. Throws a `UserError` if the code was changed meanwhile, and
 * the error of bundling-error.ts if the child fails.
 */
export async function buildBundle(folder: string, key: string, signal?: AbortSignal): Promise<void> {
  const made = unfinished(folder)
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build'], {
    cwd: root,
    // Passes on only the variables a process needs to run: the bundle must depend on the code alone.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', SIGHTLINE_BUNDLE: made },
    // Nothing is written to its input, but that closes when this process ends: see vite.config.ts.
    stdio: ['pipe', 'pipe', 'pipe'],
    signal,
    timeout: longestMs,
  })
  // After an abort, wait for the close event: the child may keep writing until then.
  const closed = once(child, 'close').catch((error) => (signal?.aborted ? once(child, 'close') : Promise.reject(error)))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
  const [status, ended] = (await closed) as [number | null, NodeJS.Signals | null]
  // If code was saved during the build, the bundle must not be stored under the old code's key.
  const hasSourceChanged = sourceKeys().bundle !== key
  if (status !== 0 || hasSourceChanged) rmSync(made, { recursive: true, force: true })
  signal?.throwIfAborted()
  if (hasSourceChanged)
    throw new UserError('The templates were changed while they were bundled. Run the command again.')
  if (status !== 0) throw bundlingError(output, folder, ended)
  // Vike's own server is never run. It contains the path of this checkout, on which a bundle must not depend.
  for (const name of ['entry.mjs', 'entries']) rmSync(join(made, 'server', name), { recursive: true, force: true })
  await compileTemplates(join(made, 'server'))
  writeFileSync(join(made, 'bundle.json'), JSON.stringify(clientFiles(made), null, 2))
  sealFolder(made, folder)
}

/** Compiles the rendering modules into one script for renderer.ts. Edge workers bundle the modules themselves. */
async function compileTemplates(folder: string): Promise<void> {
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
  await withEsbuild((build) => compileScript(build, input, join(folder, templatesFile)))
}
