import { expect, test } from '@playwright/test'

// Words of other languages in place of our own: longer than those of English and Spanish, or in wider letters.

test('the button next to an article breaks no word of its label, however long', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/conditions/dry-eye')
  const lines = await page.locator('.article-side .button-phone').evaluate((button) => {
    const label = [...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!
    label.textContent = 'Telefonieren '
    const word = document.createRange()
    word.setStart(label, 0)
    word.setEnd(label, 'Telefonieren'.length)
    return word.getClientRects().length
  })
  expect(lines).toBe(1)
})

test('a long name of a city ends before the edge of its card', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const room = await page
    .locator('.city-cards li')
    .first()
    .evaluate((card) => {
      const link = card.querySelector('a')!
      link.textContent = 'Donaudampfschifffahrtsgesellschaft'
      const name = document.createRange()
      name.selectNodeContents(link)
      return card.getBoundingClientRect().right - name.getBoundingClientRect().right
    })
  expect(room).toBeGreaterThan(8)
})

test('browsers may hyphenate headings in languages that write long compounds, and in no others', async ({ page }) => {
  await page.goto('/')
  const hyphens = (language: string) =>
    page.locator('h1').evaluate((heading, lang) => {
      heading.setAttribute('lang', lang)
      return getComputedStyle(heading).hyphens
    }, language)
  expect(await hyphens('de-AT')).toBe('auto')
  expect(await hyphens('nl')).toBe('auto')
  expect(await hyphens('en')).toBe('manual')
  expect(await hyphens('es')).toBe('manual')
})
