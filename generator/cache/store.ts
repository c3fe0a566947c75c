import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** Keeps bytes whole or not at all. Two commands may keep the same: each writes its own, and the last rename wins. */
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

/** Keeps a value as it is, `Infinity` and repeated parts among it, which YAML may hold and JSON may not. */
export const keepValue = (path: string, value: unknown) => keepBytes(path, serialize(value))

/** What was kept. Written by another version of Node, or cut short by a crash of the machine, it is as good as none. */
export function keptValue<T>(path: string): T | undefined {
  try {
    return deserialize(readFileSync(path)) as T
  } catch {
    return undefined
  }
}
