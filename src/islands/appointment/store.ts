/** Which page the dialog was opened for: the bridge from plain script to the React view. */
export interface DialogStore {
  /** The page's name, `''` on a general page and before the first opening. */
  pageName: () => string
  setPageName: (name: string) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore(): DialogStore {
  const listeners = new Set<() => void>()
  let current = ''
  return {
    pageName: () => current,
    setPageName: (name) => {
      current = name
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
