import { expect, type Page } from '@playwright/test'

/**
 * Follows what `page` loads from now on. The returned function waits until the page has loaded and run everything that
 * it loads by itself. Unlike Playwright's `networkidle` it does not wait for another half a second.
 */
export function followLoading(page: Page): () => Promise<void> {
  const loading = new Set<unknown>()
  page.on('request', (request) => loading.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => loading.delete(request))
  return async () => {
    // The last thing a page loads by itself, when idle, shows the way to the privacy choices.
    await page.locator('[data-opens="privacy-choices"]').waitFor()
    await expect.poll(() => loading.size, { intervals: [10] }).toBe(0)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
}
