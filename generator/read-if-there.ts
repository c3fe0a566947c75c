import { readFileSync } from 'node:fs'
import { hasCode } from './has-code.ts'

/** The bytes of a file; undefined if there is none, as when another command removes it, or a folder in its place. */
export function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined
    throw error
  }
}
