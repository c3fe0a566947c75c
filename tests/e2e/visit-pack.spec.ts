import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../generator/folders.ts'
import { urlOfFile } from '../../generator/urls.ts'
import { realPort, sites } from '../support/e2e/e2e-sites.ts'
import { printedSheets } from '../support/e2e/printed-sheets.ts'

const pack = '/visit-pack/conditions/dry-eye'

test('a patient prints the questions for a visit from the page about the condition', async ({ page }) => {
  await page.goto('/conditions/dry-eye')
  await page.getByRole('link', { name: 'Print questions for your visit' }).click()
  await expect(page).toHaveURL(pack)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print these two pages' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})

test('a visit pack fills exactly two sheets of Letter paper in 18-point type', async ({ page }) => {
  for (const address of [
    pack,
    `/es${pack}`,
    '/visit-pack/services/optometrist-near-me',
    '/es/visit-pack/condiciones/ulceras-corneal',
  ]) {
    await page.goto(address)
    await page.emulateMedia({ media: null })
    expect(await printedSheets(page), address).toBe(2)
    await page.emulateMedia({ media: 'print' })
    const sizes = await page
      .locator('.sheet :is(h2, p, li, address)')
      .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).fontSize))])
    expect(sizes.length, address).toBeGreaterThan(0)
    expect(Math.min(...sizes.map((size) => Number.parseFloat(size))), `${address}, in pixels`).toBeGreaterThanOrEqual(
      24,
    )
    await expect(page.getByRole('contentinfo'), address).toBeHidden()
    await expect(page.getByRole('banner').first(), address).toBeHidden()
  }
})

test('both languages are side by side where there is room, and one after the other on a phone', {
  tag: '@soak',
}, async ({ page }) => {
  const columns = async () => {
    const boxes = await page
      .locator('.pack-row:has(h2)')
      .first()
      .locator('> div')
      .evaluateAll((cells) =>
        cells.map((cell) => ({ lang: cell.getAttribute('lang'), top: cell.getBoundingClientRect().top })),
      )
    return { languages: boxes.map(({ lang }) => lang), isBeside: boxes[0]!.top === boxes[1]!.top }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(pack)
  expect(await columns()).toEqual({ languages: ['en', 'es'], isBeside: true })
  await page.goto(`/es${pack}`)
  expect(await columns()).toEqual({ languages: ['es', 'en'], isBeside: true })
  await page.setViewportSize({ width: 390, height: 800 })
  expect((await columns()).isBeside).toBe(false)
})

test('the signs in a card start no closer to its edge than its heading does', { tag: '@soak' }, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(pack)
    const [marks, heading] = await page
      .locator('.care')
      .first()
      .evaluate((card) => {
        const left = (selector: string) => card.querySelector(selector)!.getBoundingClientRect().left
        // The mark of a sign takes about one em before its text.
        const size = Number.parseFloat(getComputedStyle(card.querySelector('li')!).fontSize)
        const inset = Number.parseFloat(getComputedStyle(card.querySelector('h2')!).paddingLeft)
        return [left('li') - size, left('h2') + inset]
      })
    expect(marks, `${width} px`).toBeGreaterThanOrEqual(heading - 1)
  }
})

test('without JavaScript the print button is hidden', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto(pack)
  await expect(page.getByRole('button', { name: 'Print these two pages' })).toBeHidden()
  await context.close()
})

test('every visit pack of the real practice fills two sheets', { tag: '@soak' }, async ({ page }) => {
  const files = readdirSync(join(root, sites.real.out), { recursive: true, encoding: 'utf8' })
  const packs = files.filter((file) => /(^|\/)visit-pack\/.*\.html$/.test(file)).map(urlOfFile)
  expect(packs.length).toBeGreaterThan(0)
  const others: string[] = []
  for (const address of packs) {
    await page.goto(`http://localhost:${realPort}${address}`)
    if ((await printedSheets(page)) !== 2) others.push(address)
  }
  expect(others).toEqual([])
})
