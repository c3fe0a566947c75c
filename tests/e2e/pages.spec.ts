import { expect, test } from '@playwright/test'

test('a visitor finds dry eye care in Tustin from the home page, by links alone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Dry eye care' }).first().click()
  await expect(page).toHaveURL(/\/services\/dry-eye-doctor-near-me$/)
  await page.getByRole('main').getByRole('link', { name: 'Tustin', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tustin')
  await expect(page.getByRole('main').getByRole('link', { name: /Call/ }).first()).toHaveAttribute(
    'href',
    'tel:+17145550102',
  )
})

test('a page that only exists in Spanish leads English readers to the page above it', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/es/condiciones/ulceras-corneal')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/conditions$/)
})

test('an unknown address answers 404 with the not-found page', async ({ page }) => {
  const response = await page.goto('/conditions/unheard-of')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const buttons = await page
    .locator('.hero .button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
  expect(buttons).toHaveLength(3)
  expect(new Set(buttons).size, 'rows of buttons').toBe(1)
  await page.getByRole('main').getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('the short URL of a service leads to its page', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/myopia-control/irvine')
  await expect(page).toHaveURL(/\/services\/myopia-control\/irvine$/)
  await page.goto('/es/keratoconus-specialist-near-me')
  await expect(page).toHaveURL(/\/es\/services\/keratoconus-specialist-near-me$/)
})

test('without JavaScript the page is whole and Schedule leads to the contact page', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/services/myopia-control/tustin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tustin')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).first().click()
  await expect(page).toHaveURL(/\/contact#/)
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeInViewport()
})

test('a heading stays in the column of its signs, at any width', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/how-soon')
  const headings = page.locator('.signs h3')
  expect(await headings.count()).toBeGreaterThan(1)
  for (let width = 720; width <= 1920; width += 60) {
    await page.setViewportSize({ width, height: 900 })
    const alone = await headings.evaluateAll((all) =>
      all
        .filter((heading) => {
          const sign = heading.parentElement!.querySelector('li')!
          return sign.getBoundingClientRect().top < heading.getBoundingClientRect().top
        })
        .map(({ textContent }) => textContent),
    )
    expect(alone, `${width} px`).toEqual([])
  }
})
