import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { complaints, uncaught } from '../support/e2e/complaints.ts'
import { practiceSite } from '../support/e2e/e2e-sites.ts'
import { assetsWith } from '../support/e2e/published-assets.ts'
import { denyStorage, keptOf } from '../support/e2e/storage.ts'
import { keptSession } from '../support/sessions.ts'
import { someOf } from '../support/soak.ts'

const site = 'https://www.clearwater-eye-care.example'
const pages = { en: '/admin/tools', es: '/es/admin/tools' }

const link = (page: Page) => page.getByRole('textbox', { name: /^(Link|Enlace)$/ })
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)

/** Opens the tools in a browser that has stored `text` under the analytics' key. */
async function openWith(page: Page, text: string, url = pages.en) {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('stored') === null) localStorage.setItem('analytics_data', stored)
    sessionStorage.setItem('stored', 'once')
  }, text)
  await page.goto(url)
  await expect(page.getByRole('button', { name: /Copy link|Copiar enlace/ })).toBeEnabled()
}

test.describe('the link builder', () => {
  test('builds a link as it is typed, by keyboard alone, and copies it', async ({ page, context }) => {
    const heard = complaints(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openWith(page, '[]')
    await page.getByLabel('Page of this site').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('/conditions/dry-eye')
    for (const value of ['front desk card', 'print', 'winter', '', 'señal & más']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(value)
    }
    const expected = `${site}/conditions/dry-eye?utm_source=front+desk+card&utm_medium=print&utm_campaign=winter&utm_content=se%C3%B1al+%26+m%C3%A1s`
    await expect(link(page)).toHaveValue(expected)
    await page.keyboard.press('Enter')
    await expect(page.getByText('The link is copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected)
    expect(heard).toEqual([])
  })

  test('offers every page of the inventory', { tag: '@soak' }, async ({ page }) => {
    await openWith(page, '[]')
    const offered = await part(page, 'pages')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    expect(offered).toContain('/conditions/keratoconus')
    expect(offered).toContain('/es/condiciones/queratocono')
    expect(offered.length).toBe(await page.locator('[data-tool="inventory"] tbody tr').count())
  })

  test('makes no link to another site, and says why, and warns of values about a patient', { tag: '@soak' }, async ({
    page,
  }) => {
    await openWith(page, '[]')
    const field = page.getByLabel('Page of this site')
    for (const address of ['https://evil.example/', 'javascript:alert(1)', '//evil.example']) {
      await field.fill(address)
      await expect(link(page)).toHaveValue('')
      await expect(page.getByText('This is not an address of this site.')).toBeVisible()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    }
    await field.fill('/about')
    await expect(page.getByText('This is not an address of this site.')).toBeHidden()
    await expect(page.getByText('Never put anything about a patient into these fields')).toBeVisible()
    await page.getByLabel('Campaign').fill('ana@example.com')
    await expect(page.getByText(/looks like a person/)).toBeVisible()
    await page.getByLabel('Campaign').fill('spring')
    await expect(page.getByText(/looks like a person/)).toBeHidden()
  })

  test('where the browser allows no copying, selects the link and says which keys to press', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await openWith(page, '[]')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('The link is selected')).toBeVisible()
    await expect(link(page)).toBeFocused()
    expect(await page.evaluate(() => String(getSelection()))).toBe(`${site}/`)
  })

  test('neither stores nor sends what is typed', async ({ page }) => {
    await openWith(page, '[]')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`))
    await page.getByLabel('Source').fill('secret-source')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(part(page, 'copied')).not.toBeEmpty()
    expect((await keptOf(page)) + sent.join()).not.toContain('secret-source')
  })
})

test.describe('the visits stored in this browser', () => {
  const many = Array.from({ length: 13 }, (_, index) =>
    keptSession({
      timestamp: `2026-10-${index + 10}T15:00:00.000Z`,
      city: `City ${'ABCDEFGHIJKLM'[index]}`,
      pages: Array.from({ length: 13 - index }, () => `/page-${index}`),
      referral:
        index < 3
          ? [
              ['utm_source', 'card'],
              ['utm_medium', 'print'],
            ]
          : [],
      events: index === 0 ? ['phone_click', 'phone_click', 'appointment_request'] : [],
    }),
  )

  test('are summarized: at most ten pages and ten cities, every event, the sessions and the time of the last one', async ({
    page,
  }) => {
    const heard = complaints(page)
    await openWith(page, JSON.stringify(many))
    await expect(part(page, 'sessions')).toHaveText('13')
    await expect(part(page, 'last')).toContainText('October 22, 2026')
    await expect(part(page, 'top-pages').getByRole('row')).toHaveCount(10)
    await expect(part(page, 'top-pages').getByRole('row').first()).toHaveText('/page-013')
    await expect(part(page, 'top-cities').getByRole('row')).toHaveCount(10)
    await expect(part(page, 'sources').getByRole('row')).toHaveText(['card / print / –3'])
    await expect(part(page, 'events').getByRole('row', { name: 'phone_click' })).toHaveText('phone_click2')
    expect(heard).toEqual([])
  })

  test('are shown in the language of the page, and said to be from this browser only', { tag: '@soak' }, async ({
    page,
  }) => {
    await openWith(page, JSON.stringify(many), pages.es)
    await expect(part(page, 'last')).toContainText('22 de octubre de 2026')
    await expect(page.getByRole('table', { name: /^De dónde vinieron las visitas/ })).toBeVisible()
    await expect(page.getByText('Son solo las visitas hechas con este navegador')).toBeVisible()
  })

  test('are removed by Purge after a confirmation', async ({ page }) => {
    await openWith(page, JSON.stringify(many))
    const stored = () => page.evaluate(() => localStorage.getItem('analytics_data'))
    const purge = page.getByRole('button', { name: 'Purge stored visits' })
    await purge.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep them' }).click()
    await expect(purge).toBeFocused()
    expect(await stored()).not.toBeNull()
    await purge.click()
    await page.keyboard.press('Escape')
    expect(await stored()).not.toBeNull()
    await purge.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove them' }).click()
    await expect(part(page, 'status')).toHaveText('The stored visits are removed.')
    await expect(part(page, 'status')).toBeFocused()
    await expect(part(page, 'counts')).toBeHidden()
    expect(await stored()).toBeNull()
    // Not even the click on Purge has started a new visit.
    expect(await page.evaluate(() => localStorage.getItem('analytics_user_id'))).toBeNull()
  })

  test('are reported as none if there are none, and there is nothing to purge', { tag: '@soak' }, async ({ page }) => {
    await openWith(page, '[]')
    await expect(part(page, 'status')).toHaveText('This browser has stored no visits.')
    await expect(page.getByRole('button', { name: 'Purge stored visits' })).toBeDisabled()
  })

  test('are reported as unreadable if they are damaged, and Purge removes them', { tag: '@soak' }, async ({ page }) => {
    const heard = complaints(page)
    await openWith(page, '{"broken')
    await expect(part(page, 'status')).toContainText('cannot be read')
    await page.getByRole('button', { name: 'Purge stored visits' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove them' }).click()
    await expect(part(page, 'status')).toHaveText('The stored visits are removed.')
    expect(heard).toEqual([])
  })

  test('are shown as text even if they contain markup', async ({ page }) => {
    const markup = '<img src=x onerror="document.title=1">'
    await openWith(page, JSON.stringify([keptSession({ city: markup, pages: [markup] })]))
    await expect(part(page, 'top-cities')).toContainText(markup)
    await expect(page.locator('.tools img')).toHaveCount(0)
  })

  test('cannot be shown where storage is denied: the page says so, and its other tools work', { tag: '@soak' }, async ({
    page,
  }) => {
    const heard = complaints(page, /denied/)
    await denyStorage(page)
    await page.goto(pages.en)
    await expect(part(page, 'status')).toContainText('does not allow this site to store anything')
    await page.getByLabel('Source').fill('card')
    await expect(link(page)).toHaveValue(`${site}/?utm_source=card`)
    expect(heard).toEqual([])
  })
})

test('the filter leaves only the rows with every word, and says how many', { tag: '@soak' }, async ({ page }) => {
  await openWith(page, '[]')
  const rows = page.locator('[data-tool="inventory"] tbody tr')
  const all = await rows.count()
  await page.getByRole('main').getByRole('searchbox').fill('eyewear english')
  await expect(rows.filter({ visible: true })).toHaveCount(2)
  await expect(page.getByText(`2 of ${all} rows`)).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('')
  await expect(rows.filter({ visible: true })).toHaveCount(all)
})

test('on a phone, too, the cells of the inventory are below the headings of their columns', { tag: '@soak' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openWith(page, '[]')
  const table = page.locator('[data-tool="inventory"] table')
  const lefts = (cells: string) =>
    table.locator(cells).evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().left))
  expect(await lefts('tbody tr:first-child > *')).toEqual(await lefts('thead th'))
})

test('by keyboard, no address of the inventory is left under the headings', { tag: '@soak' }, async ({ page }) => {
  await page.goto(pages.en)
  const table = page.getByRole('table').last()
  await table.getByRole('link').nth(40).focus()
  for (let row = 39; row >= 0; row -= 1) {
    await page.keyboard.press('Shift+Tab')
    const below = await table.evaluate(
      (all: HTMLTableElement) =>
        document.activeElement!.getBoundingClientRect().top -
        all.tHead!.rows[0]!.cells[0]!.getBoundingClientRect().bottom,
    )
    expect(below, `row ${row}`).toBeGreaterThanOrEqual(0)
  }
})

test('without JavaScript the inventory is complete, and the page says what does not work', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(pages.en)
  await expect(page.getByText('The tools below need JavaScript.')).toBeVisible()
  await expect(page.getByRole('row', { name: '/conditions/keratoconus condition' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeDisabled()
  await expect(page.getByRole('main').getByRole('searchbox')).toBeDisabled()
})

const scriptsOfTools = assetsWith(practiceSite, '[data-tool=')

test('when the tools cannot be loaded, they stay disabled, say what they need, and nothing is thrown', {
  tag: '@soak',
}, async ({ page }) => {
  const thrown = uncaught(page)
  const failed = page.waitForEvent('console', (message) => message.text().includes('"tools"] did not start'))
  for (const path of scriptsOfTools) await page.route(`**${path}`, (route) => route.abort())
  await page.goto(pages.en)
  await failed
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeDisabled()
  await expect(page.getByText('The tools below need JavaScript.')).toBeVisible()
  expect(thrown).toEqual([])
})

test('no other page loads the tools', { tag: '@soak' }, async ({ page }) => {
  // A set, because a script is requested twice where a page preloads it.
  const loaded = new Set<string>()
  page.on('request', (request) => {
    if (scriptsOfTools.includes(new URL(request.url()).pathname)) loaded.add(new URL(page.url()).pathname)
  })
  for (const url of ['/', '/admin/keratoconus-qr', '/es/services/myopia-control/irvine', pages.en]) {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
  }
  await expect.poll(() => [...loaded]).toEqual([pages.en])
})

for (const [language, url] of someOf(Object.entries(pages), 2)) {
  test(`axe finds nothing wrong in ${language}, at any width, filled in and with the question open`, {
    tag: '@soak',
  }, async ({ page }) => {
    await openWith(page, JSON.stringify([keptSession({})]), url)
    for (const width of someOf([320, 768, 1280], 3)) {
      await page.setViewportSize({ width, height: 800 })
      expect(await axeViolations(page, undefined, 'main'), `${width}`).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${width}`,
      ).toBeLessThanOrEqual(0)
    }
    await page.locator('[name="page"]').fill('https://evil.example')
    await page.locator('[name="source"]').fill('ana@example.com')
    expect(await axeViolations(page, undefined, '[data-tool="link"]')).toEqual([])
    await part(page, 'purge').click()
    expect(await axeViolations(page, undefined, 'dialog[open]')).toEqual([])
  })
}
