import { expect, type Page, type Route, test } from '@playwright/test'
import { bodyOf, mailsOf, openDialog, sendByMail, watch } from '../support/e2e/booking.ts'
import { uncaught } from '../support/e2e/complaints.ts'
import { practiceSite } from '../support/e2e/e2e-sites.ts'
import { blockPhoneAndMail } from '../support/e2e/phone.ts'
import { privacyButton } from '../support/e2e/privacy-choices.ts'
import { assetsWith } from '../support/e2e/published-assets.ts'
import { storageTroubles } from '../support/e2e/storage.ts'
import { someOf } from '../support/soak.ts'

/** A headless browser takes no more clicks once it has followed a tel: link. */
test.beforeEach(({ page }) => page.addInitScript(blockPhoneAndMail))

interface Kept {
  sessionId: string
  userId: string
  page: string
  pageViews: number
  referral?: string[][]
  events: { name: string; properties: Record<string, string> }[]
}

/** Stores a location as if the gate had looked it up earlier in the session: on localhost there is no gate. */
async function comeFrom(page: Page, country: string): Promise<void> {
  const place = {
    region: 'California',
    city: 'Irvine',
    latitude: 33.7,
    longitude: -117.8,
    timezone: 'America/Los_Angeles',
  }
  await page.addInitScript((found) => sessionStorage.setItem('geo-location', JSON.stringify(found)), {
    country,
    ...place,
    ip: 'Unknown',
  })
}

const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('analytics_data') ?? '[]'))

/** Waits for the rest of the analytics, which has loaded once the privacy choices button shows. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(privacyButton(page)).toBeVisible()
}

/** Also waits for the visitor's location: a page hidden before it is known counts visitors from elsewhere. */
async function visitKnown(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.waitForLoadState('networkidle')
}

/** Tells the page that its tab is hidden, as a browser does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('a visit from the United States is stored on the device as one session, with its pages, clicks and location', async ({
  page,
}) => {
  await comeFrom(page, 'United States')
  await visit(page, '/conditions/keratoconus?utm_source=flyer')
  await page.locator('main [data-event="phone_click"]').first().click()
  await expect.poll(async () => (await kept(page))[0]?.events.map(({ name }) => name)).toContain('phone_click')
  await visitKnown(page, '/about')
  await hide(page)
  await expect.poll(async () => (await kept(page))[0]?.pageViews).toBe(2)
  const [session, ...others] = await kept(page)
  expect(others).toEqual([])
  expect(session).toMatchObject({
    page: '/conditions/keratoconus',
    referral: [['utm_source', 'flyer']],
    referrer: 'Direct',
    city: 'Irvine',
    isUSA: true,
    browser: 'Chrome',
    screenResolution: expect.stringMatching(/^\d+x\d+$/),
    userId: await page.evaluate(() => localStorage.getItem('analytics_user_id')),
  })
  expect(session!.events.filter(({ name }) => name === 'page_view').map(({ properties }) => properties.page)).toEqual([
    '/conditions/keratoconus',
    '/about',
  ])
})

test('page views of a visitor from elsewhere are not kept, but a call is', { tag: '@soak' }, async ({ page }) => {
  await comeFrom(page, 'France')
  await visit(page, '/')
  await hide(page)
  await visit(page, '/about')
  expect(await kept(page)).toEqual([])
  await page.locator('main [data-event="phone_click"]').first().click()
  await expect.poll(async () => (await kept(page)).length).toBe(1)
  expect((await kept(page))[0]).toMatchObject({ pageViews: 0, isUSA: false })
})

/** Handles requests for the part of the script that loads when the page is idle. */
async function withTheRest(page: Page, instead: (route: Route) => Promise<void>) {
  const parts = assetsWith(practiceSite, 'analytics_data').filter((path) => path.includes('/chunks/'))
  expect(parts).not.toEqual([])
  for (const path of parts) await page.route(`**${path}`, instead)
}

test('a click before the rest of the script has arrived is not lost', { tag: '@soak' }, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await withTheRest(page, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await page.locator('main [data-event="phone_click"]').first().click()
  await expect(privacyButton(page)).toBeHidden()
  release()
  await expect.poll(async () => (await kept(page))[0]?.events.map(({ name }) => name)).toContain('phone_click')
})

test('a page that is never idle, as on a slow phone, loads the rest too', { tag: '@soak' }, async ({ page }) => {
  await page.addInitScript(() => {
    setInterval(() => {
      const end = performance.now() + 60
      while (performance.now() < end);
    })
  })
  await visit(page, '/')
})

test('two tabs keep two sessions of one visitor', { tag: '@soak' }, async ({ page, context }) => {
  const other = await context.newPage()
  // One after the other: two first pages that load at once may each make a visitor id, as storage has no lock.
  await visit(page, '/')
  await visit(other, '/about')
  await Promise.all([page, other].map((each) => each.locator('main [data-event="phone_click"]').first().click()))
  await expect.poll(async () => (await kept(page)).length).toBe(2)
  const sessions = await kept(page)
  expect(new Set(sessions.map(({ sessionId }) => sessionId)).size).toBe(2)
  expect(new Set(sessions.map(({ userId }) => userId)).size).toBe(1)
})

test('a page that comes back from the back/forward cache counts as another page view', { tag: '@soak' }, async ({
  page,
}) => {
  await comeFrom(page, 'United States')
  await visitKnown(page, '/')
  await page.evaluate(() => {
    for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
  })
  await hide(page)
  await expect.poll(async () => (await kept(page))[0]?.pageViews).toBe(2)
})

test('no unload or beforeunload listener keeps a page out of the back/forward cache', { tag: '@soak' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listened: string[] = []
    Object.assign(window, { listened })
    const add = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...parameters: Parameters<typeof add>) {
      listened.push(parameters[0])
      return add.apply(this, parameters)
    }
  })
  await visit(page, '/')
  const listened = await page.evaluate(() => (window as unknown as { listened: string[] }).listened)
  expect(listened).toContain('pagehide')
  expect(listened).not.toContain('unload')
  expect(listened).not.toContain('beforeunload')
})

test('storage that is denied or full breaks nothing', { tag: '@soak' }, async ({ browser }) => {
  for (const [, breakStorage] of storageTroubles) {
    const page = await browser.newPage()
    await page.addInitScript(blockPhoneAndMail)
    const heard = uncaught(page)
    await breakStorage(page)
    await visit(page, '/about')
    await page.locator('main [data-event="phone_click"]').first().click()
    await hide(page)
    expect(heard).toEqual([])
    await page.close()
  }
})

test('if the rest of the script fails to load, the page works and nothing is kept', { tag: '@soak' }, async ({
  page,
}) => {
  const heard = uncaught(page)
  await withTheRest(page, (route) => route.abort())
  await page.goto('/about')
  await page.locator('main [data-event="phone_click"]').first().click()
  await expect(privacyButton(page)).toBeHidden()
  expect(heard).toEqual([])
  expect(await kept(page)).toEqual([])
})

test("by default, only the gate's lookup goes to another origin, and no bar asks for consent", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL && !request.url().startsWith('https://ipapi.co/'))
      foreign.push(request.url())
  })
  const pages = ['/', '/es', '/conditions/lasik', '/services/myopia-control/tustin', '/contact', '/eyewear']
  for (const path of someOf(pages, 2)) {
    await visit(page, path)
    await expect(page.locator('.privacy-panel')).toBeHidden()
    await expect(page.locator('[data-choice]')).toHaveCount(0)
  }
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('sightline:track', { detail: { name: 'form_submit', properties: {} } })),
  )
  await expect.poll(async () => (await kept(page)).length).toBe(1)
  expect(foreign).toEqual([])
})

test('a visitor who leaves the first page before its script is complete still keeps its campaign tags', {
  tag: '@soak',
}, async ({ page }) => {
  await withTheRest(page, (route) => route.abort())
  await page.goto('/?utm_source=card&utm_medium=print')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('first_touch'))).toContain('card')
  await page.unrouteAll()
  await visit(page, '/about?utm_source=other')
  await page.locator('main [data-event="phone_click"]').first().click()
  await expect
    .poll(async () => (await kept(page))[0]?.referral)
    .toEqual([
      ['utm_source', 'card'],
      ['utm_medium', 'print'],
    ])
})

test('a request carries the campaign tags of the first link, even pages later', async ({ page }) => {
  await watch(page)
  await visit(page, '/?utm_source=card&utm_medium=print')
  await visit(page, '/about?utm_source=other')
  await visit(page, '/conditions/dry-eye')
  const dialog = await openDialog(page)
  await dialog.getByLabel('Full name').fill('Ana')
  await dialog.getByLabel('Phone number').fill('(714) 555-0123')
  await sendByMail(dialog)
  const body = bodyOf((await mailsOf(page))[0]!)
  expect(body).toContain('utm_source: card\nutm_medium: print')
  expect(body).not.toContain('other')
})

test('the button in the footer looks like one before it has ever been pressed', { tag: '@soak' }, async ({ page }) => {
  await visit(page, '/')
  await expect(privacyButton(page)).toHaveCSS('text-decoration-line', 'underline')
})

test('the privacy choices say that there are no third-party tools, and delete what is kept', async ({ page }) => {
  await visit(page, '/privacy-policy?utm_source=card')
  await page.locator('main [data-event="phone_click"]').first().click()
  await expect.poll(async () => (await kept(page)).length).toBe(1)
  await privacyButton(page).click()
  const panel = page.locator('.privacy-panel')
  await expect(page.getByRole('region', { name: 'Privacy choices' }).locator('[data-part="title"]')).toBeFocused()
  await expect(panel).toContainText('no tools for advertising, call tracking or session replay')
  await panel.getByRole('button', { name: 'Delete my visit notes' }).click()
  await expect(panel.getByText('Your visit notes are deleted from this device.')).toBeVisible()
  expect(await kept(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('analytics_user_id'))).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem('first_touch'))).toBeNull()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()
  await expect(privacyButton(page)).toBeFocused()
  // By the next time, there may be new ones.
  await privacyButton(page).click()
  await expect(panel).toBeVisible()
  await expect(panel.getByText('Your visit notes are deleted from this device.')).toBeHidden()
})
