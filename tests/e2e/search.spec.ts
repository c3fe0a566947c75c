import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { complaints, uncaught } from '../support/e2e/complaints.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { keptOf } from '../support/e2e/storage.ts'
import { someOf } from '../support/soak.ts'

/** Collects the requests that the page makes from now on. */
function requests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}${request.postData() ?? ''}`))
  return asked
}

const box = (page: Page) => page.locator('#search-words')
const options = (page: Page) => page.getByRole('option')
const magnifier = (page: Page) => page.locator('.search label')
const phone = { width: 320, height: 640 }

test('by mouse: a visitor types, and clicks the intended page', async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/')
  await box(page).click()
  await box(page).fill('dry eye')
  await expect(options(page).first()).toHaveText(/^Dry eye Eye conditions Tears that are too few/)
  await options(page).filter({ hasText: 'Eye drops for dry eyes' }).click()
  await expect(page).toHaveURL(/\/dry-eyes\/eye-drops-orange-county$/)
  expect(heard).toEqual([])
})

test('the search works by keyboard: slash, words, arrows, Enter', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('keratoconus')
  await expect(box(page)).toHaveValue('keratoconus')
  await expect(options(page).first()).toBeVisible()
  const combobox = page.getByRole('combobox', { name: 'Search this site' })
  await expect(combobox).toHaveAttribute('aria-expanded', 'true')
  await expect(combobox).not.toHaveAttribute('aria-activedescendant')
  const active = () =>
    page.evaluate(() => {
      const id = document.querySelector('#search-words')!.getAttribute('aria-activedescendant')
      const selected = [...document.querySelectorAll('[aria-selected="true"]')]
      return selected.length === 1 && selected[0]!.id === id
        ? [...selected[0]!.parentNode!.children].indexOf(selected[0]!)
        : -1
    })
  const last = (await options(page).count()) - 1
  expect(last).toBeGreaterThan(3)
  for (const [key, place] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
    ['ArrowDown', 1],
  ] as const) {
    await page.keyboard.press(key)
    expect(await active(), key).toBe(place)
    await expect(box(page)).toBeFocused()
  }
  // One letter less gives another list, with nothing chosen yet.
  await page.keyboard.press('Backspace')
  expect(await active()).toBe(-1)
  await expect(combobox).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  for (const _ of [0, 1]) await page.keyboard.press('ArrowDown')
  const href = await options(page).nth(1).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
})

test('Enter without a choice opens the first page; until there is one, Home and End move in the text', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('headache')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Home')
  expect(await box(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/conditions\/headache-eye-fatigue$/)
})

test('Escape closes the list and keeps the words, then empties the box and goes back to where the search began', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('main').getByRole('link').last()
  await link.focus()
  await page.keyboard.press('Meta+k')
  await page.keyboard.type('irvine')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(box(page)).toHaveValue('irvine')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('')
  await expect(link).toBeFocused()
  const other = page.getByRole('main').getByRole('link').first()
  await other.focus()
  await page.keyboard.press('/')
  await page.keyboard.type('zzzzqq')
  const none = page.getByText('No page fits these words')
  await expect(none).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(none).toBeHidden()
  await expect(box(page)).toHaveValue('zzzzqq')
  await page.keyboard.press('Escape')
  await expect(other).toBeFocused()
})

test('the list closes when the box loses focus, reopens when it gets it back, and is gone once the page is left', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/')
  await box(page).fill('cataract')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toBeHidden()
  await box(page).focus()
  await expect(options(page).first()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(box(page)).toHaveValue('')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('the number of results is announced politely, and no results with suggestions', async ({ page }) => {
  const thrown = uncaught(page)
  await page.goto('/')
  const status = page.getByRole('search').getByRole('status')
  await box(page).fill('floaters')
  await expect(status).toContainText(/\d results\. Enter opens the first/)
  await box(page).fill('zzzzqq')
  await expect(options(page)).toHaveCount(0)
  await expect(status).toContainText('No page fits these words')
  await expect(status).not.toContainText('results')
  await expect(status.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+17145550100')
  // Neither key has anything to choose.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sitemap$/)
  expect(thrown).toEqual([])
})

test('while an input method composes a word, the list stays until the word is done', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/')
  await box(page).click()
  await page.keyboard.type('lasik')
  await expect(options(page).first()).toBeVisible()
  const found = await options(page).allTextContents()
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'xkcdqz', selectionStart: 6, selectionEnd: 6 })
  await expect(box(page)).toHaveValue('lasikxkcdqz')
  expect(await options(page).allTextContents()).toEqual(found)
  await keyboard.send('Input.insertText', { text: 'xkcdqz' })
  await expect(box(page)).toHaveValue('lasikxkcdqz')
  await expect(options(page)).toHaveCount(0)
})

test('on a page that the browser has translated, the search stays in the language of the page', {
  tag: '@soak',
}, async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.lang = 'ru'
  })
  await box(page).fill('floaters')
  await expect(page.getByRole('search').getByRole('status')).toContainText(/\d results\. Enter opens the first/)
  await expect(page.getByRole('listbox')).toHaveCount(1)
  expect(heard).toEqual([])
})

test("the practice's own answer is above the pages, is read out, and is chosen like them", async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/')
  await box(page).fill('open on saturday')
  await expect(options(page).first()).toContainText('Saturday by appointment only')
  const status = page.getByRole('search').getByRole('status')
  await expect(status).toContainText('Office hours. Monday')
  // The answer counts: it is what Enter opens.
  await expect(options(page)).toHaveCount(1)
  await expect(status).toContainText('1 result. Enter opens it.')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact$/)
  await page.goto('/es')
  await box(page).fill('me cayo cloro en el ojo')
  await expect(options(page).first()).toContainText('vaya a una sala de emergencias')
  await expect(page.getByRole('search').getByRole('status')).toContainText('Emergencia. ')
  await page.keyboard.press('Enter')
  // To the sign itself: the list is fourteen screens long.
  await expect(page).toHaveURL(/\/es\/que-tan-pronto#chemical$/)
  await expect(page.locator('#chemical')).toBeInViewport()
  expect(heard).toEqual([])
})

test('on a page with a number of its own, the box offers that number', { tag: '@soak' }, async ({ page }) => {
  for (const [path, number] of [
    ['/conditions/headache-eye-fatigue', 'tel:+17145550104'],
    ['/contact', 'tel:+17145550100'],
  ] as const) {
    await page.goto(path)
    await box(page).fill('phone')
    await expect(options(page).first()).toHaveAttribute('href', number)
    await expect(options(page).first()).toHaveAttribute('data-event', 'phone_click')
    await expect(options(page).first()).toHaveText(new RegExp(`55.01${number.slice(-2)}`))
    await box(page).fill('zzzzqq')
    const call = page.getByRole('search').getByRole('status').getByRole('link', { name: /^Call/ })
    await expect(call).toHaveAttribute('href', number)
    await expect(call).toHaveText(new RegExp(`${number.slice(-4)}$`))
  }
})

test('in Spanish: accents and plurals do not matter, and the pages are Spanish', async ({ page }) => {
  await page.goto('/es/contact')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Buscar en este sitio')).toBeFocused()
  await page.keyboard.type('rétinas')
  await expect(options(page).first()).toHaveText(/^Desprendimiento de retina/)
  await box(page).fill('ojo seco')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/es\/condiciones\/ojos-secos$/)
})

test('the shortcuts stay out of fields and open dialogs, and the slash works with Shift', { tag: '@soak' }, async ({
  page,
}) => {
  await page.goto('/contact')
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.focus()
  await page.keyboard.type('a/b')
  await page.keyboard.press('Control+k')
  await expect(field).toHaveValue('a/b')
  await expect(field).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(box(page)).not.toBeFocused()
  await page.keyboard.press('Escape')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('Shift+/')
  await expect(box(page)).toBeFocused()
})

test('nothing of the search is loaded before the box is used, and then only once', { tag: '@soak' }, async ({
  page,
}) => {
  const asked = requests(page)
  const searchFiles = () => asked.filter((request) => /search-\w\w\.json/.test(request))
  await page.goto('/')
  await page.locator('body').click()
  await page.waitForLoadState('networkidle')
  expect(searchFiles()).toEqual([])
  const before = asked.length
  await box(page).focus()
  await box(page).fill('eye')
  await expect(options(page).first()).toBeVisible()
  await box(page).blur()
  await box(page).focus()
  await box(page).fill('eyes')
  await expect(options(page).first()).toBeVisible()
  expect(searchFiles()).toHaveLength(1)
  expect(asked.slice(before).filter((request) => request.includes('.js')).length).toBeGreaterThan(0)
})

test('the words are not sent to anybody, put into an address or stored', async ({ page }) => {
  const asked = requests(page)
  await page.goto('/')
  await box(page).fill('glaucoma zzqx')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/glaucoma[\w-]+$/)
  expect(asked.filter((request) => /zzqx/.test(request))).toEqual([])
  expect(await keptOf(page)).not.toContain('zzqx')
  await page.goBack()
  await expect(box(page)).toHaveValue('')
  await expect(options(page)).toHaveCount(0)
})

test('on a phone, the magnifier opens the box over the header, and the cross closes it', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of someOf(['/', '/es'], 2)) {
    await page.goto(path)
    const menu = page.locator('.menu > summary')
    await expect(menu).toBeInViewport({ ratio: 1 })
    await expect(magnifier(page)).toBeInViewport({ ratio: 1 })
    await magnifier(page).click()
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toBeInViewport({ ratio: 1 })
    await page.keyboard.type('lasik')
    await expect(options(page).first()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await page.getByRole('button', { name: /^(Close search|Cerrar la búsqueda)$/ }).click()
    await expect(menu).toBeInViewport({ ratio: 1 })
    await expect(box(page)).toHaveValue('')
    await expect(page.getByRole('listbox')).toBeHidden()
    await magnifier(page).click()
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('lasik')
    await options(page).first().click()
    await expect(page).toHaveURL(/lasik/)
  }
})

const failures: [what: string, pattern: string | RegExp, answer: { status: number; body: string } | 'abort'][] = [
  ['the search file is missing', '**/search-en.json', { status: 404, body: 'Not found' }],
  ['a page is served as the search file', '**/search-en.json', { status: 200, body: '<!DOCTYPE html><p>Sign in</p>' }],
  ['the search file is some other JSON', '**/search-en.json', { status: 200, body: '{"form":1,"pages":[]}' }],
  ['there is no network', '**/search-en.json', 'abort'],
  ['the script is missing', '**/assets/chunks/**', { status: 404, body: 'Not found' }],
]

test('when the search cannot be loaded, the box says so and leads to the list of all pages', { tag: '@soak' }, async ({
  page,
}) => {
  const thrown = uncaught(page)
  for (const [what, pattern, answer] of failures) {
    await page.goto('/')
    await page.route(pattern, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
    await box(page).click()
    const status = page.getByRole('search').getByRole('status')
    await expect(status, what).toContainText('Search is not available right now.')
    await expect(status.getByRole('link'), what).toBeVisible()
    await box(page).fill('dry eye')
    await page.keyboard.press('Enter')
    await expect(page, what).toHaveURL(/\/sitemap\?*$/)
    await page.unroute(pattern)
    expect(thrown, what).toEqual([])
  }
})

test('after a moment without a network, the box works at the next letter', async ({ page, context }) => {
  await page.goto('/')
  await context.setOffline(true)
  await box(page).fill('com')
  const failed = page.getByText('Search is not available right now.')
  await expect(failed).toBeVisible()
  await context.setOffline(false)
  await box(page).pressSequentially('puter')
  await expect(options(page).first()).toHaveText(/^Computer vision/)
  await expect(failed).toBeHidden()
})

test('when the search file loads at the second try, the box works', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/')
  await page.route('**/search-en.json', (route) => route.abort(), { times: 1 })
  await box(page).click()
  const failed = page.getByText('Search is not available right now.')
  await expect(failed).toBeVisible()
  await box(page).blur()
  await box(page).click()
  await box(page).fill('computer')
  await expect(options(page).first()).toHaveText(/^Computer vision/)
  await expect(failed).toBeHidden()
})

test('words typed before the search file has loaded are searched once it has, even after a timeout', {
  tag: '@soak',
}, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const letGo = await holdRequests(page, '**/search-en.json')
  await box(page).fill('astigmatism')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Getting the search ready')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.clock.fastForward(8000)
  const failed = page.getByText('Search is not available right now.')
  await expect(failed).toBeVisible()
  letGo()
  await expect(options(page).first()).toHaveText(/^Astigmatism/)
  await expect(page.getByText('Getting the search ready')).toBeHidden()
  await expect(failed).toBeHidden()
})

test('without JavaScript the box is hidden, and the footer leads to the list of all pages', async ({ browser }) => {
  for (const viewport of someOf([phone, { width: 1280, height: 800 }], 2)) {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport })
    await page.goto('/')
    await expect(page.getByRole('search')).toBeHidden()
    const part = page.getByRole('contentinfo').locator('nav', { has: page.locator('a[href="/sitemap"]') })
    // Folded on phones.
    if (viewport === phone) await part.locator('summary').click()
    await part.locator('a[href="/sitemap"]').click()
    await expect(page).toHaveURL(/\/sitemap$/)
    await page.goto('/404')
    await expect(page.locator('a[href="#search-words"]')).toBeHidden()
    await page.close()
  }
})

test('axe finds nothing at any width: box closed, list open, nothing found, search failed', async ({ page }) => {
  const violations = () => axeViolations(page, undefined, '.site-header')
  // Outside of a soak on a phone alone, where the box lies over the header: the colors are the same at any width.
  const widths = someOf([320, 768, 1280], 3)
  for (const path of someOf(['/', '/es'], 2)) {
    await page.goto(path)
    for (const width of widths) {
      const at = `${path}, ${width} px`
      await page.setViewportSize({ width, height: 800 })
      await box(page).blur()
      await box(page).fill('')
      expect(await violations(), at).toEqual([])
      await box(page).focus()
      await box(page).fill('lasik')
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      expect(await violations(), at).toEqual([])
      await box(page).fill('bleach hours')
      await expect(page.locator('.search-answer')).toHaveCount(2)
      expect(await violations(), at).toEqual([])
      await box(page).fill('zzzzqq')
      await expect(options(page)).toHaveCount(0)
      expect(await violations(), at).toEqual([])
    }
  }
  await page.route('**/search-es.json', (route) => route.abort())
  await page.goto('/es/about')
  await box(page).focus()
  await expect(page.getByText('La búsqueda no está disponible')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(), `${width} px`).toEqual([])
  }
})
