import { expect, test } from '@playwright/test'
import { openDialog } from '../support/e2e/booking.ts'
import { printedSheets } from '../support/e2e/printed-sheets.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

/** Of Letter paper, without the margins that browsers leave by themselves. */
const letterWidth = 720

const topsOf = (parts: Element[]) => parts.map((part) => Math.round(part.getBoundingClientRect().top))

test('on paper the address in the footer is complete, and no button is left', async ({ page }) => {
  await page.goto('/about')
  const address = page.locator('[data-behaviour="reveal-email"]')
  await expect(address.locator('.masked')).toBeAttached()
  expect((await address.innerText()).trim()).toBe('appointments@clearwater-eye-care.example')
  await expect(page.locator('[data-opens="privacy-choices"]')).not.toHaveAttribute('hidden')
  await expect(page.locator('.site-footer button').filter({ visible: true })).toHaveCount(0)
})

test('on paper an open dialog does not cover every sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/about')
  const dialog = await openDialog(page)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
})

test('on paper there is no empty form and nothing to choose, but the content next to it stays', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('.contact-ways form')).toBeHidden()
  await expect(page.locator('.contact-ways .care').first()).toBeVisible()
  await page.goto('/eyewear')
  await expect(page.locator('.frame-choices')).toBeHidden()
  await expect(page.locator('.frame-card').first()).toBeVisible()
  await page.goto('/about')
  const calendar = page.locator('[data-rare="calendar"]')
  await expect(calendar).not.toHaveAttribute('hidden')
  await expect(calendar).toBeHidden()
  await expect(page.locator('section', { has: calendar }).getByRole('heading')).toBeVisible()
})

test('on paper the view of a condition is shown once, as two small pictures side by side', async ({ page }) => {
  await page.setViewportSize({ width: letterWidth, height: 800 })
  await page.goto('/what-are-signs-detached-retina')
  await expect(page.locator('.split-view')).toBeHidden()
  await expect(page.locator('.article-body .view')).toBeVisible()
  const pictures = page.locator('.article-body .view-pictures .picture').filter({ visible: true })
  const tops = await pictures.evaluateAll(topsOf)
  expect(tops.length).toBe(2)
  expect(new Set(tops).size, tops.join()).toBe(1)
  expect((await pictures.first().boundingBox())!.width).toBeLessThan(letterWidth / 4)
})

test('on paper a condition takes no room for its legend below the eye, or for links to other pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: letterWidth, height: 800 })
  await page.goto('/conditions/keratoconus')
  const tops = await page.locator('.eye > *').evaluateAll(topsOf)
  expect(tops.length).toBe(2)
  expect(new Set(tops).size, tops.join()).toBe(1)
  await expect(page.locator('.cards')).toBeAttached()
  await expect(page.locator('.cards')).toBeHidden()
})

test('on paper the heading of a list of signs is whole, and no empty frame is left on the sheet before', async ({
  page,
}) => {
  await page.goto('/how-soon')
  for (const list of await page.locator('.care').all()) {
    // Chromium leaves the frame of a flex box behind when its first child moves.
    await expect(list).toHaveCSS('display', 'block')
    await expect(list.locator('h2')).toHaveCSS('break-inside', 'avoid')
  }
})

test('on paper the roads of a map and the numbers of steps contrast with their background', { tag: '@soak' }, async ({
  page,
}) => {
  const white = 'rgb(255, 255, 255)'
  await page.goto('/services/dry-eye-doctor-near-me/tustin')
  await expect(page.locator('.way-road')).not.toHaveCSS('stroke', white)
  await page.goto('/locations/irvine-eye-doctor')
  await expect(page.locator('.mini-road').first()).not.toHaveCSS('stroke', white)
  await page.goto('/conditions/ortho-k')
  const number = await page
    .locator('.steps li')
    .first()
    .evaluate((step) => {
      const { color, backgroundColor } = getComputedStyle(step, '::before')
      return { color, backgroundColor }
    })
  expect(number).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgba(0, 0, 0, 0)' })
})

test('on paper a long list of signs begins below its heading, and breaks between two signs', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/conditions')
  const list = page.locator('.noticed details').first()
  await expect(list).toHaveCSS('break-inside', 'auto')
  await expect(list.locator('summary')).toHaveCSS('break-after', 'avoid')
  await expect(list.locator('li').first()).toHaveCSS('break-inside', 'avoid')
})

test('on paper the key facts and the reasons to come stay on the sheet of their heading', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/conditions/keratoconus')
  await expect(page.locator('.key-facts')).toHaveCSS('break-inside', 'avoid')
  await page.goto('/services/dry-eye-doctor-near-me')
  await expect(page.locator('.service-visit > .panel')).toHaveCSS('break-inside', 'avoid')
})

test('on paper the reasons to choose the practice are not in a grid, which Chromium parts from its heading', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/services/dry-eye-doctor-near-me/tustin')
  await expect(page.locator('.benefits').first()).toHaveCSS('display', 'block')
})

test('the poster of the emergencies is one sheet, and no list of signs is in small print', async ({ page }) => {
  for (const path of ['/how-soon', '/how-soon/poster', '/es/que-tan-pronto/cartel']) {
    await page.goto(path)
    const sizes = await page
      .locator('.signs li')
      .evaluateAll((signs) => signs.map((sign) => Number.parseFloat(getComputedStyle(sign).fontSize)))
    // In pixels: 10 points.
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(13.3)
    if (path !== '/how-soon') expect(await printedSheets(page), path).toBe(1)
  }
})

test('three dozen signs of usual length fit on the poster of the emergencies', async ({ page }) => {
  await page.goto('/how-soon/poster')
  await page.locator('.signs').evaluate((signs) => {
    const [group, ...others] = signs.children
    for (const other of others) other.remove()
    const sign = group!.querySelector('li')!
    sign.textContent =
      'something gets into the eye. Rinse it for 15 minutes with clean water, and then go. Do not wait.'
    for (let count = 1; count < 36; count += 1) sign.after(sign.cloneNode(true))
  })
  expect(await printedSheets(page)).toBe(1)
})

test('on paper, a list of signs begins at the edge of its heading', async ({ page }) => {
  await page.goto('/how-soon/poster')
  await page.emulateMedia({ media: 'print' })
  const edges = await page
    .locator('.care :is(.care-level, .signs > div:first-child, .care-closed)')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const text = document.createRange()
        text.selectNodeContents(part)
        return text.getBoundingClientRect().left
      }),
    )
  expect(edges.length).toBe(3)
  expect(new Set(edges).size, edges.join()).toBe(1)
})
