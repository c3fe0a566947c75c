import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { drawing, openWith, putPhoto } from '../support/photos.ts'
import { type ServedSite, serveSite } from '../support/served-site.ts'
import { someOf } from '../support/soak.ts'

test.describe.configure({ mode: 'default' })

let site: ServedSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = await serveSite('e2e-photos', { 'geoGate.mode': 'off' }, async (manifest) => {
    putPhoto(manifest, 'front-desk.jpg', await drawing(1600, 1200).jpeg({ quality: 90 }).toBuffer())
    openWith(manifest, 'pages/about.yaml', 'front-desk.jpg')
  })
})
test.afterAll(async () => site?.close())

const photo = (page: Page) => page.getByRole('img', { name: 'The front desk' })
const chosen = (page: Page) =>
  photo(page).evaluate((image: HTMLImageElement) => image.currentSrc.replace(/.*\/photos/, ''))

for (const [width, deviceScaleFactor, copy] of someOf(
  [
    [320, 1, 320],
    [390, 3, 1280],
    [768, 1, 960],
    [1280, 1, 640],
    [1280, 2, 960],
  ] as const,
  5,
)) {
  test(`a browser takes the lightest copy that fits: ${width} px wide at a scale of ${deviceScaleFactor}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor })
    const heard = complaints(page)
    await page.goto(`${site.url}/about`)
    await expect(page.locator('.picture')).toHaveAttribute('data-state', 'loaded')
    expect(await chosen(page)).toMatch(new RegExp(`^/front-desk-${copy}-[0-9a-f]{10}\\.avif$`))
    const { shown, natural } = await photo(page).evaluate((image: HTMLImageElement) => ({
      shown: image.getBoundingClientRect().width,
      natural: image.naturalWidth,
    }))
    expect(shown).toBeGreaterThan(250)
    expect(natural).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(heard).toEqual([])
    await page.close()
  })
}

test('the page does not shift while its photo loads', async ({ page }) => {
  const release = await holdRequests(page, '**/photos/**')
  await page.goto(`${site.url}/about`, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('.picture')).toHaveAttribute('data-state', 'loading')
  await expect(page.locator('.picture-blur')).toBeVisible()
  // The calendar form in the article shows once its script has loaded, which has nothing to do with the photo.
  await expect(page.getByLabel('Day of your appointment')).toBeVisible()
  const below = page.locator('.article')
  const before = await below.boundingBox()
  release()
  await expect(page.locator('.picture')).toHaveAttribute('data-state', 'loaded')
  expect(await below.boundingBox()).toEqual(before)
})

test('a photo that cannot be loaded says so in its place', { tag: '@soak' }, async ({ page }) => {
  await page.route('**/photos/**', (route) => route.abort())
  await page.goto(`${site.url}/es/about`)
  await expect(page.locator('.picture')).toHaveAttribute('data-state', 'failed')
  await expect(page.locator('.picture').getByText('No se pudo cargar la imagen')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('axe finds nothing on a page with a photo', { tag: '@soak' }, async ({ page }) => {
  for (const path of ['/about', '/es/about']) {
    await page.goto(`${site.url}${path}`)
    await expect(page.locator('.picture')).toHaveAttribute('data-state', 'loaded')
    expect(await axeViolations(page)).toEqual([])
  }
})

test('browsers may cache a photo forever', async ({ request }) => {
  const html = await (await request.get(`${site.url}/about`)).text()
  const [address] = /\/photos\/[\w.-]+\.webp/.exec(html)!
  const response = await request.get(`${site.url}${address}`)
  expect(response.headers()['content-type']).toBe('image/webp')
  expect(response.headers()['cache-control']).toContain('immutable')
})
