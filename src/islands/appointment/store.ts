/** What the page tells the dialog. */
export interface PageContext {
  /** `''` on a page about nothing in particular. */
  pageName: string
  /** `''` leaves the choice open. */
  visitType: string
  /** `''` for the usual subject. */
  emailSubject: string
  /** The page's own number, if it has one. */
  phone?: { text: string; href: string }
}

/** Which page the dialog was opened for: the bridge from plain script to the React view. */
export interface DialogStore {
  /** Nothing before the first opening; a new object at each. */
  page: () => PageContext | undefined
  open: (page: PageContext) => void
  subscribe: (listener: () => void) => () => void
}

export function createStore(): DialogStore {
  const listeners = new Set<() => void>()
  let current: PageContext | undefined
  return {
    page: () => current,
    open: (page) => {
      current = page
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
