import { test as base, expect } from '@playwright/test'
import { holdTimers } from './held-timers.ts'

/** A test of the gate: time passes only when told to, and no page may throw. */
export const test = base.extend({
  // Chromium throws on view transitions whenever Playwright intercepts the requests of a page.
  contextOptions: { reducedMotion: 'reduce' },
  // The user agent of headless Chromium looks like a crawler's.
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  context: async ({ context }, use) => {
    const thrown: string[] = []
    await holdTimers(context)
    context.on('weberror', (error) => thrown.push(String(error.error())))
    await use(context)
    expect(thrown).toEqual([])
  },
})
