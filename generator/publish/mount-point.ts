import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Whether a disk of its own begins at this folder, as where a container is given one. No file can be renamed into it from
 * outside, and nothing can take its place.
 */
export function isMountPoint(folder: string): boolean {
  const own = statSync(folder, { throwIfNoEntry: false })?.dev
  return own !== undefined && (own !== statSync(dirname(folder)).dev || isBound(folder))
}

/** A folder of the same disk may be mounted there once more, which Linux alone tells. */
function isBound(folder: string): boolean {
  try {
    const points = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
    return points.some((line) => line.split(' ')[4]?.replace(/\\040/g, ' ') === folder)
  } catch {
    return false
  }
}
