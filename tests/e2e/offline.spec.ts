import { rmSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { editText } from '../support/edit-text.ts'
import { serveSite } from '../support/served-site.ts'

/** The paths that are cached on the visitor's device. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** For each service worker, whether it is active. */
const workers = (page: Page): Promise<boolean[]> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active !== null))

/** The paths that are cached, once the service workers are active. */
async function kept(page: Page): Promise<string[]> {
  const paths = async () => ((await workers(page)).every((isActive) => isActive) ? cached(page) : [])
  await expect.poll(paths).toContain('/how-soon')
  return paths()
}

const offline = async (context: BrowserContext, act: () => Promise<void>) => {
  await context.setOffline(true)
  await act()
  await context.setOffline(false)
}

test('a visitor who has looked up how soon an eye needs care finds the page again without a network, in every language', async ({
  page,
  context,
}) => {
  await page.goto('/how-soon')
  await kept(page)
  await offline(context, async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How soon does my eye need care?')
    const colour = await page
      .locator('.care-emergency h2')
      .evaluate((heading) => getComputedStyle(heading).backgroundColor)
    expect(colour, 'of a red card, which needs the stylesheet').not.toBe('rgba(0, 0, 0, 0)')
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
    const drawn = await page
      .locator('.card .small-eye use')
      .first()
      .evaluate((use: SVGUseElement) => use.getBBox().width)
    expect(drawn, 'of the eye on a card').toBeGreaterThan(0)
    // Also with parameters in its address.
    await page.goto('/es/que-tan-pronto?utm_source=poster')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
})

test('no other page is kept, and no worker starts for one', { tag: '@soak' }, async ({ page, context }) => {
  await page.goto('/how-soon')
  expect((await kept(page)).filter((path) => !path.startsWith('/assets/')).sort()).toEqual([
    '/drawings/eye.svg',
    '/es/que-tan-pronto',
    '/how-soon',
  ])
  await page.goto('/about')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await offline(context, async () => {
    await expect(page.goto('/conditions')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  })
})

test('the newest version of a page is kept, even while a tab with the old one stays open', {
  tag: '@soak',
}, async ({ page, context }) => {
  const { url, folder, close } = await serveSite('e2e-offline', {})
  await page.goto(`${url}/how-soon`)
  await kept(page)
  editText(folder, 'how-soon.html', /<h1[^>]*>/, '$&New: ')
  editText(folder, 'sw.js', /kept-\w+/g, 'kept-new')
  const tab = await context.newPage()
  await tab.goto(`${url}/how-soon`)
  await expect.poll(() => tab.evaluate(() => caches.keys())).toEqual(['kept-new'])
  await offline(context, async () => {
    await tab.reload()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^New: /)
  })
  await close()
  rmSync(folder, { recursive: true })
})

test('a visit to any other page keeps nothing', async ({ page }) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('a worker that fails while the page is being kept deletes nothing that another has kept', {
  tag: '@soak',
}, async ({ page, context }) => {
  let asked = 0
  // Each language has a worker, and both fill the same cache at once.
  await context.route('**/how-soon', async (route) => {
    if (route.request().serviceWorker() === null) return route.fallback()
    asked += 1
    if (asked === 1) {
      await expect.poll(() => asked).toBe(2)
      return route.fallback()
    }
    await expect.poll(() => cached(page)).toContain('/how-soon')
    return route.fulfill({ status: 503 })
  })
  await page.goto('/how-soon')
  await expect.poll(() => asked).toBe(2)
  // The one that failed has been removed.
  await expect.poll(() => workers(page)).toEqual([true])
  expect(await cached(page)).toContain('/how-soon')
})

test('the worker is checked for changes at every visit', async ({ request }) => {
  const worker = await request.get('/sw.js')
  expect(worker.headers()['cache-control']).toBe('no-cache')
  expect(worker.headers()['content-type']).toMatch(/javascript/)
})

test('the policy lets no code create the address of another script', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/how-soon')
  await kept(page)
  const refused = await page.evaluate(() =>
    navigator.serviceWorker.register('/assets/other.js').catch((error: Error) => error.name),
  )
  expect(refused).toBe('TypeError')
  const again = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => void }
    }
    try {
      trustedTypes.createPolicy('keep-offline', { createScriptURL: (url: string) => url })
      return 'made'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(again, 'a second policy of that name').toBe('TypeError')
})
