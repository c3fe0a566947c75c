import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { complaints, uncaught } from '../support/e2e/complaints.ts'
import { practiceSite } from '../support/e2e/e2e-sites.ts'
import { painted } from '../support/e2e/painted.ts'
import { assetsWith } from '../support/e2e/published-assets.ts'
import { renderedExample } from '../support/e2e/rendered-example.ts'
import { someOf } from '../support/soak.ts'

const photo = '/images/office.jpg'
const logo = '/images/zeiss.svg'
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="1200" height="800"><path d="M0 0h3v2H0z"/></svg>'

// Rendered by one worker, and only when a test needs them: it takes a second.
test.describe.configure({ mode: 'default' })

const lazy = () => renderedExample('picture', 'lazy')
const blurred = () => renderedExample('picture', 'blurred')
const first = () => renderedExample('picture', 'first')
const inItsWidths = () => renderedExample('picture', 'inItsWidths')
const strip = () => renderedExample('partner-strip', 'logos')

/** A distance at which no browser fetches a lazy image on its own. */
const far = '<br>'.repeat(300)

/** Appends `html` to the main content of the about pages. `failed` is the error text in the page's language. */
const addToPages = (page: Page, html: string, failed = 'Failed to load image') =>
  page.route(
    (url) => /about$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</main>', `${html}</main>`)
      await route.fulfill({ response, body: body.replaceAll('data-failed="failed"', `data-failed="${failed}"`) })
    },
  )

/** Answers requests for `path` with a drawing or a 404. Returns their number so far. */
async function serve(page: Page, path: string, found = true): Promise<() => number> {
  let fetched = 0
  await page.route(`**${path}`, (route) => {
    fetched += 1
    return found
      ? route.fulfill({ contentType: 'image/svg+xml', body: drawing })
      : route.fulfill({ status: 404, body: 'Not found' })
  })
  return () => fetched
}

/** The stylesheets that pages with brands link. */
const brandStyles = () =>
  ['.brand-logo', '.partners-window']
    .flatMap((mark) => assetsWith(practiceSite, mark))
    .filter((file) => file.endsWith('.css'))
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('')

const picture = (page: Page) => page.locator('.picture')
const expectState = (page: Page, state: string) => expect(picture(page)).toHaveAttribute('data-state', state)

test('a picture below the screen waits until it is within 50 px, then loads and is shown in the space kept for it', async ({
  page,
}) => {
  const heard = complaints(page)
  await addToPages(page, `${far}${lazy()}`)
  const fetched = await serve(page, photo)
  await page.goto('/about')
  await expectState(page, 'waiting')
  const height = async () => Math.round((await picture(page).boundingBox())!.height)
  const before = await height()
  expect(before).toBeGreaterThan(100)
  const scrollBelow = (pixels: number) =>
    picture(page).evaluate((element, below) => {
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - innerHeight - below, behavior: 'instant' })
    }, pixels)
  await scrollBelow(80)
  await painted(page)
  await expectState(page, 'waiting')
  expect(fetched()).toBe(0)
  await scrollBelow(40)
  await expectState(page, 'loaded')
  expect(fetched()).toBe(1)
  expect(await height()).toBe(before)
  await expect(picture(page).getByRole('img', { name: 'The waiting room' })).toBeVisible()
  expect(heard).toEqual([])
})

test('a screen reader finds a picture that is still waiting by its description, once, as when it has loaded', async ({
  page,
}) => {
  await addToPages(page, `${far}${lazy()}`)
  await serve(page, photo)
  await page.goto('/about')
  await expectState(page, 'waiting')
  const described = page.getByRole('img', { name: 'The waiting room' })
  await expect(described).toHaveCount(1)
  expect(await axeViolations(page, undefined, '.picture')).toEqual([])
  await picture(page).scrollIntoViewIfNeeded()
  await expectState(page, 'loaded')
  await expect(described).toHaveCount(1)
})

test('a picture pulses while it loads, or shows its blurred copy', { tag: '@soak' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route(`**${photo}`, () => {})
  await addToPages(page, first())
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await expectState(page, 'loading')
  await expect(picture(page).locator('> svg')).toHaveCSS('animation-name', 'pulse')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(`**${photo}`, () => {})
  await addToPages(page, blurred())
  await page.goto('/about', { waitUntil: 'domcontentloaded' })
  await expect(picture(page).locator('.picture-blur')).toBeVisible()
  await expect(picture(page).locator('> svg')).toHaveCSS('animation-name', 'none')
})

for (const [path, words] of someOf(
  [
    ['/about', 'Failed to load image'],
    ['/es/about', 'No se pudo cargar la imagen'],
  ] as const,
  2,
)) {
  test(`a picture that cannot be loaded is replaced by a note once, even if its error event repeats: ${path}`, async ({
    page,
  }) => {
    const thrown = uncaught(page)
    await addToPages(page, lazy(), words)
    await serve(page, photo, false)
    await page.goto(path)
    await picture(page).scrollIntoViewIfNeeded()
    await expectState(page, 'failed')
    await expect(picture(page).getByText(words)).toBeVisible()
    expect((await picture(page).boundingBox())!.height).toBeGreaterThan(100)
    expect(await axeViolations(page, undefined, '.picture')).toEqual([])
    // As if it had failed before its script arrived.
    await picture(page).getByRole('img').dispatchEvent('error')
    await expect(picture(page).getByText(words)).toHaveCount(1)
    expect(thrown).toEqual([])
  })
}

test('a picture that loads in another size after it failed is shown without a note', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await addToPages(page, inItsWidths())
  await page.route('**/images/office-320.avif', (route) => route.fulfill({ status: 404 }))
  await page.route('**/images/office-1200.avif', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: drawing }),
  )
  await page.goto('/about')
  await picture(page).scrollIntoViewIfNeeded()
  await expectState(page, 'failed')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectState(page, 'loaded')
  await expect(picture(page).getByRole('img')).toBeVisible()
  await expect(picture(page).getByText('Failed to load image')).toHaveCount(0)
})

test('a brand whose logo cannot be loaded is shown by name', { tag: '@soak' }, async ({ page }) => {
  // A strip that moves cannot be scrolled to.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await addToPages(page, brandStyles() + strip())
  await serve(page, logo, false)
  await page.goto('/about')
  const brand = page.locator('.brand-logo').first()
  await brand.scrollIntoViewIfNeeded()
  await expect(brand.getByText('Zeiss')).toBeVisible()
  await expect(brand.locator('img')).toBeHidden()
})

test('a brand whose logo loads is shown by it, in the given size', { tag: '@soak' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await addToPages(page, brandStyles() + strip())
  await serve(page, logo)
  await page.goto('/about')
  await page.locator('.partners-window').scrollIntoViewIfNeeded()
  const shown = page.getByRole('img', { name: 'Zeiss' })
  await expect(shown).toBeVisible()
  const { width, height } = (await shown.boundingBox())!
  expect([Math.round(width), Math.round(height)]).toEqual([120, 40])
})

test('a picture is shown without JavaScript, and when the script for pictures cannot be loaded', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.route('**/assets/chunks/**', (route) => route.abort())
    await addToPages(page, lazy())
    const fetched = await serve(page, photo)
    await page.goto('/about')
    await page.locator('.picture img').scrollIntoViewIfNeeded()
    await expect.poll(fetched).toBe(1)
    await expect(page.locator('.picture img')).toBeVisible()
    await page.close()
  }
})
