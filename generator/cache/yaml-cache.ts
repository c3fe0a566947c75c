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

/**
 * Parsing is the slowest part of reading YAML, and of a hundred files usually only one has changed. What is kept lies in
 * slices, and only those that an edit changes are written again.
 */
export function openYamlCache(folder: string): YamlCache {
  const slices = new Map(yamlEntries(folder).map((entry, index) => [digits[index]!, openSlice(entry)]))
  const sliceOf = (hash: string) => slices.get(hash[0]!)!
  return {
    get: (text) => {
      const hash = hashOf(text)
      return sliceOf(hash).get(hash)
    },
    set: (text, value) => {
      const hash = hashOf(text)
      sliceOf(hash).set(hash, value)
    },
    save: () => {
      const saved = [...slices.values()].filter((slice) => slice.save())
      if (saved.length > 0) prune('yaml')
    },
  }
}

/** Where the content of the manifest in a folder is kept: one entry for each first digit of a text's hash. */
export const yamlEntries = (folder: string): Entry[] =>
  digits.map((digit) => ({ kind: 'yaml', name: hashOf(`${version} ${fromRoot(folder)} ${digit}`) }))

const digits = [...'0123456789abcdef']

function openSlice(entry: Entry) {
  const before = keptValue<Map<string, unknown>>(entry) ?? new Map<string, unknown>()
  const used = new Map<string, unknown>()
  let isNew = false
  return {
    get: (hash: string) => {
      const value = before.get(hash)
      if (value !== undefined) used.set(hash, value)
      return value
    },
    set: (hash: string, value: unknown) => {
      used.set(hash, value)
      isNew = true
    },
    /** Whether there was anything to save. */
    save: () => {
      if (!isNew && used.size === before.size) return false
      keepValue(entry, used)
      return true
    },
  }
}
