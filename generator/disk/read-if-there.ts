import { readFileSync } from 'node:fs'
import { hasCode } from './system-error.ts'

/** The bytes of a file; undefined if it does not exist (another command may have removed it) or is a folder. */
export function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined
    throw error
  }
}
