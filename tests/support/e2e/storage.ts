import type { Page } from '@playwright/test'

/** From the next page on, the browser refuses local and session storage, as with all cookies blocked. */
export const denyStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })

/** From the next page on, writing to storage fails, as if it were full. Reading works. */
const refuseToStore = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

/** The ways in which a browser's storage fails. */
export const storageTroubles = [
  ['denied', denyStorage],
  ['full', refuseToStore],
] as const

/** Fills the storage of the page's origin until the browser accepts no more. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (const area of [localStorage, sessionStorage]) {
      for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
        try {
          while (true) area.setItem(`${size}-${area.length}`, 'x'.repeat(size))
        } catch {
          // No room for this size: try a smaller one.
        }
      }
    }
  })

/** Everything that the browser keeps of a visit, as text: storage, cookies and the address. */
export const keptOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]))
