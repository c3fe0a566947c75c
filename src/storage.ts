type StorageArea = 'local' | 'session'

// A browser may deny storage or run out of it. Callers then carry on as for a first-time visitor.

/** The value under `key`, or null if there is none or the browser denies access. */
export const readStored = (area: StorageArea, key: string): string | null =>
  attempt(area, (storage) => storage.getItem(key)) ?? null

/** Stores `value` under `key`. Returns false if the browser denies it or has no room. */
export const store = (area: StorageArea, key: string, value: string): boolean =>
  attempt(area, (storage) => {
    storage.setItem(key, value)
    return true
  }) === true

export const forget = (area: StorageArea, key: string): void => attempt(area, (storage) => storage.removeItem(key))

function attempt<Result>(area: StorageArea, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(globalThis[`${area}Storage`])
  } catch (error) {
    console.warn(`${area} storage`, error)
    return undefined
  }
}
