/**
 * `now`, with each part that equals its counterpart in `before` replaced by that very object, so that values memoized
 * for it (see memo.ts) remain usable. Parts that are already the same object are not compared.
 */
export function withSameParts<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null)
    return now
  if (ArrayBuffer.isView(before) || ArrayBuffer.isView(now)) return isSameView(before, now) ? (before as T) : now
  if (before instanceof Map && now instanceof Map) {
    const entries = [...before]
    const parts = withSameParts(entries, [...now])
    return parts === entries ? (before as T) : (new Map(parts) as T)
  }
  if (Array.isArray(before) && Array.isArray(now)) {
    const parts = now.map((part, index) => withSameParts(before[index], part))
    return areSame(before, parts) ? (before as T) : (parts as T)
  }
  if (!isPlain(before) || !isPlain(now)) return now
  const parts = Object.entries(now).map(([key, part]): [string, unknown] => [key, withSameParts(before[key], part)])
  const keys = Object.keys(before)
  // The order of keys matters: addresses and hashes depend on it.
  const isSame =
    keys.length === parts.length && parts.every(([key, part], at) => key === keys[at] && part === before[key])
  return isSame ? (before as T) : (Object.fromEntries(parts) as T)
}

const areSame = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && now.every((part, index) => part === before[index])

const isSameView = (before: object, now: object) =>
  before instanceof Uint8Array && now instanceof Uint8Array && Buffer.compare(before, now) === 0

const isPlain = (value: object): value is Record<string, unknown> => Object.getPrototypeOf(value) === Object.prototype
