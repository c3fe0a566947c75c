import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Puts a file into the cache whole or not at all. Two commands may keep the same: each writes its own, and the last rename wins. */
export function keepFile(path: string, bytes: string | Uint8Array): void {
  const unfinished = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
}
