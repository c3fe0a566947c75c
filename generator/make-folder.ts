import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode } from './has-code.ts'

/**
 * Creates a folder, and those above it, unless it exists, and returns those it created, from the top. Not with
 * `recursive`: Node 20 then reports a read-only disk as a missing folder (ENOENT), and hangs where nothing can be
 * created, such as below /proc. Creating folders one by one gives an error in both cases.
 */
export function makeFolder(path: string): string[] {
  if (existsSync(path)) return []
  // At the top, there may be no such drive.
  const above = dirname(path) === path ? [] : makeFolder(dirname(path))
  try {
    mkdirSync(path)
    return [...above, path]
  } catch (error) {
    // Another command was faster, or the path is a dangling symlink.
    if (!hasCode(error, 'EEXIST') || !existsSync(path)) throw error
    return above
  }
}
