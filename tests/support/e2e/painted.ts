import type { Page } from '@playwright/test'

/** Waits for two frames: what has changed is then painted, and the page has noticed what reacts to that. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
