import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { openDialog } from '../support/e2e/booking.ts'
import { uncaught } from '../support/e2e/complaints.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { watchShifts } from '../support/e2e/layout-shift.ts'
import { blockPhoneAndMail } from '../support/e2e/phone.ts'
import { privacyButton } from '../support/e2e/privacy-choices.ts'
import { denyStorage } from '../support/e2e/storage.ts'
import { tabStops } from '../support/e2e/tab-stops.ts'
import { startVendorSite, type VendorSite } from '../support/e2e/vendor-site.ts'
import { isSoak, someOf } from '../support/soak.ts'

// One site for the whole file, so one worker.
test.describe.configure({ mode: 'default' })

let site: VendorSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = await startVendorSite()
})
test.afterAll(() => site.stop())
test.beforeEach(() => site.vendors.forget())

const condition = '/conditions/keratoconus?utm_source=secret-campaign&utm_term=cross+linking#symptoms'

const bar = (page: Page) => page.locator('.privacy-panel')
const accept = (page: Page) => page.getByRole('button', { name: /^(Accept|Aceptar)$/ })
const reject = (page: Page) => page.getByRole('button', { name: /^(Reject|Rechazar)$/ })

/** Dispatches an event as the site's own code does. */
const announce = (page: Page, name: string, properties: object = {}) =>
  page.evaluate((detail) => void document.dispatchEvent(new CustomEvent('sightline:track', { detail })), {
    name,
    properties,
  })

const ownScripts = '**/assets/**/*.js'

/** Waits for the rest of the analytics, which has loaded once the choices button shows. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`)
  await expect(privacyButton(page)).toBeVisible()
}

/** A headless browser takes no more clicks once it has followed a tel: link. */
test.beforeEach(({ page }) => page.addInitScript(blockPhoneAndMail))

const names = (kind: string) => site.vendors.collected(kind).map(({ name }) => name)

test('before the visitor answers, no vendor receives a request, whatever the visitor does', async ({ page }) => {
  for (const path of someOf(['/', '/about', condition, '/es/contact'], 2)) {
    await visit(page, path)
    await expect(bar(page)).toBeVisible()
    await announce(page, 'appointment_request', { type: 'keratoconus' })
  }
  expect(site.vendors.received()).toBe('')
})

test('after Reject no vendor is loaded, here or on the next pages, and the bar stays away', async ({ page }) => {
  await visit(page, '/')
  await reject(page).click()
  await expect(bar(page)).toBeHidden()
  for (const path of someOf([condition, '/about', '/'], 2)) {
    await visit(page, path)
    await announce(page, 'phone_click')
    await expect(bar(page)).toBeHidden()
    // No room is made for it: that would compute the styles of the whole page twice before its first paint.
    await expect(page.locator('html')).not.toHaveAttribute('style')
  }
  expect(site.vendors.received()).toBe('')
})

test('Global Privacy Control wins over an earlier yes, nothing is asked, and the page says so', async ({ page }) => {
  await visit(page, '/')
  await accept(page).click()
  await expect.poll(() => names('pixel')).toContain('init 1')
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  site.vendors.forget()
  for (const [path, words] of [
    ['/', "We honor your browser's Global Privacy Control signal."],
    ['/es', 'Respetamos la señal Global Privacy Control de su navegador.'],
  ] as const) {
    await visit(page, path)
    await expect(bar(page)).toBeHidden()
    await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible()
    await privacyButton(page).click()
    await expect(bar(page).getByText(words)).toBeVisible()
    await expect(accept(page)).toBeHidden()
    await expect(reject(page)).toBeHidden()
    await announce(page, 'phone_click')
  }
  expect(site.vendors.received()).toBe('')
})

test('after Accept, vendors load and receive the events from then on, under their own names', async ({ page }) => {
  await visit(page, '/')
  await announce(page, 'email_click')
  await accept(page).click()
  await expect
    .poll(site.vendors.scripts)
    .toEqual(['/ads.js', '/call-tracking.js', '/pixel.js', '/session-replay.js', '/tag-manager.js'])
  await announce(page, 'appointment_request', { type: 'keratoconus' })
  await announce(page, 'form_complete')
  await expect.poll(() => names('pixel')).toContain('track Lead')
  await expect.poll(() => names('pixel')).toContain('track Schedule')
  await expect.poll(() => names('ads')).toContain('appointment_request')
  await expect.poll(() => names('tag-manager')).toContain('appointment_request')
  await expect.poll(() => names('session-replay')).toContain('event appointment_request')
  expect(names('pixel')).not.toContain('track Contact')
  expect(site.vendors.received()).not.toContain('keratoconus')
  // The numbers are swapped by the call tracking's own script.
  await expect(page.locator('a[href^="tel:"]').first()).toHaveAttribute('href', 'tel:+17145550199')
})

test('session replay ends as soon as a visitor opens the appointment form', { tag: '@soak' }, async ({ page }) => {
  await visit(page, '/')
  await accept(page).click()
  await expect.poll(() => names('session-replay')).toContain('script_loaded')
  await openDialog(page)
  await expect.poll(() => names('session-replay')).toContain('stop undefined')
  await announce(page, 'phone_click')
  await expect.poll(() => names('ads')).toContain('phone_click')
  expect(names('session-replay')).not.toContain('event phone_click')
})

test('session replay is not told which page a visitor opens next', async ({ page }) => {
  await visit(page, '/')
  await accept(page).click()
  await expect.poll(() => names('session-replay')).toContain('script_loaded')
  const footer = page.getByRole('contentinfo')
  // A link that stays on the site but not on the page ends the recording; a number to call does not.
  await footer.locator('a[href^="tel:"]').first().click()
  await expect.poll(() => names('session-replay')).toContain('event phone_click')
  await footer.getByRole('link', { name: 'Keratoconus', exact: true }).click()
  await page.waitForURL('**/conditions/keratoconus')
  await expect.poll(() => names('session-replay')).toContain('stop undefined')
  expect(site.vendors.received()).not.toContain('/conditions/')
})

test('a health page loads only tools that can be prevented from reading its address, and nothing about the page leaves it', async ({
  page,
}) => {
  await visit(page, condition)
  const title = await page.title()
  await accept(page).click()
  await expect.poll(() => names('ads')).toContain('script_loaded')
  await announce(page, 'appointment_request', { type: 'keratoconus' })
  await page.locator('main a[data-event="phone_click"]').first().click()
  await expect.poll(() => names('ads')).toContain('phone_click')
  expect(site.vendors.scripts()).toEqual(['/ads.js'])
  // Next a general page, where the other scripts may load, but must not learn which page led to it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click()
  await expect.poll(() => names('pixel')).toContain('trackCustom page_view')
  await expect.poll(() => names('tag-manager')).toContain('page_view')
  const received = site.vendors.received()
  expect(received).not.toMatch(/keratoconus|conditions|secret-campaign|utm_|cross.linking|symptoms/i)
  expect(received).not.toContain(title)
  for (const { location, title } of site.vendors.collected('ads')) {
    expect({ location, title }).toEqual({ location: `${site.url}/`, title: new URL(site.url).host })
  }
  expect(site.vendors.scriptsWithReferer()).toEqual([])
})

test('a general page with campaign tags in its address is treated like a health page', { tag: '@soak' }, async ({
  page,
}) => {
  await visit(page, '/?utm_source=secret-campaign')
  await accept(page).click()
  await expect.poll(() => names('ads')).toContain('script_loaded')
  await announce(page, 'phone_click')
  await expect.poll(() => names('ads')).toContain('phone_click')
  expect(site.vendors.scripts()).toEqual(['/ads.js'])
  expect(site.vendors.received()).not.toContain('secret-campaign')
})

test('withdrawing a yes stops forwarding at once, and loading on the next page', { tag: '@soak' }, async ({ page }) => {
  await visit(page, '/')
  await accept(page).click()
  await expect.poll(() => names('pixel')).toContain('init 1')
  await privacyButton(page).click()
  await expect(bar(page).getByText('Your answer now: yes.')).toBeVisible()
  await reject(page).click()
  await expect.poll(() => names('pixel')).toContain('consent revoke')
  await expect.poll(() => names('session-replay')).toContain('stop undefined')
  await expect(privacyButton(page)).toBeFocused()
  site.vendors.forget()
  await announce(page, 'phone_click')
  // A tool may need some time to start again by itself.
  await page.waitForTimeout(400)
  await visit(page, '/about')
  await announce(page, 'phone_click')
  await privacyButton(page).click()
  await expect(bar(page).getByText('Your answer now: no.')).toBeVisible()
  expect(site.vendors.received()).toBe('')
})

test('a no that comes while the adapters are still on their way loads no vendor', async ({ page }) => {
  await visit(page, '/')
  const letGo = await holdRequests(page, ownScripts)
  const asked = page.waitForRequest(ownScripts)
  await accept(page).click()
  const adapters = (await asked).url()
  await privacyButton(page).click()
  await reject(page).click()
  letGo()
  // Resolves once the page's own import has.
  await page.evaluate((url) => import(url), adapters)
  await announce(page, 'phone_click')
  expect(site.vendors.received()).toBe('')
})

test('adapters that could not be fetched are fetched again at the next event', { tag: '@soak' }, async ({ page }) => {
  await visit(page, '/')
  await page.route(ownScripts, (route) => route.abort())
  const failure = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
  await accept(page).click()
  await failure
  await page.unroute(ownScripts)
  await announce(page, 'phone_click')
  await expect.poll(() => names('pixel')).toContain('track Contact')
})

test('an answer holds in all open tabs at once, and none of them asks again', async ({ page, context }) => {
  const other = await context.newPage()
  await visit(page, '/')
  await visit(other, '/about')
  await accept(page).click()
  await expect(bar(other)).toBeHidden()
  await expect.poll(() => names('pixel').filter((name) => name === 'init 1')).toHaveLength(2)
  site.vendors.forget()
  await privacyButton(other).click()
  await reject(other).click()
  await expect.poll(() => names('pixel').filter((name) => name === 'consent revoke')).toHaveLength(2)
  await announce(page, 'phone_click')
  await expect(bar(page)).toBeHidden()
  expect(names('pixel')).not.toContain('track Contact')
})

test('a page that comes back from the back/forward cache follows the choice made meanwhile', { tag: '@soak' }, async ({
  page,
}) => {
  await visit(page, '/')
  await expect(bar(page)).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('privacy_choice', 'rejected')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(bar(page)).toBeHidden()
})

test('Accept and Reject are the same size and style, side by side', async ({ page }) => {
  for (const path of someOf(['/es', '/'], 2)) {
    await visit(page, path)
    for (const width of someOf([320, 390, 1280], 2)) {
      await page.setViewportSize({ width, height: 800 })
      const [yes, no] = await Promise.all([accept(page).boundingBox(), reject(page).boundingBox()])
      expect({ width: no!.width, height: no!.height, y: no!.y }).toEqual({
        width: yes!.width,
        height: yes!.height,
        y: yes!.y,
      })
      const look = (name: 'accepted' | 'rejected') =>
        page.locator(`[data-choice="${name}"]`).evaluate((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
          return { color, backgroundColor, borderColor, fontSize, fontWeight }
        })
      expect(await look('accepted')).toEqual(await look('rejected'))
    }
  }
})

test('closing the choices without an answer gives the focus back to their button, and the bar stays', {
  tag: '@soak',
}, async ({ page }) => {
  await visit(page, '/')
  await privacyButton(page).click()
  await expect(page.locator('.privacy-title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(privacyButton(page)).toBeFocused()
  await expect(bar(page)).toBeVisible()
})

test('the bar causes no layout shift when it appears', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shifted = await watchShifts(page)
  await visit(page, '/')
  await expect(bar(page)).toBeVisible()
  expect(await shifted()).toBe(0)
})

for (const width of [390, 1280]) {
  test(`at ${width} px the bar covers nothing that has the focus, and comes early in the tab order`, {
    tag: '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    // The page jumps to the focused element, so that no step has to wait for the scrolling.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/about')
    await expect(bar(page)).toBeVisible()
    const stops = await tabStops(page)
    expect(stops.filter(({ coveredBy }) => coveredBy.length > 0)).toEqual([])
    const seen = stops.map(({ text }) => text)
    expect(seen.slice(0, 3)).toEqual(['Skip to main content', 'Accept', 'Reject'])
    expect(seen.length).toBeGreaterThan(20)
  })
}

test.describe('a visitor whose browser is in Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('can answer both the bar and the offer of the Spanish page, at any width', async ({ page }) => {
    await visit(page, '/about')
    const offer = page.locator('[data-behaviour="offer-language"]')
    const answers = [accept(page), reject(page), offer.getByRole('link'), offer.getByRole('button')]
    for (const [width, height] of [
      [320, 568],
      [390, 700],
      [844, 390],
      [1280, 700],
    ] as const) {
      await page.setViewportSize({ width, height })
      // A trial waits until nothing else would receive the click.
      for (const answer of answers) await answer.click({ trial: true })
    }
    await offer.getByRole('button').click()
    await reject(page).click()
    await expect(bar(page)).toBeHidden()
  })
})

test('a vendor whose script fails to load breaks nothing', { tag: '@soak' }, async ({ page }) => {
  const heard = uncaught(page)
  await page.route(`${site.vendors.origin}/*.js`, (route) => route.abort())
  await visit(page, '/')
  await accept(page).click()
  await announce(page, 'phone_click')
  await privacyButton(page).click()
  await expect(bar(page).getByText('Your answer now: yes.')).toBeVisible()
  expect(heard).toEqual([])
})

test('with storage denied, a choice applies to the page', { tag: '@soak' }, async ({ page }) => {
  const heard = uncaught(page)
  await denyStorage(page)
  await visit(page, '/')
  await reject(page).click()
  await expect(bar(page)).toBeHidden()
  await visit(page, '/about')
  await expect(bar(page)).toBeVisible()
  expect(heard).toEqual([])
  expect(site.vendors.received()).toBe('')
})

test('axe finds nothing at any width with the bar or the choices open, in both languages', async ({ page }) => {
  for (const [index, path] of ['/about', '/es/about'].entries()) {
    await visit(page, path)
    for (const state of ['asking', 'opened']) {
      if (state === 'opened') {
        await reject(page).click()
        await privacyButton(page).click()
      }
      await expect(bar(page)).toBeVisible()
      // Outside of a soak each language at one width: the bar is the same.
      for (const width of isSoak ? [320, 768, 1280] : [[320, 1280][index]!]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await axeViolations(page, undefined, '.privacy-panel'), `${path} ${state}, ${width} px`).toEqual([])
      }
    }
    await page.evaluate(() => localStorage.clear())
  }
})
