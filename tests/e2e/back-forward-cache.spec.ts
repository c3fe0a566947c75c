import { expect, type Page, test } from '@playwright/test'
import { complaints } from '../support/e2e/complaints.ts'

test.use({ locale: 'es-MX', viewport: { width: 390, height: 800 } })

/** Goes back in the page's own history: `page.goBack` waits for a load, and a page from the cache does not load. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => setTimeout(() => history.back()))
}

test('a page comes back from the cache as it was left, without its spinner, open menu or answered offer', {
  tag: ['@soak', '@whole-browser'],
}, async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/about')
  await page.evaluate(() => {
    Object.assign(window, { isFirstVisit: true })
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.locator('[data-behaviour="offer-language"]').waitFor({ state: 'visible' })
  await page.locator('.menu > summary').click()
  await page.locator('.menu > nav a[href="/services"]').click()
  await page.waitForFunction(() => location.pathname === '/services')
  await page.locator('[data-behaviour="offer-language"] button').click()
  await goBack(page)
  await expect
    .poll(() => page.evaluate(stateOfPage).catch(() => 'on its way'))
    .toEqual({ path: '/about', isFirstVisit: true, persisted: true, menu: false, spinner: true, offer: true })
  expect(heard).toEqual([])
})

function stateOfPage() {
  const { isFirstVisit, persisted } = window as never as { isFirstVisit?: boolean; persisted?: boolean }
  return {
    path: location.pathname,
    isFirstVisit,
    persisted,
    menu: document.querySelector<HTMLDetailsElement>('.menu')!.open,
    spinner: document.querySelector<HTMLElement>('.spinner')!.hidden,
    offer: document.querySelector<HTMLElement>('[data-behaviour="offer-language"]')!.hidden,
  }
}
