import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode } from './has-code.ts'

/**
 * Creates a folder, and those above it, unless it exists. With `recursive`, Node 20 reports a read-only disk as a folder
 * that is missing (ENOENT): one by one, it is EROFS.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another command was faster.
    if (!hasCode(error, 'EEXIST')) throw error
  }
}
