import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, root } from '../../generator/folders.ts'

/** What a copy does without, or has of its own. */
const left = ['.git', '.cache', 'node_modules', 'dist', 'dist.next', 'dist.lock', 'test-results', 'playwright-report']

/** What takes long to make and is kept under a hash of its sources, so that a copy may start with it. */
const seeds = ['bundles', 'pictures']

/**
 * A copy of the checkout as it is now, where code may be changed: whatever ends the run, the checkout itself was never
 * touched. What an earlier run has left in the copy goes, but for its caches. `name` is that of its folder in the cache.
 */
export function freshCopy(name: string): string {
  const folder = join(cacheFolder, name)
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder)) {
    if (entry !== '.cache') rmSync(join(folder, entry), { recursive: true, force: true })
  }
  for (const entry of readdirSync(root)) {
    if (!left.includes(entry)) cpSync(join(root, entry), join(folder, entry), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir')
  for (const seed of seeds) {
    const [from, to] = [join(cacheFolder, seed), join(folder, '.cache', seed)]
    if (existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true })
  }
  return folder
}
