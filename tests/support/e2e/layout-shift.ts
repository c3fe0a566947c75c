import type { Page } from '@playwright/test'
import { painted } from './painted.ts'

/** Measures pages opened from now on. The function returned says how far the layout of the current one has shifted. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    // A shift is reported after it was painted.
    await painted(page)
    return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
  }
}
