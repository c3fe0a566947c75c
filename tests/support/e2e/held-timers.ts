import type { BrowserContext, Page } from '@playwright/test'

type WithPassTime = typeof window & { passTime: (ms: number) => void; heldTimers: () => number[] }

/**
 * From the next page on, timers of a second or more run only when the test says so: a page's timeout of four seconds
 * does not fire early on a slow machine, and no test waits for it.
 */
export const holdTimers = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setTimeout: start, clearTimeout: stop } = window
    const held = new Map<number, { act: () => void; ms: number }>()
    let last = 0
    Object.assign(window, {
      setTimeout: (act: () => void, ms = 0) => {
        if (ms < 1000) return start(act, ms)
        last -= 1
        held.set(last, { act, ms })
        return last
      },
      clearTimeout: (id: number) => {
        if (!held.delete(id)) stop(id)
      },
      heldTimers: () => [...held.values()].map(({ ms }) => ms),
      passTime: (ms: number) => {
        for (const [id, timer] of held) {
          if (timer.ms > ms) continue
          held.delete(id)
          timer.act()
        }
      },
    })
  })

/** Runs the held timers of at most `ms` milliseconds. */
export const passTime = (page: Page, ms: number) =>
  page.evaluate((limit) => (window as WithPassTime).passTime(limit), ms)

/** The delays of the held timers, in milliseconds. */
export const heldTimers = (page: Page) => page.evaluate(() => (window as WithPassTime).heldTimers())
