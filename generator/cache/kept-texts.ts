import { fromRoot } from '../folders.ts'
import { hashOf } from '../hash.ts'
import type { Kind } from './kinds.ts'
import { prune } from './prune.ts'
import { type Entry, keepValue, keptValue } from './store.ts'

/** The values made from the texts of a manifest's files when it was last read, by the hash of each text. */
export interface KeptTexts {
  get: (text: string) => unknown
  set: (text: string, made: unknown) => void
  /** Saves the entries read or set since it was opened; drops those of texts that no longer exist. */
  save: () => void
}

/** The kinds of values made from texts. */
type TextKind = Extract<Kind, 'yaml' | 'valid'>

/** Values made from a manifest's texts. */
interface TextValues {
  kind: TextKind
  /** The manifest's folder. */
  folder: string
  /** Identifies the code that makes the values: with another `by`, all are stale. */
  by: string
  /** How many texts the manifest has. */
  count: number
}

/**
 * Opens the kept values. Usually only one file in a hundred has changed, so those of a large manifest are split into
 * slices, and only slices that an edit changes are rewritten.
 */
export function openKeptTexts({ kind, folder, by, count }: TextValues): KeptTexts {
  const slices = count > fewTexts ? slicesOf(kind, folder) : [wholeOf(kind, folder)]
  const opened = slices.map((entry) => openSlice(entry, by))
  const sliceOf = (hash: string) => opened[Number.parseInt(hash[0]!, 16) % opened.length]!
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
      const saved = opened.filter((slice) => slice.save())
      if (saved.length > 0) prune(kind)
    },
  }
}

/** Few values are one entry: writing a single file takes less time than opening sixteen. */
const fewTexts = 64

/** The entries of all values made from the manifest in a folder. */
export const textEntries = (folder: string): Entry[] =>
  (['yaml', 'valid'] as const).flatMap((kind) => [wholeOf(kind, folder), ...slicesOf(kind, folder)])

const wholeOf = (kind: TextKind, folder: string): Entry => ({ kind, name: hashOf(fromRoot(folder)) })

/** One entry for each first digit of a text's hash. */
const slicesOf = (kind: TextKind, folder: string): Entry[] =>
  [...'0123456789abcdef'].map((digit) => ({ kind, name: hashOf(`${fromRoot(folder)} ${digit}`) }))

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
