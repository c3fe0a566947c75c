import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { isVikesFile } from '../../generator/disk/vikes-file.mjs'
import { cacheFolder, root } from '../../generator/folders.ts'

/** Not copied: the copy does without these, or gets its own. */
const left = [
  '.git',
  '.cache',
  'node_modules',
  'dist',
  'dist.next',
  'dist.releases',
  'dist.lock',
  'test-results',
  'playwright-report',
]

/** Whether a file of the checkout is there for good: another test may be bundling the templates. */
export const isToStay = (file: string) => !isVikesFile(file)

/** Slow to build and cached under a hash of their sources, so a copy may start with them. */
const seeds = ['bundles', 'pictures'] as const

/**
 * A copy of the checkout as it is now, where code may be changed: the checkout itself is never touched, however the run
 * ends. Removes what an earlier run left in the copy, except its caches. `name` names its folder in the cache. A copy
 * that only runs commands can do `without` some folders, which saves a second for every two thousand files.
 */
export function freshCopy(name: string, without: readonly string[] = []): string {
  const folder = join(cacheFolder, name)
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder)) {
    if (entry !== '.cache') rmSync(join(folder, entry), { recursive: true, force: true })
  }
  for (const entry of readdirSync(root)) {
    if (![...left, ...without].includes(entry))
      cpSync(join(root, entry), join(folder, entry), { recursive: true, filter: isToStay })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  seed(folder)
  return folder
}

/**
 * Copies this checkout's cache entries of these kinds to a copy, unless it has its own. Only complete ones: other tests
 * rename or remove their unfinished files and locks meanwhile.
 */
export function seed(folder: string, kinds: readonly (typeof seeds)[number][] = seeds): void {
  for (const kind of kinds) {
    const [from, to] = [join(cacheFolder, kind), join(folder, '.cache', kind)]
    if (!existsSync(from) || existsSync(to)) continue
    for (const entry of readdirSync(from).filter((name) => name.endsWith('.kept')))
      cpSync(join(from, entry), join(to, entry), { recursive: true })
  }
}
