import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { liveRelease } from './releases.ts'

/** How many symlinks are followed before they count as circular. */
const maxHops = 40

/**
 * The real path of a folder to publish to, so that it has only one name and its siblings are on the same disk. Symlinks
 * are followed, even to a folder that does not exist yet, except the one from a folder to its live release.
 */
export function outFolder(path: string, hops = 0): string {
  const parent = dirname(path)
  if (parent === path || hops === maxHops) return path
  const here = join(outFolder(parent, hops), basename(path))
  const stat = lstatSync(here, { throwIfNoEntry: false })
  if (stat === undefined) return here
  if (!stat.isSymbolicLink()) return realpathSync.native(here)
  if (liveRelease(here) !== undefined) return here
  return outFolder(resolve(dirname(here), readlinkSync(here)), hops + 1)
}
