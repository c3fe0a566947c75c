import type { Page } from '@playwright/test'

/** From the next page on, records tracked events. The returned function gives those of the page that is open now. */
export async function tracked(page: Page): Promise<() => Promise<{ name: string; properties: object }[]>> {
  await page.addInitScript(() => {
    const trackedEvents: unknown[] = []
    Object.assign(window, { trackedEvents })
    document.addEventListener('sightline:track', (event) => trackedEvents.push((event as CustomEvent).detail))
  })
  return () =>
    page.evaluate(() => (window as never as { trackedEvents: { name: string; properties: object }[] }).trackedEvents)
}
