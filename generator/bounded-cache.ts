/** A cache of bounded weight. */
export interface BoundedCache<Value> {
  get: (key: string) => Value | undefined
  /** The weight is 1 unless it is given. */
  set: (key: string, value: Value, weight?: number) => void
}

/** Keeps values up to a total weight of `maxWeight`. The least recently used go first; the last one set always stays. */
export function boundedCache<Value>(maxWeight: number): BoundedCache<Value> {
  const kept = new Map<string, { value: Value; weight: number }>()
  let total = 0
  const take = (key: string) => {
    const entry = kept.get(key)
    if (entry !== undefined) total -= entry.weight
    kept.delete(key)
    return entry
  }
  const put = (key: string, entry: { value: Value; weight: number }) => {
    kept.set(key, entry)
    total += entry.weight
  }
  return {
    get: (key) => {
      const entry = take(key)
      if (entry !== undefined) put(key, entry)
      return entry?.value
    },
    set: (key, value, weight = 1) => {
      take(key)
      put(key, { value, weight })
      for (const oldest of kept.keys()) {
        if (total <= maxWeight || kept.size === 1) break
        take(oldest)
      }
    },
  }
}
