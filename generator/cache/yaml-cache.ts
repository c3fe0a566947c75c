import { readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../folders.ts'
import { hashOf } from './source-keys.ts'
import { keepValue, keptValue } from './store.ts'

/** Bumped when reading becomes stricter: files an older version accepted are then read again. */
const version = 1
/** How many manifests are cached: a test makes hundreds, a person has a few. */
const maxKeptManifests = 20

/** The parsed content of a manifest's files when they were last read, by the hash of their text. */
export interface YamlCache {
  get: (text: string) => unknown
  set: (text: string, value: unknown) => void
  /** Saves the entries read or set since it was opened; drops those of files that are gone. */
  save: () => void
}

/** Parsing is the slowest part of reading YAML, and of a hundred files usually only one has changed. */
export function openYamlCache(folder: string): YamlCache {
  const path = join(cacheFolder, 'yaml', hashOf(`${version} ${folder}`))
  const before = keptValue<Map<string, unknown>>(path) ?? new Map<string, unknown>()
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
      keepValue(path, used)
      forgetOldest(dirname(path))
    },
  }
}

function forgetOldest(folder: string): void {
  const files = readdirSync(folder)
  if (files.length <= maxKeptManifests) return
  const byAge = files
    .map((file) => ({
      path: join(folder, file),
      time: statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((a, b) => b.time - a.time)
  for (const { path } of byAge.slice(maxKeptManifests)) rmSync(path, { force: true })
}
