import { expect, test } from '@playwright/test'
import { enterNumber, openDialog, sendByMail, watch } from '../support/e2e/booking.ts'
import { overweight, weigh } from '../support/e2e/page-weight.ts'
import { someOf } from '../support/soak.ts'

// What a visit really loads, in kB (1000 bytes) of gzip -9. Unlike tests/site/budgets.test.ts, which follows imports,
// this includes everything that a page fetches on its own.

for (const url of someOf(['/conditions/keratoconus', '/', '/es/contact', '/services/myopia-control/irvine'], 2)) {
  test(`${url} loads at most 75 kB of script by itself, and 250 kB in all`, async ({ page }) => {
    const loaded = weigh(page)
    await page.goto(url)
    expect(overweight(await loaded())).toEqual([])
  })
}

test('a visit that requests an appointment, confetti included, loads at most 105 kB of script', async ({ page }) => {
  await watch(page)
  const loaded = weigh(page)
  await page.goto('/conditions/keratoconus')
  const dialog = await openDialog(page)
  await enterNumber(dialog)
  await sendByMail(dialog)
  await expect(dialog.getByRole('button', { name: 'Copy request' })).toBeVisible()
  const { script } = await loaded()
  expect(script).toBeLessThanOrEqual(105)
})

test('a visit that writes a message, toast included, loads at most 105 kB of script', async ({ page }) => {
  await watch(page)
  const loaded = weigh(page)
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana')
  await page.getByRole('textbox', { name: 'Phone' }).fill('714 555 0123')
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you fit scleral lenses?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.waitForLoadState('networkidle')
  const { script } = await loaded()
  expect(script).toBeLessThanOrEqual(105)
})
