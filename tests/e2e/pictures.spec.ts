import { expect, type Page, test } from '@playwright/test'

// Drawings are seen as well by readers who choose their own colors, print, enlarge or want no motion.

/** What is painted for an element: Canvas and CanvasText are as the browser has them now. */
const fillOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fill)

const conditions = '/conditions'

test('in the colors of the reader the numbers on the eye stand out from their pins', async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ forcedColors: 'active', colorScheme })
    await page.goto(conditions)
    expect(await fillOf(page, '.eye-pin text')).not.toBe(await fillOf(page, '.eye-pin circle'))
    await page.close()
  }
})

test('on paper the numbers on the eye can be read, and the eye leaves room for words', async ({ page }) => {
  await page.goto(conditions)
  await page.emulateMedia({ media: 'print' })
  expect(await fillOf(page, '.eye-pin text')).not.toBe(await fillOf(page, '.eye-pin circle'))
  const { width } = (await page.locator('.eye-map svg').boundingBox())!
  expect(width).toBeLessThan(page.viewportSize()!.width / 2)
})

test('in the colors of the reader the time by car has its mark', async ({ browser }) => {
  const page = await browser.newPage({ forcedColors: 'active' })
  await page.goto('/locations/irvine-eye-doctor')
  const line = page.locator('.drive-time').first()
  expect(await line.evaluate((element) => getComputedStyle(element, '::before').borderTopWidth)).toBe('5px')
  await page.close()
})

test('at four times the size every picture at the top of a page fits', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 256 } })
  for (const path of [conditions, '/eyewear', '/contact']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  await page.close()
})
