import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { openDialog, watch } from '../support/booking.ts'

// What a visit really loads, in kB (1000 bytes) of gzip -9: what tests/site/budgets.test.ts reads from the imports,
// here with everything that a page fetches by itself.

type Kind = 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'fetch' | 'other'

/** Sums up by kind what `page` has loaded; call the result whenever it is to be known. */
function weigh(page: Page): () => Promise<Record<Kind, number>> {
  const weights: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    // A font is compressed already.
    const weigh = (bytes: Buffer) => (kind === 'font' ? bytes.length : gzipSync(bytes, { level: 9 }).length)
    weights.push(
      response.body().then(
        (body) => [kind, weigh(body) / 1000],
        () => [kind, 0],
      ),
    )
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    const sums: Record<string, number> = {
      document: 0,
      script: 0,
      stylesheet: 0,
      font: 0,
      image: 0,
      fetch: 0,
      other: 0,
    }
    for (const [kind, weight] of await Promise.all(weights)) sums[kind] = (sums[kind] ?? 0) + weight
    return sums as Record<Kind, number>
  }
}

const total = (weights: Record<Kind, number>) => Object.values(weights).reduce((sum, weight) => sum + weight, 0)

for (const url of ['/', '/conditions/keratoconus', '/services/myopia-control/irvine', '/es/contact']) {
  test(`${url} loads at most 75 kB of script by itself, and 250 kB in all`, async ({ page }) => {
    const loaded = weigh(page)
    await page.goto(url)
    const weights = await loaded()
    console.log(url, weights)
    expect(weights.script).toBeLessThanOrEqual(75)
    expect(weights.stylesheet).toBeLessThanOrEqual(12)
    expect(weights.font).toBeLessThanOrEqual(40)
    expect(total(weights)).toBeLessThanOrEqual(250)
  })
}

test('a visit that requests an appointment, confetti included, loads at most 105 kB of script', async ({ page }) => {
  await watch(page)
  const loaded = weigh(page)
  await page.goto('/conditions/keratoconus')
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Send Email Request' }).click()
  await expect(dialog.getByRole('button', { name: 'Copy request' })).toBeVisible()
  const { script } = await loaded()
  console.log('with the dialog', script)
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
  console.log('with the contact form', script)
  expect(script).toBeLessThanOrEqual(105)
})
