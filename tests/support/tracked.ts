import type { Page } from '@playwright/test'

/** From the next page on, records tracked events. The returned function gives those of the page that is open now. */
export async function tracked(page: Page): Promise<() => Promise<{ name: string; properties: object }[]>> {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    document.addEventListener('sightline:track', (event) => told.push((event as CustomEvent).detail))
  })
  return () => page.evaluate(() => (window as never as { told: { name: string; properties: object }[] }).told)
}
