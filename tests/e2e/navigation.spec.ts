import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/e2e/complaints.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { someOf } from '../support/soak.ts'

const spinner = (page: Page) => page.locator('.spinner')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
const toTop = (page: Page) => page.getByRole('button', { name: 'Back to top' })

test('the skip link comes first, shows when focused, and leads to the main content', async ({ page }) => {
  await page.goto('/about')
  const link = page.getByRole('link', { name: 'Skip to main content' })
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('main')).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
})

test('the back-to-top button shows past 300 px, and scrolls to the top', async ({ page }) => {
  await page.goto('/conditions/dry-eye')
  await expect(toTop(page)).toBeHidden()
  await scrollTo(page, 300)
  await expect(toTop(page)).toBeHidden()
  await scrollTo(page, 301)
  await expect(toTop(page)).toBeVisible()
  await scrollTo(page, 2000)
  await toTop(page).click()
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(toTop(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const) {
  test(`scrolling is ${behavior}, and pages ${behavior === 'smooth' ? 'fade into each other' : 'change at once'}, with prefers-reduced-motion set to ${reducedMotion}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ reducedMotion })
    const heard = complaints(page)
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        Object.assign(window, { faded: (event as never as { viewTransition: unknown }).viewTransition !== null })
      })
    })
    // Tried again if it does not fade: Chromium gives up a transition when the next page takes four seconds.
    await expect(async () => {
      await page.goto('/about')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
      await expect(page).toHaveURL(/\/contact$/)
      const faded = await page.evaluate(() => (window as never as { faded: boolean }).faded)
      expect(faded).toBe(reducedMotion !== 'reduce')
    }).toPass()
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', behavior)
    await scrollTo(page, 2000)
    await toTop(page).click()
    // Right after the click, the page is at the top only if nothing is animated.
    if (reducedMotion === 'reduce') expect(await scrollY(page)).toBe(0)
    await expect.poll(() => scrollY(page)).toBe(0)
    expect(heard).toEqual([])
    await page.close()
  })
}

test('a new page starts at its top, and Back returns to where the visitor was', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/conditions/dry-eye')
  await scrollTo(page, 100_000)
  const left = await scrollY(page)
  expect(left).toBeGreaterThan(1000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  expect(await scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/conditions\/dry-eye$/)
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1000)
})

test.describe('the spinner', () => {
  /** Has the page log its spinner when it comes and goes: during a navigation the page cannot be queried. */
  async function watch(page: Page): Promise<() => object | undefined> {
    let said: object | undefined
    page.on('console', (message) => {
      if (message.text().startsWith('{"isShown"')) said = JSON.parse(message.text())
    })
    await page.evaluate(() => {
      const element = document.querySelector<HTMLElement>('.spinner')!
      const tell = () => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const isCentred =
          Math.abs(x + width / 2 - document.documentElement.clientWidth / 2) < 2 &&
          Math.abs(y + height / 2 - innerHeight / 2) < 2
        console.log(JSON.stringify({ isShown: element.checkVisibility(), isCentred, words: element.textContent }))
      }
      new MutationObserver(tell).observe(element, { attributes: true })
    })
    return () => said
  }

  for (const [path, target, words] of someOf(
    [
      ['/about', '/services', 'Loading...'],
      ['/es/about', '/es/services', 'Cargando...'],
    ] as const,
    2,
  )) {
    test(`shows in the middle while a page is slow to load: ${path}`, async ({ page }) => {
      await page.goto(path)
      const said = await watch(page)
      const release = await holdRequests(page, `**${target}`)
      await page.locator(`.site-footer a[href="${target}"]`).click({ noWaitAfter: true })
      await expect.poll(said).toEqual({ isShown: true, isCentred: true, words })
      release()
      await expect(page).toHaveURL(new RegExp(`${target}$`))
      await expect(spinner(page)).toBeHidden()
    })
  }

  test('does not show for a click that opens the dialog, another tab or window, a place on the page or a download', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.clock.install()
    await page.goto('/conditions/dry-eye')
    await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Schedule' })
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.locator('.on-this-page a').first().click()
    await page.locator('.site-footer a[href="/about"]').click({ modifiers: ['ControlOrMeta'] })
    await page.locator('.site-footer a[href="/about"]').click({ modifiers: ['Shift'] })
    await page.locator('.site-footer a[href="/about"]').click({ modifiers: ['Alt'] })
    await page.clock.runFor(2000)
    await expect(spinner(page)).toBeHidden()
  })

  async function stopAndPress(page: Page) {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.stopLoading')
    await page.mouse.click(10, 300)
  }

  for (const [way, act] of [
    ['stops the navigation with Escape', (page: Page) => page.keyboard.press('Escape')],
    ['stops it with the button of the browser, and presses anywhere on the page', stopAndPress],
  ] as const) {
    test(`disappears when the visitor ${way}`, { tag: '@soak' }, async ({ page }) => {
      await page.goto('/about')
      const said = await watch(page)
      await holdRequests(page, '**/services')
      await page.locator('.site-footer a[href="/services"]').click({ noWaitAfter: true })
      await expect.poll(said).toMatchObject({ isShown: true })
      await act(page)
      await expect.poll(said).toMatchObject({ isShown: false })
    })
  }

  test('and an open menu have disappeared when the visitor comes back to a page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/about')
    await page.locator('.menu > summary').click()
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.spinner')!.hidden = false
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(spinner(page)).toBeHidden()
    await expect(page.locator('.menu > nav')).toBeHidden()
  })
})

test.describe('prefetching', () => {
  /** Collects the paths that scripts of the page fetch from now on. */
  function fetchedBy(page: Page): string[] {
    const paths: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') paths.push(new URL(request.url()).pathname)
    })
    return paths
  }

  test('fetches a page when the visitor turns to its link, and only once', async ({ page }) => {
    const fetched = fetchedBy(page)
    // A pointer that is in place before the script loads is noticed only once it moves.
    await page.goto('/about', { waitUntil: 'networkidle' })
    const link = page.locator('.site-footer a[href="/services"]')
    await link.hover()
    await expect.poll(() => fetched).toEqual(['/services'])
    await page.locator('.site-footer a[href="/eyewear"]').focus()
    await expect.poll(() => fetched).toEqual(['/services', '/eyewear'])
    await link.hover()
    await page.locator('.site-footer a[href="/contact"]').focus()
    await expect.poll(() => fetched).toEqual(['/services', '/eyewear', '/contact'])
  })

  test('fetches neither the page itself, nor other sites, nor numbers', { tag: '@soak' }, async ({ page }) => {
    const fetched = fetchedBy(page)
    await page.clock.install()
    await page.goto('/contact')
    for (const target of ['a[href="/contact"]', 'a[href^="tel:"]', 'a[href^="https:"]', 'a[href="/services"]']) {
      await page.locator(`.site-footer ${target}, main ${target}`).first().focus()
      await page.clock.runFor(500)
    }
    await expect.poll(() => fetched).toEqual(['/services'])
  })

  test('is off for visitors who save data', { tag: '@soak' }, async ({ page }) => {
    const fetched = fetchedBy(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.clock.install()
    await page.goto('/about')
    await page.locator('.site-footer a[href="/services"]').hover()
    await page.clock.runFor(500)
    expect(fetched).toEqual([])
  })

  test('is allowed by the content policy of the site', { tag: '@soak' }, async ({ page }) => {
    const heard = complaints(page)
    await page.goto('/about')
    const request = page.waitForRequest(/\/services$/)
    await page.locator('.site-footer a[href="/services"]').hover()
    expect((await (await request).response())?.status()).toBe(200)
    expect(heard).toEqual([])
  })

  test('silently leaves a page that fails to load to the navigation', { tag: '@soak' }, async ({ page }) => {
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(String(error)))
    await page.goto('/about')
    await page.route('**/services', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.locator('.site-footer a[href="/services"]').hover()
    await failed
    await page.unroute('**/services')
    await page.locator('.site-footer a[href="/services"]').click()
    await expect(page).toHaveURL(/\/services$/)
    expect(thrown).toEqual([])
  })
})
