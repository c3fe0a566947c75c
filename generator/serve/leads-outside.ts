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
 * Whether a path is below a symlink that leads out of one of these folders. Nothing reads what is there, and the watcher
 * would follow the symlink into a whole disk, or again and again into the folder that it is in.
 */
export const isLinkedFrom = (folders: readonly string[]) => (path: string) =>
  folders.some((folder) => isInside(dirname(path), folder) && leadsOutside(dirname(path), folder))
