import { realpathSync } from 'node:fs'
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
