const made = new WeakMap<object, Map<string, unknown>>()

/**
 * What `make` gives, made once for each `key` of `owner` and forgotten with the owner. Keys of one owner start with the
 * name of what is made: others keep things of theirs under it too.
 */
export function memo<T>(owner: object, key: string, make: () => T): T {
  const own = made.get(owner) ?? new Map<string, unknown>()
  made.set(owner, own)
  if (!own.has(key)) own.set(key, make())
  return own.get(key) as T
}
