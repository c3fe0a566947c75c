import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { bootSnippet } from '../build/boot-snippet.ts'
import { sourceKeys } from '../cache/source-keys.ts'
import { cacheFolder, root } from '../folders.ts'
import type { Assets } from '../page.ts'
import { UserError } from '../problems/user-error.ts'
import { withLock } from '../publish/lock.ts'

/** The built templates and browser code. `folder` holds `server/`, `client/` and `bundle.json`. */
export interface Bundle {
  key: string
  folder: string
  assets: Assets
  /** Files the browser may ask for, relative to `client/`. */
  files: string[]
}

/**
 * The bundle of the code whose hash is `key`, built only when the cache has none: a change to the manifest alone never
 * pays for bundling. When several commands start at once on a new machine, one of them bundles for all.
 */
export async function loadBundle(key: string, say: (line: string) => void): Promise<Bundle> {
  const folder = join(cacheFolder, 'bundles', key)
  const isBuilt = () => existsSync(join(folder, 'bundle.json'))
  const build = async () => {
    if (isBuilt()) return
    say('Bundling templates and browser code ...')
    buildInto(folder, key)
    removeOldBundles(key)
  }
  if (!isBuilt()) await withLock(folder, () => say('Waiting for another command, which is bundling ...'), build)
  return {
    key,
    folder,
    ...(JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8')) as Omit<Bundle, 'key' | 'folder'>),
  }
}

/**
 * Bundles in a process of its own: always for production, whatever process we run in, and its memory is freed with it.
 */
function buildInto(folder: string, key: string): void {
  const unfinished = `${folder}.${process.pid}`
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: root,
    // Of our own environment, only what a process needs to run: the bundle depends on the code alone.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', SIGHTLINE_BUNDLE: unfinished },
    encoding: 'utf8',
  })
  // If the code was saved during the build, the bundle must not be stored under the key of the code as it was before.
  const isTorn = sourceKeys().bundle !== key
  if (status !== 0 || isTorn) rmSync(unfinished, { recursive: true, force: true })
  if (isTorn) throw new UserError('The templates were changed while they were bundled. Run the command again.')
  if (status !== 0) throw new Error(`the templates could not be bundled:\n${stdout}${stderr}`)
  writeFileSync(join(unfinished, 'bundle.json'), JSON.stringify(clientFiles(unfinished), null, 2))
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
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
 * Follows +client.ts through the manifest Vike writes for the build: Vike also builds its own runtime, which we never
 * ship.
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
  const fonts = (entry[1].assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`)
  return { assets: { script: `/${entry[1].file}`, boot: bootSnippet(), styles, fonts }, files: [...files].sort() }
}

/** How many of the newest bundles are kept, so that switching between two branches does not bundle each time. */
const maxKeptBundles = 3

function removeOldBundles(current: string): void {
  const folder = join(cacheFolder, 'bundles')
  const others = readdirSync(folder)
    .filter((name) => name !== current && !name.includes('.lock'))
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of others.slice(maxKeptBundles - 1)) rmSync(path, { recursive: true, force: true })
}
