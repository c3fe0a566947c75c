const made = new WeakMap<object, Map<string, unknown>>()

/**
 * The result of `make`, made once per `key` of `owner` and dropped together with the owner. Several modules may cache
 * values on the same owner, so a key starts with the name of what is made.
 */
export function memo<T>(owner: object, key: string, make: () => T): T {
  let own = made.get(owner)
  if (own === undefined) {
    own = new Map()
    made.set(owner, own)
  }
  if (!own.has(key)) own.set(key, make())
  return own.get(key) as T
}
