import { existsSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { isInside } from './is-inside.ts'
import { slashed } from './slashed.ts'
import { leadsNowhere } from './system-error.ts'
import { isVikesFile } from './vikes-file.mjs'

/** Called for a symlink that is not followed: to nothing, to the outside, or to a folder that contains it. */
type Refuse = (link: string, why: 'dead' | 'outside' | 'circular', target: string) => void

/**
 * The files at or below `path`, relative to it, in a fixed order, except one that Vike is about to remove. Follows
 * symlinks, but not out of the folder, and not in circles.
 */
export function filesBelow(path: string, refuse: Refuse = () => {}): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return ['']
  const top = realpathSync(path)
  const found: string[] = []
  /** `trail` has the real paths of the folder and of those that led to it. */
  const visit = (folder: string, trail: readonly string[]) => {
    for (const entry of readdirSync(join(path, folder), { withFileTypes: true })) {
      const file = join(folder, entry.name)
      if (entry.isFile()) found.push(file)
      else if (entry.isDirectory()) visit(file, [...trail, join(trail.at(-1)!, entry.name)])
      else if (entry.isSymbolicLink()) follow(file, trail)
    }
  }
  const follow = (file: string, trail: readonly string[]) => {
    const { real, stats } = resolveLink(join(path, file))
    if (stats === undefined) refuse(slashed(file), 'dead', '')
    else if (!isInside(real, top)) refuse(slashed(file), 'outside', real)
    else if (stats.isFile()) found.push(file)
    else if (stats.isDirectory() && trail.includes(real)) refuse(slashed(file), 'circular', real)
    else if (stats.isDirectory()) visit(file, [...trail, real])
  }
  visit('', [top])
  return found
    .filter((file) => !isVikesFile(file))
    .map(slashed)
    .sort()
}

/** The target of a symlink; `real` is empty if it is dangling or circular. */
function resolveLink(link: string): { real: string; stats?: Stats } {
  try {
    return { real: realpathSync(link), stats: statSync(link) }
  } catch (error) {
    if (!leadsNowhere(error)) throw error
    return { real: '' }
  }
}
