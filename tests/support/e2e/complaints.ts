import type { ConsoleMessage, Page } from '@playwright/test'

/** Collects console errors and warnings, hydration included, and uncaught errors, except what `expected` matches. */
export function complaints(page: Page, expected?: RegExp): string[] {
  const found = uncaught(page, expected)
  page.on('console', (message: ConsoleMessage) => {
    const text = message.text()
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !isOfSlowness.test(text) && expected?.test(text) !== true) found.push(text)
  })
  return found
}

/** Collects uncaught errors only: for tests that break something on purpose, which is logged. */
export function uncaught(page: Page, expected?: RegExp): string[] {
  const found: string[] = []
  page.on('pageerror', (error) => {
    const text = String(error)
    if (!isOfChromium.test(text) && expected?.test(text) !== true) found.push(text)
  })
  return found
}

/** Thrown when the next page comes too late or too soon for a view transition. None of our scripts is involved. */
const isOfChromium = /^\w+: (Transition was (aborted|skipped)|.*ViewTransition)/

/**
 * Chromium looks once for preloads without use, three seconds after a page has loaded. src/import-arrived.ts imports
 * every script that it preloads, but on a busy machine some are just arriving then. A preloaded font has no such excuse.
 */
const isOfSlowness = /\/assets\/chunks\/\S+\.js was preloaded using link preload but not used/
