import { expect, type Page, test } from '@playwright/test'

const phone = { width: 320, height: 640 }
const desk = { width: 1280, height: 900 }
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test.describe('a comparison on a phone', () => {
  test.use({ viewport: phone })

  test('shows every row as a card, so that nothing scrolls sideways', async ({ page }) => {
    for (const path of ['/comparisons/glaucoma-management', '/es/comparisons/glaucoma-management']) {
      await page.goto(path)
      expect(await overflow(page)).toBe(0)
      const [box, cell] = [page.locator('.table-box').first(), page.locator('.table-box td').first()]
      expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
      const label = await cell.evaluate((each) => getComputedStyle(each, '::before').content)
      expect(label).toBe(`"${await cell.getAttribute('data-label')}"`)
    }
  })

  test('is still a table to screen readers', async ({ page }) => {
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

test.describe('a comparison on a desk', () => {
  test.use({ viewport: desk })

  test('is a table without labels in its cells', async ({ page }) => {
    await page.goto('/comparisons/glaucoma-management')
    const cell = page.locator('.table-box td').first()
    expect(await cell.evaluate((each) => getComputedStyle(each).display)).toBe('table-cell')
    expect(await cell.evaluate((each) => getComputedStyle(each, '::before').content)).toBe('none')
  })

  test('starts with which way suits whom', async ({ page }) => {
    await page.goto('/comparisons/glaucoma-management')
    const verdict = page.locator('.verdict')
    await expect(verdict.getByRole('heading', { level: 3 })).toHaveCount(4)
    const table = await page.getByRole('table').first().boundingBox()
    expect((await verdict.boundingBox())!.y).toBeLessThan(table!.y)
  })
})

test.describe('the pages of a hub', () => {
  const links = (page: Page) => page.getByRole('navigation', { name: 'Dry eye' }).getByRole('link')

  test('are folded away on phones, and open by keyboard without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/conditions/dry-eye')
    await expect(links(page).first()).toBeHidden()
    await page.locator('.hub-nav summary').focus()
    await page.keyboard.press('Enter')
    await expect(links(page).first()).toBeVisible()
    await context.close()
  })

  test('stand beside the text on wide screens, with the page that is read marked', async ({ page }) => {
    await page.setViewportSize(desk)
    await page.goto('/conditions/dry-eye')
    await expect(links(page).first()).toBeVisible()
    await expect(page.locator('.hub-nav [aria-current="page"]')).toHaveText('Overview')
    await links(page).filter({ hasText: 'Eye drops' }).click()
    await expect(page).toHaveURL('/dry-eyes/eye-drops-orange-county')
    await expect(page.locator('.hub-nav [aria-current="page"]')).toHaveText('Eye drops for dry eyes')
  })
})

test('a reader of questions goes to one from the list, and finds it marked', async ({ page }) => {
  await page.goto('/lasik-faq-orange-county')
  await page.locator('.on-this-page').getByRole('link', { name: 'Does it hurt?' }).click()
  await expect(page).toHaveURL(/#question-does-it-hurt$/)
  await expect(page.locator('.question:target h3')).toHaveText('Does it hurt?')
  await expect(page.locator('.question:target')).toBeInViewport()
})

test('the number in a care card can be tapped', async ({ page }) => {
  await page.goto('/conditions/keratoconus')
  const link = page.locator('.care-urgent h3').getByRole('link').first()
  await expect(link).toHaveAttribute('href', /^tel:\+1\d{10}$/)
  await expect(link).toHaveAttribute('data-event', 'phone_click')
})

test('a care card is readable on paper, which takes no backgrounds', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/conditions/keratoconus')
  const [heading, body] = [page.locator('.care h3').first(), page.locator('body')]
  const color = (each: Element) => getComputedStyle(each).color
  expect(await heading.evaluate((each) => getComputedStyle(each).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
  expect(await heading.evaluate(color)).toBe(await body.evaluate(color))
  await expect(page.locator('.hub-nav')).toBeHidden()
})
