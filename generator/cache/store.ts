import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/**
 * Writes bytes completely or not at all. Two commands may write the same entry: each writes its own file, and the last
 * rename wins.
 */
export function keepBytes(path: string, bytes: Uint8Array): void {
  const unfinished = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, bytes)
  renameSync(unfinished, path)
}

export function keptBytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Stores a value as it is, including `Infinity` and shared references, which YAML allows and JSON does not. */
export const keepValue = (path: string, value: unknown) => keepBytes(path, serialize(value))

/**
 * The stored value. One written by another version of Node, or truncated by a crash of the machine, counts as missing.
 */
export function keptValue<T>(path: string): T | undefined {
  try {
    return deserialize(readFileSync(path)) as T
  } catch {
    return undefined
  }
}
