/** A string kept for this tab. Reading and writing never throw. */
export interface SessionValue {
  read: () => string | null
  write: (value: string) => void
  clear: () => void
}

/**
 * A string in session storage under `key`, or in memory until the page is left if storage is denied or full. `storage`
 * is a function because merely naming `sessionStorage` throws where it is denied.
 */
export function sessionValue(key: string, storage: () => Storage = () => window.sessionStorage): SessionValue {
  let copy: string | null = null
  let inMemory = false
  const using = <T>(act: (storage: Storage) => T, fallback: T): T => {
    try {
      return act(storage())
    } catch (error) {
      if (!inMemory) console.warn(`${key} is kept in memory`, error)
      inMemory = true
      return fallback
    }
  }
  return {
    read: () => (inMemory ? copy : using((store) => store.getItem(key), copy)),
    write: (value) => {
      copy = value
      inMemory = !using((store) => {
        store.setItem(key, value)
        return true
      }, false)
    },
    clear: () => {
      copy = null
      using((store) => store.removeItem(key), undefined)
    },
  }
}
