import type { Source } from './read.ts'

/**
 * Makes a memory of what was found out about each source, for as long as the source lives and `given`, whatever else the
 * answer depends on, is the same. While a site is developed, one file in a hundred changes between two looks at them all.
 */
export function perSource<T>(): (source: Source, given: unknown, find: () => T) => T {
  const known = new WeakMap<Source, { given: unknown; found: T }>()
  return (source, given, find) => {
    const before = known.get(source)
    if (before !== undefined && before.given === given) return before.found
    const found = find()
    known.set(source, { given, found })
    return found
  }
}
