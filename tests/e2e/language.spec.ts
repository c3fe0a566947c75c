import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { complaints, uncaught } from '../support/e2e/complaints.ts'
import { watchShifts } from '../support/e2e/layout-shift.ts'
import { denyStorage, fillStorage } from '../support/e2e/storage.ts'
import { someOf } from '../support/soak.ts'

const offer = (page: Page) => page.locator('[data-behaviour="offer-language"]')
const stored = (page: Page, key = 'language') => page.evaluate((name) => localStorage.getItem(name), key)
const switchLanguage = (page: Page, name: string) => page.locator('.top-bar').getByRole('link', { name }).click()
/** Waits until the page has done everything it does on its own about the language. */
const settled = (page: Page) => page.waitForLoadState('networkidle')

test.describe('the language switch', () => {
  test('keeps the subject, switches the lang and the title of the page, and remembers the choice', async ({ page }) => {
    await page.goto('/conditions/dry-eye')
    await switchLanguage(page, 'Español')
    await expect(page).toHaveURL(/\/es\/condiciones\/ojos-secos$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page).toHaveTitle(/ojo/i)
    expect(await stored(page)).toBe('spanish')
    await switchLanguage(page, 'English')
    await expect(page).toHaveURL(/\/conditions\/dry-eye$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle(/dry eye/i)
    expect(await stored(page)).toBe('english')
  })

  test('leads to the section that the page is read at', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/conditions/keratoconus#treatment')
    await switchLanguage(page, 'Español')
    await expect(page).toHaveURL(/\/es\/condiciones\/queratocono#treatment$/)
    await expect(page.locator('#treatment')).toBeInViewport()
    await page.goto('/es/condiciones/queratocono')
    await switchLanguage(page, 'English')
    await expect(page).toHaveURL(/\/conditions\/keratoconus$/)
  })

  test('adds the /es prefix to the home page, and removes it again', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/')
    await switchLanguage(page, 'Español')
    await expect(page).toHaveURL(/\/es$/)
    await switchLanguage(page, 'English')
    await expect(page).toHaveURL(/localhost:\d+\/$/)
  })

  for (const javaScriptEnabled of someOf([false, true], 2)) {
    test(`works with storage denied and JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled })
      const heard = complaints(page, /denied|exceeded the quota/)
      if (javaScriptEnabled) await denyStorage(page)
      await page.goto('/about')
      await switchLanguage(page, 'Español')
      await expect(page).toHaveURL(/\/es\/about$/)
      await switchLanguage(page, 'English')
      await expect(page).toHaveURL(/\/about$/)
      expect(heard).toEqual([])
      await page.close()
    })
  }

  test('works when the storage is full', { tag: '@soak' }, async ({ page }) => {
    const heard = complaints(page, /denied|exceeded the quota/)
    await page.goto('/about')
    await fillStorage(page)
    await switchLanguage(page, 'Español')
    await expect(page).toHaveURL(/\/es\/about$/)
    expect(await stored(page)).toBeNull()
    expect(heard).toEqual([])
  })
})

test.describe('a visitor who chose Spanish', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/es/about')
    await page.evaluate(() => localStorage.setItem('language', 'spanish'))
  })

  test('is redirected from an English URL to its Spanish counterpart, with its query and hash', async ({ page }) => {
    await page.goto('/conditions/keratoconus?utm_source=card#sources')
    await expect(page).toHaveURL(/\/es\/condiciones\/queratocono\?utm_source=card#sources$/)
  })

  test('gets no extra step in the history', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/services')
    await expect(page).toHaveURL(/\/es\/services$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/es\/about$/)
  })

  test('may go back to an English page that was read before', { tag: '@soak' }, async ({ page }) => {
    await page.evaluate(() => localStorage.setItem('language', 'english'))
    await page.goto('/about')
    await switchLanguage(page, 'Español')
    await expect(page).toHaveURL(/\/es\/about$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await settled(page)
    await expect(page).toHaveURL(/localhost:\d+\/about$/)
  })

  test('is not caught in a loop by a host that redirects the pair back', { tag: '@soak' }, async ({ page }) => {
    let visits = 0
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/about') visits += 1
    })
    await page.route('**/es/about', (route) => route.fulfill({ status: 302, headers: { location: '/about' } }))
    await page.goto('/about')
    await expect.poll(() => visits).toBe(2)
    await settled(page)
    expect(visits).toBe(2)
    await expect(page).toHaveURL(/localhost:\d+\/about$/)
  })

  test('stays on a page that has no true pair', { tag: '@soak' }, async ({ page }) => {
    const response = await page.goto('/conditions/unheard-of')
    expect(response?.status()).toBe(404)
    await settled(page)
    await expect(page).toHaveURL(/\/conditions\/unheard-of$/)
  })

  test('reads English when the script that would move them cannot be loaded', { tag: '@soak' }, async ({ page }) => {
    await page.route('**/assets/chunks/**', (route) => route.abort())
    const thrown = uncaught(page)
    await page.goto('/about')
    await settled(page)
    await expect(page).toHaveURL(/localhost:\d+\/about$/)
    expect(thrown).toEqual([])
  })

  test('has their choice follow them into another tab', { tag: '@soak' }, async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/services')
    await expect(other).toHaveURL(/\/es\/services$/)
    await switchLanguage(other, 'English')
    await expect(other).toHaveURL(/localhost:\d+\/services$/)
    await page.goto('/about')
    await settled(page)
    await expect(page).toHaveURL(/localhost:\d+\/about$/)
  })
})

test.describe('a language link opened in a new tab is a choice, too', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/es/about')
    await page.evaluate(() => localStorage.setItem('language', 'spanish'))
  })

  /** The tab stays on the page it was opened with, and later pages are in its language. */
  async function staysEnglish(tab: Page) {
    await expect(tab).toHaveURL(/localhost:\d+\/about$/)
    await settled(tab)
    await expect(tab).toHaveURL(/localhost:\d+\/about$/)
    expect(await stored(tab)).toBe('english')
    await tab.goto('/services')
    await settled(tab)
    await expect(tab).toHaveURL(/localhost:\d+\/services$/)
  }

  test('with the middle button', { tag: '@soak' }, async ({ page, context }) => {
    const opened = context.waitForEvent('page')
    await page.locator('.top-bar').getByRole('link', { name: 'English' }).click({ button: 'middle' })
    await staysEnglish(await opened)
  })

  test('from the context menu, until another choice is made', { tag: '@soak' }, async ({ page, context, baseURL }) => {
    const tab = await context.newPage()
    await tab.goto('/about', { referer: `${baseURL}/es/about?utm_source=card` })
    await staysEnglish(tab)
    await tab.goBack()
    await page.evaluate(() => localStorage.setItem('language', 'spanish'))
    await tab.reload()
    await expect(tab).toHaveURL(/\/es\/about$/)
  })
})

test('a crawler is never moved', { tag: '@soak' }, async ({ browser }) => {
  const page = await browser.newPage({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', locale: 'es-MX' })
  await page.goto('/es/about')
  await page.evaluate(() => localStorage.setItem('language', 'spanish'))
  await page.goto('/about')
  await settled(page)
  await expect(page).toHaveURL(/localhost:\d+\/about$/)
  await expect(offer(page)).toBeHidden()
  await page.close()
})

test.describe('a visitor whose browser prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('is offered the Spanish page in Spanish, with the detected language stored but not as a choice, and follows the offer', async ({
    page,
  }) => {
    const heard = complaints(page)
    await page.goto('/conditions/dry-eye')
    await expect(offer(page)).toBeVisible()
    await expect(offer(page)).toContainText('Esta página también está en español.')
    expect(await offer(page).evaluate((bar) => bar.closest('[lang]')!.getAttribute('lang'))).toBe('es')
    expect(await stored(page, 'i18nextLng')).toBe('es')
    expect(await stored(page)).toBeNull()
    await offer(page).getByRole('link', { name: 'Ver en español' }).click()
    await expect(page).toHaveURL(/\/es\/condiciones\/ojos-secos$/)
    expect(await stored(page)).toBe('spanish')
    expect(heard).toEqual([])
  })

  test('is not asked again after No, gracias', async ({ page }) => {
    await page.goto('/about')
    await offer(page).getByRole('button', { name: 'No, gracias' }).click()
    await expect(offer(page)).toBeHidden()
    expect(await stored(page)).toBe('english')
    await page.goto('/services')
    await settled(page)
    await expect(offer(page)).toBeHidden()
  })

  test('is no longer asked in a tab once they answered in another', { tag: '@soak' }, async ({ page, context }) => {
    await page.goto('/about')
    await expect(offer(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/services')
    await offer(other).getByRole('button', { name: 'No, gracias' }).click()
    await expect(offer(page)).toBeHidden()
  })

  test('is offered Spanish with storage denied and with storage full', { tag: '@soak' }, async ({ page, context }) => {
    const heard = complaints(page, /denied|exceeded the quota/)
    await page.goto('/about')
    await fillStorage(page)
    await page.goto('/services')
    await offer(page).getByRole('button', { name: 'No, gracias' }).click()
    await expect(offer(page)).toBeHidden()
    const denied = await context.newPage()
    heard.push(...complaints(denied, /denied|exceeded the quota/))
    await denyStorage(denied)
    await denied.goto('/about')
    await offer(denied).getByRole('button', { name: 'No, gracias' }).click()
    await expect(offer(denied)).toBeHidden()
    expect(heard).toEqual([])
  })

  test('is asked nothing on a Spanish page', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/es/about')
    await settled(page)
    await expect(page.getByRole('button', { name: 'No, gracias' })).toBeHidden()
  })

  test('sees an offer that passes axe and causes no layout shift, at any width', async ({ page }) => {
    const shifted = await watchShifts(page)
    for (const width of someOf([320, 768, 1280], 2)) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about')
      await expect(offer(page)).toBeVisible()
      // The offer alone: kinds.spec.ts checks the page.
      expect(await axeViolations(page, undefined, '[data-behaviour="offer-language"]'), `${width} px`).toEqual([])
      expect(await shifted(), `${width} px`).toBeLessThan(0.01)
    }
  })
})

test('an address that asks for Spanish with lng, however it is spelled, leads there; one that contains script does not', {
  tag: '@soak',
}, async ({ page }) => {
  for (const code of someOf(['es_MX', 'es'], 2)) {
    await page.goto(`/about?lng=${code}`)
    await expect(page).toHaveURL(new RegExp(`/es/about\\?lng=${code}$`))
  }
  await page.goto('/about?lng=es%22%3E%3Cscript%3Ealert(1)%3C/script%3E')
  await settled(page)
  await expect(page).toHaveURL(/localhost:\d+\/about\?lng=/)
  expect(await stored(page, 'i18nextLng')).not.toMatch(/script/)
})

test('a visitor with an English browser does not load the language offer', { tag: '@soak' }, async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/about')
  await settled(page)
  await expect(offer(page)).toBeHidden()
  expect(await stored(page, 'i18nextLng')).toBeNull()
  expect(loaded.filter((url) => url.includes('offer'))).toEqual([])
})

test('Korean lines break between words, Chinese ones between any letters', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/')
  /** On how many lines the last four letters are. */
  const linesOf = (lang: string, text: string) =>
    page.evaluate(
      ([lang, text]) => {
        const paragraph = document.createElement('p')
        Object.assign(paragraph, { lang, textContent: text })
        paragraph.style.width = '5em'
        document.querySelector('main')!.prepend(paragraph)
        const end = document.createRange()
        end.setStart(paragraph.firstChild!, text.length - 4)
        end.setEnd(paragraph.firstChild!, text.length)
        return end.getClientRects().length
      },
      [lang, text] as const,
    )
  expect(await linesOf('ko', '진료 시간안내')).toBe(1)
  expect(await linesOf('zh-Hant', '門診時間說明')).toBe(2)
})
