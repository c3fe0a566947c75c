import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { cacheFolder } from './folders.ts'
import { hashOf } from './source-keys.ts'

/** What the files of a manifest said when they were last read, by the hash of their text. */
export interface YamlCache {
  get: (text: string) => unknown
  set: (text: string, value: unknown) => void
  /** Keeps what was got or set since it was opened; forgets files that have gone. */
  save: () => void
}

/** Parsing YAML is the slowest part of reading it, and of a hundred files one has changed. */
export function openYamlCache(folder: string): YamlCache {
  const path = join(cacheFolder, 'yaml', hashOf(folder))
  const before = read(path)
  const used = new Map<string, unknown>()
  let isNew = false
  return {
    get: (text) => {
      const hash = hashOf(text)
      const value = before.get(hash)
      if (value !== undefined) used.set(hash, value)
      return value
    },
    set: (text, value) => {
      used.set(hashOf(text), value)
      isNew = true
    },
    save: () => {
      if (isNew || used.size < before.size) write(path, used)
    },
  }
}

function read(path: string): Map<string, unknown> {
  try {
    return existsSync(path) ? (deserialize(readFileSync(path)) as Map<string, unknown>) : new Map()
  } catch {
    // Written by another version of Node, or cut short: as good as none.
    return new Map()
  }
}

function write(path: string, values: Map<string, unknown>): void {
  const unfinished = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(unfinished, serialize(values))
  renameSync(unfinished, path)
}
