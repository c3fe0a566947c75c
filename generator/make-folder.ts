import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode } from './has-code.ts'

/**
 * Creates a folder, and those above it, unless it exists, and returns those it created, from the top. With `recursive`,
 * Node 20 reports a read-only disk as a folder that is missing (ENOENT), and never ends where nothing can be created,
 * as below /proc: one by one, both are errors.
 */
export function makeFolder(path: string): string[] {
  if (existsSync(path)) return []
  // At the top, there may be no such drive.
  const above = dirname(path) === path ? [] : makeFolder(dirname(path))
  try {
    mkdirSync(path)
    return [...above, path]
  } catch (error) {
    // Another command was faster, or a symlink leads nowhere.
    if (!hasCode(error, 'EEXIST') || !existsSync(path)) throw error
    return above
  }
}
