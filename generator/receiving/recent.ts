/** A map that drops the entries set longest ago once it holds more than `most` values. */
export function recent<Value>(most: number): {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
} {
  const values = new Map<string, Value>()
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.delete(key)
      values.set(key, value)
      for (const oldest of values.keys()) {
        if (values.size <= most) break
        values.delete(oldest)
      }
    },
  }
}
