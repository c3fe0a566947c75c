import { expect, type Page, test } from '@playwright/test'
import { pageOfEveryKind } from '../support/page-kinds.ts'
import { someOf } from '../support/soak.ts'
import { clearwater } from '../support/world.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('on paper the address in the footer is complete, and has no button', async ({ page }) => {
  await page.goto('/about')
  const address = page.locator('[data-behaviour="reveal-email"]')
  await expect(address.locator('.masked')).toBeAttached()
  expect((await address.innerText()).trim()).toBe('appointments@clearwater-eye-care.example')
})

test('on paper the footer has no buttons', async ({ page }) => {
  await page.goto('/about')
  await expect(page.locator('[data-opens="privacy-choices"]')).not.toHaveAttribute('hidden')
  await expect(page.locator('.site-footer button').filter({ visible: true })).toHaveCount(0)
})

test('on paper there is no empty message form, but there are the signs that cannot wait', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('.contact-ways form')).toBeHidden()
  await expect(page.locator('.contact-ways .care').first()).toBeVisible()
})

test('on paper the roads of a map and the numbers of steps stand out from their ground', async ({ page }) => {
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

/** Printed headings with nothing below them before the next one of their level. */
const lonelyHeadings = (page: Page) =>
  page.evaluate(() => {
    const words = (text: string) => text.replace(/\s+/g, '')
    const isOnlyHeadings = (box: HTMLElement) => {
      const headings = [...box.querySelectorAll<HTMLElement>('h2, h3')]
      return words(box.innerText) === words(headings.map((heading) => heading.innerText).join(''))
    }
    return [...document.querySelectorAll<HTMLElement>('main h2, main h3, footer h2, footer h3')]
      .filter((heading) => heading.checkVisibility() && heading.closest('.card') === null)
      .filter((heading) => {
        // Headings in two languages may stand side by side, above the content they share.
        let box: HTMLElement = heading
        while (isOnlyHeadings(box.parentElement!)) box = box.parentElement!
        const siblings = [...box.parentElement!.children]
        const rest = siblings.slice(siblings.indexOf(box) + 1)
        return !rest.some((each) => each.checkVisibility() && each.getBoundingClientRect().height > 0)
      })
      .map(({ textContent }) => textContent)
  })

test('on paper every heading of a page of every kind has something below it', async ({ page }) => {
  for (const { kind, urls } of pageOfEveryKind(clearwater)) {
    for (const url of someOf(Object.values(urls), 2)) {
      await page.goto(url)
      expect.soft(await lonelyHeadings(page), `${kind}, ${url}`).toEqual([])
    }
  }
})
