import { fromRoot } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { prune } from './prune.ts'
import { type Entry, keepValue, keptValue } from './store.ts'

/** Bumped when reading becomes stricter: files an older version accepted are then read again. */
const version = 2

/** The parsed content of a manifest's files when they were last read, by the hash of their text. */
export interface YamlCache {
  get: (text: string) => unknown
  set: (text: string, value: unknown) => void
  /** Saves the entries read or set since it was opened; drops those of files that are gone. */
  save: () => void
}

/** Parsing is the slowest part of reading YAML, and of a hundred files usually only one has changed. */
export function openYamlCache(folder: string): YamlCache {
  const entry = yamlEntry(folder)
  const before = keptValue<Map<string, unknown>>(entry) ?? new Map<string, unknown>()
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
      if (!isNew && used.size === before.size) return
      keepValue(entry, used)
      prune('yaml')
    },
  }
}

/** Where the content of the manifest in a folder is kept. */
export const yamlEntry = (folder: string): Entry => ({ kind: 'yaml', name: hashOf(`${version} ${fromRoot(folder)}`) })
