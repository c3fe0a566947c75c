import { expect, type Page, test } from '@playwright/test'

// Drawings can also be seen by readers who choose their own colors, print or enlarge.

/** The computed fill of an element: Canvas and CanvasText become the browser's current colors. */
const fillOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fill)

const conditions = '/conditions'

test('with forced colors the numbers on the eye contrast with their pins', { tag: '@soak' }, async ({ browser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ forcedColors: 'active', colorScheme })
    await page.goto(conditions)
    expect(await fillOf(page, '.eye-pin text')).not.toBe(await fillOf(page, '.eye-pin circle'))
    await page.close()
  }
})

test('on paper the numbers on the eye are readable, and the eye leaves room for text', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto(conditions)
  await page.emulateMedia({ media: 'print' })
  expect(await fillOf(page, '.eye-pin text')).not.toBe(await fillOf(page, '.eye-pin circle'))
  const { width } = (await page.locator('.eye-map svg').boundingBox())!
  expect(width).toBeLessThan(page.viewportSize()!.width / 2)
})

test('the picture of the eye has numbers of at least 14 pixels on a screen 320 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/conditions/dry-eye')
  const sizes = await page
    .locator('.eye-mark text')
    .evaluateAll((texts) =>
      texts.map(
        (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a,
      ),
    )
  expect(sizes.length).toBeGreaterThan(0)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)
})

test('a line of a drawing is as wide as the drawing says, whatever its tone', async ({ page }) => {
  await page.goto('/services')
  const widths = await page
    .locator('.drawing [stroke-width]')
    .evaluateAll((lines) =>
      lines.map((line) => [line.getAttribute('stroke-width'), getComputedStyle(line).strokeWidth]),
    )
  expect(widths.length).toBeGreaterThan(2)
  for (const [said, seen] of widths) expect(seen).toBe(`${said}px`)
})

test('with forced colors the time by car keeps its mark', { tag: '@soak' }, async ({ browser }) => {
  const page = await browser.newPage({ forcedColors: 'active' })
  await page.goto('/locations/irvine-eye-doctor')
  const line = page.locator('.drive-time').first()
  expect(await line.evaluate((element) => getComputedStyle(element, '::before').borderTopWidth)).toBe('5px')
  await page.close()
})

test('with forced colors the chosen frames, the current page in the menu and the roads of a map are distinguishable', {
  tag: '@soak',
}, async ({ browser }) => {
  const page = await browser.newPage({ forcedColors: 'active' })
  const styleOf = (name: string, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
  await page.goto('/eyewear')
  const chosen = await styleOf('background-color', '.frame-choices :checked + span')
  expect(chosen).not.toBe(await styleOf('background-color', '.frame-choices :not(:checked) + span'))
  await page.goto('/contact')
  expect(await styleOf('border-bottom-width', '.main-menu [aria-current]')).toBe('2px')
  await page.goto('/locations/irvine-eye-doctor')
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  for (const road of ['.way-road', '.mini-road']) expect(await styleOf('stroke', road)).not.toBe(ground)
  await page.close()
})

test('on a tablet a drawing at the top of a page fills its frame', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 768, height: 900 } })
  for (const path of ['/conditions/ortho-k', '/eyewear', '/contact']) {
    await page.goto(path)
    const drawing = await page.locator('.hero-picture > svg').evaluate((svg: SVGSVGElement) => {
      const { width, height } = svg.getBoundingClientRect()
      return { frame: width / height, content: svg.viewBox.baseVal.width / svg.viewBox.baseVal.height }
    })
    expect(drawing.frame, path).toBeCloseTo(drawing.content, 1)
  }
  await page.close()
})

test('at 400% zoom the pictures at the top of a page fit', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 256 } })
  for (const path of [conditions, '/eyewear', '/contact']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
  await page.close()
})
