import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * If the published folder is a mount point, the stage and the lock are inside it: the folder's siblings are on another
 * disk, and often cannot be created at all. Nothing links to them, and hosts serve no hidden files.
 */
export const innerStage = '.sightline-next'
/** A folder of its own, because creating and removing a lock changes the mtime of the folder it is in. */
export const innerLock = '.sightline-lock'

export const isInner = (name: string): boolean => name === innerStage || name === innerLock

/**
 * Whether this folder is a mount point, such as a container's volume. No file can be renamed into it from outside, and
 * it cannot be replaced.
 */
export function isMountPoint(folder: string): boolean {
  const own = statSync(folder, { throwIfNoEntry: false })?.dev
  return own !== undefined && (own !== statSync(dirname(folder)).dev || isBound(folder))
}

/** Whether it is a bind mount of a folder on the same disk, which only Linux reveals. */
function isBound(folder: string): boolean {
  try {
    const points = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
    return points.some((line) => line.split(' ')[4]?.replace(/\\040/g, ' ') === folder)
  } catch {
    return false
  }
}
