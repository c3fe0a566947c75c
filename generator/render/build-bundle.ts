import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { bootSnippet } from '../build/boot-snippet.ts'
import { sealFolder } from '../cache/sealed-folder.mjs'
import { unfinished } from '../cache/unfinished.mjs'
import { root } from '../folders.ts'
import { sha256Of } from '../hash.ts'
import type { Assets } from '../page.ts'
import { UserError } from '../problems/user-error.ts'
import { compileScript } from '../run/compiled-script.mjs'
import { sourceKeys } from '../run/source-keys.ts'
import { withEsbuild } from '../run/with-esbuild.ts'
import { defaultTypeface, type FontPart, variableFontOf } from '../theme/typefaces.ts'
import { templatesFile } from './renderer.ts'

/** It takes some seconds. Where the system starts no more threads, it would wait for one forever. */
const longestMs = 5 * 60_000

/**
 * Bundles in a child process: always in production mode, whatever ours is, and its memory is freed when it exits.
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

/**
 * Turns the output of the bundler, a separate program, into an error. What it writes in quantity is the bundle, so a
 * full disk is the one with the cache. It also compiles its configuration, into node_modules and next to the templates.
 * A signal `ended` it if the system had no memory or threads for it, or at the deadline.
 */
export function bundlingError(output: string, folder: string, ended: NodeJS.Signals | null = null): Error {
  if (ended !== null) return Object.assign(new Error(`EAGAIN: bundling was ended by ${ended}`), { code: 'EAGAIN' })
  const [refused, code] = /\b(EROFS|EACCES|EPERM): .*/.exec(output) ?? []
  if (refused !== undefined) return Object.assign(new Error(refused), { code, syscall: 'bundle' })
  if (hadTooFewFiles(output)) return Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
  const hasNoRoom = /ENOSPC|EDQUOT|\(os error (?:28|122)\)/.test(output)
  return hasNoRoom
    ? Object.assign(new Error('ENOSPC: no space left for the bundle'), { code: 'ENOSPC', path: folder })
    : new Error(`the templates could not be bundled:\n${output}`)
}

/** Node reports a package that it may not open as missing. Bundling opens about 140 files at once. */
function hadTooFewFiles(output: string): boolean {
  if (/EMFILE|ENFILE|\(os error 2[34]\)/.test(output)) return true
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: number | string } } }
  return /ERR_MODULE_NOT_FOUND/.test(output) && Number(userLimits?.open_files.soft) < 256
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

interface ManifestEntry {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  assets?: string[]
}

/**
 * Collects what +client.ts needs from the manifest Vike writes for the build: Vike also builds its own runtime, which
 * we never ship.
 */
function clientFiles(folder: string): { assets: Assets; files: string[] } {
  const manifest = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as Record<string, ManifestEntry>
  const entry = Object.entries(manifest).find(([key]) => key.endsWith('templates/+client.ts'))
  if (entry === undefined) throw new Error('the client bundle has no entry for templates/+client.ts')
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(entry[0])
  const styles = (entry[1].css ?? []).map((file) => `/${file}`)
  const fontsWith = (part: FontPart) => {
    const name = basename(variableFontOf(defaultTypeface, part), 'woff2')
    return (entry[1].assets ?? []).filter((file) => basename(file).startsWith(name)).map((file) => `/${file}`)
  }
  const sheets = sheetsIn(manifest)
  for (const href of Object.values(sheets)) files.add(href.slice(1))
  const { file } = entry[1]
  const integrity = sha256Of(readFileSync(join(folder, 'client', file)))
  const fonts = { fonts: fontsWith('common'), moreFonts: fontsWith('rest') }
  const assets = { script: `/${file}`, integrity, boot: bootSnippet(), styles, sheets, ...fonts }
  return { assets, files: [...files].sort() }
}

/** The stylesheets of templates/styles/sheets, by name. The bundler also emits a script for each, which is empty. */
function sheetsIn(manifest: Readonly<Record<string, ManifestEntry>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { css }]) => {
      const [, name] = /^templates\/styles\/sheets\/([\w-]+)\.css$/.exec(key) ?? []
      return name === undefined ? [] : (css ?? []).map((file) => [name, `/${file}`])
    }),
  )
}
