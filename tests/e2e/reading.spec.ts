import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { someOf } from '../support/soak.ts'

const phone = { width: 320, height: 640 }
const desk = { width: 1280, height: 900 }
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test.describe('a comparison on a phone', () => {
  test.use({ viewport: phone })

  test('keeps its columns, for screen readers too: only the table scrolls, and its first column and its caption stay in place', async ({
    page,
  }) => {
    for (const path of someOf(['/comparisons/glaucoma-management', '/es/comparisons/glaucoma-management'], 2)) {
      await page.goto(path)
      expect(await overflow(page)).toBe(0)
      const box = page.locator('.table-wide').first()
      const caption = box.locator('caption')
      await caption.evaluate((each) => each.append(' and what each of them asks of the eye'))
      await box.evaluate((each) => each.scrollTo({ left: 200, behavior: 'instant' }))
      expect(await box.evaluate((each) => each.scrollLeft)).toBe(200)
      const { x, width } = (await box.boundingBox())!
      for (const kept of [caption, box.locator('thead th').first(), box.locator('tbody th').first()])
        expect((await kept.boundingBox())!.x).toBe(x)
      expect((await caption.boundingBox())!.width).toBeLessThanOrEqual(width)
    }
    await page.goto('/comparisons/glaucoma-management')
    const table = page.getByRole('table', { name: 'Common treatments for open-angle glaucoma' })
    await expect(table.getByRole('columnheader')).toHaveText([
      'Compare',
      'Drops',
      'SLT laser',
      'Small stents (MIGS)',
      'Filter or tube surgery',
    ])
    const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Pressure drop' }) })
    await expect(row.getByRole('cell')).toHaveText([
      'Good, while you use them',
      'Similar to one drop',
      'Modest',
      'Largest',
    ])
  })
})

test('on a phone, the edge of a table fades until its last column is in view, with forced colors too', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/comparisons/glaucoma-management')
  const box = page.locator('.table-wide').first()
  const heads = box.locator('thead th')
  await heads.first().scrollIntoViewIfNeeded()
  /** The color of a headed column, so many pixels from the right edge of the element. */
  const color = async (element: Locator, fromRight: number) => {
    const [{ x, width }, { y }] = [(await element.boundingBox())!, (await heads.first().boundingBox())!]
    const clip = { x: x + width - fromRight, y: y + 4, width: 1, height: 1 }
    return sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()
  }
  const ground = await color(heads.first(), 4)
  expect(await color(box, 4)).not.toEqual(ground)
  await box.evaluate((each) => each.scrollTo({ left: each.scrollWidth, behavior: 'instant' }))
  expect(await color(heads.last(), 4)).toEqual(ground)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await box.evaluate((each) => getComputedStyle(each, '::after').boxShadow)).not.toBe('none')
})

test.describe('a comparison on a desktop', () => {
  test.use({ viewport: desk })

  test('starts with who should choose what', async ({ page }) => {
    await page.goto('/comparisons/glaucoma-management')
    const verdict = page.locator('.verdict')
    await expect(verdict.getByRole('heading', { level: 3 })).toHaveCount(4)
    const table = await page.getByRole('table').first().boundingBox()
    expect((await verdict.boundingBox())!.y).toBeLessThan(table!.y)
  })
})

test.describe('the pages of a hub', () => {
  const links = (page: Page) => page.getByRole('navigation', { name: 'Dry eye' }).getByRole('link')

  test('are collapsed on phones, and open by keyboard without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/conditions/dry-eye')
    await expect(links(page).first()).toBeHidden()
    await page.locator('.hub-nav summary').focus()
    await page.keyboard.press('Enter')
    await expect(links(page).first()).toBeVisible()
    await context.close()
  })

  test('are beside the text on wide screens, with the current page marked', async ({ page }) => {
    await page.setViewportSize(desk)
    await page.goto('/conditions/dry-eye')
    await expect(links(page).first()).toBeVisible()
    await expect(page.locator('.hub-nav [aria-current="page"]')).toHaveText('Overview')
    await links(page).filter({ hasText: 'Eye drops' }).click()
    await expect(page).toHaveURL('/dry-eyes/eye-drops-orange-county')
    await expect(page.locator('.hub-nav [aria-current="page"]')).toHaveText('Eye drops for dry eyes')
  })
})

test('a link to an answer unfolds it, without JavaScript', { tag: '@soak' }, async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/lasik-faq-orange-county#question-does-it-hurt')
  await expect(page.locator('.question[open] h3')).toHaveText('Does it hurt?')
  await expect(page.locator('.question :target')).toBeInViewport()
  await page.context().close()
})

test('the number in a care card can be tapped, and the sources have the numbers that the text cites, on paper too', async ({
  page,
}) => {
  await page.goto('/conditions/keratoconus')
  const link = page.locator('.care-urgent h3').getByRole('link').first()
  await expect(link).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await expect(link).toHaveAttribute('data-event', 'phone_click')
  const entries = page.locator('.sources li')
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media })
    await expect(entries.first()).toHaveCSS('list-style-type', 'decimal')
  }
})

test('a source is in the margin, next to its sentence, unless enlarged text leaves no room there', {
  tag: '@soak',
}, async ({ page }) => {
  await page.setViewportSize(desk)
  await page.goto('/conditions/keratoconus')
  const [mark, source] = [page.locator('#note-1'), page.locator('#source-1')]
  expect(Math.abs((await mark.boundingBox())!.y - (await source.boundingBox())!.y)).toBeLessThan(20)
  for (const size of ['150%', '200%']) {
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
    await expect(source).toHaveCSS('position', 'static')
    expect(await overflow(page)).toBe(0)
  }
})

test('a care card is readable on paper, where it has no background', { tag: '@soak' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/conditions/keratoconus')
  const [heading, body] = [page.locator('.care h3').first(), page.locator('body')]
  const color = (each: Element) => getComputedStyle(each).color
  expect(await heading.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
  expect(await heading.evaluate(color)).toBe(await body.evaluate(color))
  await expect(page.locator('.hub-nav')).toBeHidden()
})

test('the drive and the ways to book are beside the text of a place, and on a phone below it with a margin', {
  tag: '@soak',
}, async ({ page }) => {
  for (const path of someOf(['/locations/irvine-eye-doctor', '/services/myopia-control/irvine'], 2)) {
    const [text, panel] = [page.locator('.article-body').first(), page.locator('.article > .panel')]
    await page.setViewportSize(desk)
    await page.goto(path)
    const [beside, first] = [(await panel.boundingBox())!, (await text.boundingBox())!]
    expect(beside.y, path).toBe(first.y)
    expect(beside.x, path).toBeGreaterThan(first.x + first.width)
    await page.setViewportSize(phone)
    const [below, above] = [(await panel.boundingBox())!, (await text.boundingBox())!]
    expect(below.y - above.y - above.height, path).toBeGreaterThanOrEqual(32)
  }
})

test('the signs that cannot wait are beside the message form, and on a phone above it with a margin', {
  tag: '@soak',
}, async ({ page }) => {
  const [urgent, form] = [page.locator('.contact-ways > *').first(), page.locator('.contact-ways > *').last()]
  await page.setViewportSize(desk)
  await page.goto('/contact')
  expect((await form.boundingBox())!.y).toBe((await urgent.boundingBox())!.y)
  await page.setViewportSize(phone)
  const [above, below] = [(await urgent.boundingBox())!, (await form.boundingBox())!]
  expect(below.y - above.y - above.height).toBeGreaterThanOrEqual(32)
})

test('the ways to reach the practice stand two and two, or all in one row', async ({ page }) => {
  await page.goto('/contact')
  const ways = page.locator('.band-soft .columns > *')
  for (const [width, inRow] of [
    [1024, 2],
    [1183, 2],
    [1184, await ways.count()],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await ways.evaluateAll((each) => each.map((way) => way.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(inRow)
  }
})
