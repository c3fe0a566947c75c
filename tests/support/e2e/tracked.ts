import type { Page } from '@playwright/test'

interface Tracked {
  name: string
  properties: Record<string, string>
}

/** From the next page on, records tracked events. The returned function gives those of the page that is open now. */
export async function tracked(page: Page): Promise<() => Promise<Tracked[]>> {
  await page.addInitScript(() => {
    const trackedEvents: Tracked[] = []
    Object.assign(window, { trackedEvents })
    document.addEventListener('sightline:track', (event) => trackedEvents.push((event as CustomEvent).detail))
  })
  return () => eventsOn(page)
}

/** The events recorded on the page that is open now. */
export const eventsOn = (page: Page): Promise<Tracked[]> =>
  page.evaluate(() => (window as unknown as { trackedEvents: Tracked[] }).trackedEvents)
