import type { Page, Route } from '@playwright/test'

/** Holds back all requests for these addresses, or the first `times`, until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp, times?: number): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = async (route: Route) => {
    await held
    await route.continue()
  }
  await page.route(addresses, hold, { times })
  return release
}
