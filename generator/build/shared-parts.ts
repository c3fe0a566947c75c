import { hashOf } from '../cache/source-keys.ts'

// A part that stands on thousands of pages is one object. Marked as shared, it is hashed once and stands for itself, by
// its hash, in the keys of all those pages.

const hashes = new WeakMap<object, string | undefined>()

/** Marks `part` as one object on many pages. It must not change afterwards. */
export function shared<T extends object>(part: T): T {
  hashes.set(part, undefined)
  return part
}

/** The hash of a shared part, or the value itself when it is not one. */
export function standIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !hashes.has(value)) return value
  let hash = hashes.get(value)
  if (hash === undefined) {
    hash = hashOf(JSON.stringify(value))
    hashes.set(value, hash)
  }
  return hash
}
