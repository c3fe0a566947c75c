import { fromRoot } from '../folders.ts'
import { hashOf } from '../hash.ts'
import type { Kind } from './kinds.ts'
import { prune } from './prune.ts'
import { type Entry, keepValue, keptValue } from './store.ts'

/** The values made from the texts of a manifest's files when it was last read, by the hash of each text. */
export interface KeptTexts {
  get: (text: string) => unknown
  set: (text: string, made: unknown) => void
  /** Saves the entries read or set since it was opened; drops those of texts that are gone. */
  save: () => void
}

/** The kinds of values made from texts. */
type TextKind = Extract<Kind, 'yaml' | 'valid'>

/**
 * Opens the kept values. Usually only one file in a hundred has changed, so they are split into slices, and only slices
 * that an edit changes are rewritten. `by` identifies the code that makes the values: with another `by`, all are stale.
 */
export function openKeptTexts(kind: TextKind, folder: string, by: string): KeptTexts {
  const slices = new Map(slicesOf(kind, folder).map((entry, index) => [digits[index]!, openSlice(entry, by)]))
  const sliceOf = (hash: string) => slices.get(hash[0]!)!
  return {
    get: (text) => {
      const hash = hashOf(text)
      return sliceOf(hash).get(hash)
    },
    set: (text, made) => {
      const hash = hashOf(text)
      sliceOf(hash).set(hash, made)
    },
    save: () => {
      const saved = [...slices.values()].filter((slice) => slice.save())
      if (saved.length > 0) prune(kind)
    },
  }
}

/** The entries of all values made from the manifest in a folder. */
export const textEntries = (folder: string): Entry[] => [...slicesOf('yaml', folder), ...slicesOf('valid', folder)]

/** One entry for each first digit of a text's hash. */
const slicesOf = (kind: TextKind, folder: string): Entry[] =>
  digits.map((digit) => ({ kind, name: hashOf(`${fromRoot(folder)} ${digit}`) }))

const digits = [...'0123456789abcdef']

interface Slice {
  by: string
  made: Map<string, unknown>
}

function openSlice(entry: Entry, by: string) {
  const kept = keptValue<Slice>(entry)
  const before = kept?.by === by ? kept.made : new Map<string, unknown>()
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
      keepValue(entry, { by, made: used } satisfies Slice)
      return true
    },
  }
}
