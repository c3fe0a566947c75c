import { realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { isInside } from '../disk/is-inside.ts'

/** The path without symlinks; undefined if nothing is there. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

/** Whether a path below the folder is found only through a symlink that leads out of it. */
export function leadsOutside(path: string, folder: string): boolean {
  const real = realPath(path)
  return real !== undefined && !isInside(real, realpathSync(folder))
}

/**
 * Whether a path is below a symlink that leads out of one of these folders, or to a folder that it is in. Nothing reads
 * what is there, and the watcher would follow the symlink into a whole disk, or again and again into the same folder.
 */
export const isLinkedFrom = (folders: readonly string[]) => (path: string) => {
  const above = dirname(path)
  return folders.some((folder) => isInside(above, folder) && (leadsOutside(above, folder) || leadsBack(above)))
}

/** Whether a path is a symlink to a folder that it is in. */
const leadsBack = (path: string) => isInside(realPath(dirname(path)) ?? '', realPath(path) ?? path)
