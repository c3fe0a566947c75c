import { expect, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { printedSheets } from '../support/e2e/printed-sheets.ts'
import { someOf } from '../support/soak.ts'

const pages = { en: '/admin/keratoconus-qr', es: '/es/admin/keratoconus-qr' }

test('the code downloads as SVG and as PNG, under a descriptive file name', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(pages.en)
  for (const [name, extension, start] of [
    ['Download as SVG, for printers', 'svg', '<svg '],
    ['Download as PNG, for documents', 'png', '\x89PNG'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
    expect(download.suggestedFilename()).toBe(`keratoconus-qr.${extension}`)
    const stream = await download.createReadStream()
    const bytes = Buffer.concat(await stream.toArray())
    expect(bytes.toString('latin1').startsWith(start)).toBe(true)
  }
  expect(heard).toEqual([])
})

for (const [language, url] of someOf(Object.entries(pages), 2)) {
  test(`on paper there are only the code, its caption and the practice’s name, on one sheet (${language})`, {
    tag: '@soak',
  }, async ({ page }) => {
    await page.goto(url)
    await page.emulateMedia({ media: 'print' })
    const visible = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.parentElement!.checkVisibility() && node.textContent!.trim() !== '')
          texts.push(node.textContent!.trim().replaceAll(/\s/g, ' '))
      }
      return texts
    })
    expect(visible).toEqual([
      'Clearwater Eye Care',
      language === 'en' ? 'Keratoconus referral' : 'Referir por queratocono',
      language === 'en' ? 'Scan, or go to:' : 'Escanee, o visite:',
      `www.clearwater-eye-care.example${language === 'en' ? '' : '/es'}/keratoconus-referral`,
      language === 'en' ? 'Or call:' : 'O llame al:',
      '(714) 555\u20110101',
    ])
    const code = await page.locator('.qr-code svg').boundingBox()
    expect(code!.width).toBeGreaterThan(300)
    expect(Math.abs(code!.width - code!.height)).toBeLessThan(1)
    expect(await printedSheets(page)).toBe(1)
  })
}

test('in dark mode the code stays dark on white', { tag: '@soak' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(pages.en)
  expect(await page.locator('.qr-sheet').evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  expect(await axeViolations(page)).toEqual([])
})

test('without JavaScript the code is there, and its downloads are links', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(pages.en)
  await expect(page.locator('.qr-code svg')).toBeVisible()
  await expect(page.getByRole('link', { name: /PNG/ })).toHaveAttribute('href', '/admin/keratoconus-qr.png')
})
