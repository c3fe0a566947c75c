import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { slashed } from './disk/slashed.ts'

/**
 * The checkout, or the copy that an installed package runs as (run/folder-to-run.mjs): where templates, src and the
 * caches are, whatever the current folder is.
 */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)))

/**
 * Where the command was started: paths in messages are relative to it. `dev` has to run in the checkout, so it passes
 * this folder to its parts, some of which are compiled separately, in the environment.
 */
export const home = (): string => process.env.SIGHTLINE_HOME ?? process.cwd()

/** Whether Sightline is installed in a practice's own project, which contains none of our code. */
export const isInstalled = existsSync(join(root, 'installed'))

/** A folder or file as messages name it: relative to where the command was started. */
export const fromHome = (path: string) => slashed(relative(home(), path)) || '.'

/**
 * The files that are published as they are. Next to the manifest, so that each practice can have its own; not inside,
 * because whoever may change only texts must not publish scripts.
 */
export const publicFolderOf = (manifest: string) => join(dirname(manifest), 'public')

/** Everything that can be rebuilt: bundles, records, the compiled command itself. */
export const cacheFolder = join(root, '.cache')

/** The files a new practice starts with, from the root of the checkout. They name no practice and no place. */
export const starterFolder = 'generator/starter'

/**
 * The path as the cache knows it: relative to the checkout, so that cache entries are also found from a checkout
 * elsewhere, such as on another machine.
 */
export const fromRoot = (path: string) => slashed(relative(root, path))

/** This code runs from its source folder or, compiled, from the cache: the checkout is above both. */
function findRoot(folder: string): string {
  return existsSync(join(folder, 'package-lock.json')) ? folder : findRoot(dirname(folder))
}
