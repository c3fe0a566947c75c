import { forget, readStored, store } from '../../storage.ts'

/** A string kept for this tab. Reading and writing never throw. */
export interface SessionValue {
  read: () => string | null
  write: (value: string) => void
  clear: () => void
}

/** A string in session storage under `key`, or in memory until the page is left if storage is denied or full. */
export function sessionValue(key: string): SessionValue {
  let copy: string | null = null
  return {
    read: () => copy ?? readStored('session', key),
    write: (value) => {
      copy = store('session', key, value) ? null : value
    },
    clear: () => {
      copy = null
      forget('session', key)
    },
  }
}
