import { expect, type Page } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { expectOpen, heading, screen } from '../support/e2e/gate-screen.ts'
import { test } from '../support/e2e/gate-test.ts'
import { heldTimers, passTime } from '../support/e2e/held-timers.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { watchShifts } from '../support/e2e/layout-shift.ts'
import { assetsWith } from '../support/e2e/published-assets.ts'
import { keptOf, storageTroubles } from '../support/e2e/storage.ts'
import { tabStops } from '../support/e2e/tab-stops.ts'
import { type Failure, failures, type GeoStub, places, startGeoStub } from '../support/geo-stub.ts'
import { type ServedSite, serveSite } from '../support/served-site.ts'
import { isSoak, someOf } from '../support/soak.ts'

// The gate is off on localhost. The browser resolves every host below .test to this machine, so here it is on. The
// lookup service is a real server too. All tests of this file share the sites, and time passes only when told to.
test.describe.configure({ mode: 'default' })

let stub: GeoStub
const sites: ServedSite[] = []
const origins = { redirect: '', allow: '', banner: '', off: '' }

test.beforeAll(async () => {
  test.setTimeout(600_000)
  stub = await startGeoStub()
  const onlyInSoak = {
    banner: { 'geoGate.mode': 'banner' },
    allow: { 'geoGate.onLookupFailure': 'allow' },
    off: { 'geoGate.mode': 'off', 'analytics.pageViews': 'everyone' },
  }
  const keys = { redirect: {}, ...(isSoak ? onlyInSoak : {}) }
  for (const [mode, changes] of Object.entries(keys)) {
    const site = await serveSite(`e2e-gate-${mode}`, {
      'geoGate.lookup': stub.url,
      'geoGate.previewHosts': ['preview.test'],
      ...changes,
    })
    sites.push(site)
    origins[mode as keyof typeof origins] = `http://gate.test:${site.port}`
  }
})

test.afterAll(async () => {
  for (const site of sites) await site.close()
  await stub.close()
})

const blockedPath = (page: Page) => page.evaluate(() => sessionStorage.getItem('geo-blocked-url'))

/** Collects every event that the page dispatches from now on. */
async function eventsOf(page: Page): Promise<{ name: string; properties: Record<string, string> }[]> {
  const events: { name: string; properties: Record<string, string> }[] = []
  await page.exposeFunction('hearEvent', (event: (typeof events)[number]) => void events.push(event))
  await page.addInitScript(() => {
    const { hearEvent } = window as unknown as { hearEvent: (event: unknown) => void }
    document.addEventListener('sightline:track', (event) => hearEvent((event as CustomEvent).detail))
  })
  return events
}

/** Clears the session: the page that is opened next is the first one again. */
const forget = (page: Page) => page.evaluate(() => sessionStorage.clear())

/** An answer that waits until the test calls `give`. */
function held() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

/** How long the screen may cover a page, in milliseconds. */
const coverMs = 1500

/** Failures in which the service never responds. */
const silent: Failure[] = ['timeout', 'a body that never ends']

async function expectTurnedAway(page: Page, from: string, to = '/out-of-service-area') {
  await expect(page).toHaveURL(new RegExp(`${to}$`))
  await expect(heading(page)).toBeVisible()
  // A button pressed before its script has loaded leads home instead, as it does without JavaScript.
  await page.waitForLoadState()
  expect(await blockedPath(page)).toBe(from)
}

test.describe('a visitor in Southern California', () => {
  test('reads the page after a check that is announced to screen readers, and is neither checked again nor shown the screen again', async ({
    page,
  }) => {
    const answer = held()
    stub.answer(places.irvine, answer.given)
    const events = await eventsOf(page)
    await page.goto(`${origins.redirect}/locations/irvine-eye-doctor`)
    await expect(page.getByRole('status').filter({ hasText: 'Verifying your location...' })).toHaveCount(1)
    await expect(screen(page)).toContainText('Geo restrictions are bypassed on preview domains')
    await expect(page.locator('main')).toHaveAttribute('inert', '')
    answer.give()
    await expectOpen(page, '/locations/irvine-eye-doctor')
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        if (changes.some(({ attributeName }) => attributeName === 'data-gate-state')) console.log('gate')
      }).observe(document, { attributes: true, subtree: true })
    })
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    for (const path of ['/about', '/es']) {
      await page.goto(origins.redirect + path)
      await page.waitForLoadState('networkidle')
      await expectOpen(page, path)
    }
    expect(said).not.toContain('gate')
    expect(stub.requests).toHaveLength(1)
    expect(events).toEqual([
      { name: 'geo_access_check', properties: {} },
      { name: 'geo_access_granted', properties: { note: 'listed_city' } },
    ])
  })

  test('has the page painted below the screen: the check delays nothing and moves nothing', { tag: '@soak' }, async ({
    page,
  }) => {
    const answer = held()
    stub.answer(places.irvine, answer.given)
    const shifted = await watchShifts(page)
    await page.addInitScript(() => {
      const seen = { largest: '' }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as unknown as { element: Element | null }
          seen.largest = element?.closest('main, [data-gate-screen]')?.tagName ?? 'other'
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const largest = () => page.evaluate(() => (window as unknown as { seen: { largest: string } }).seen.largest)
    await page.goto(`${origins.redirect}/locations/irvine-eye-doctor`)
    await expect.poll(largest).toBe('MAIN')
    await expect(screen(page)).toBeVisible()
    // A name would lift the picture above the screen on the way to the out-of-area page.
    await expect(page.locator('.hero-picture')).toHaveCSS('view-transition-name', 'none')
    answer.give()
    await expectOpen(page, '/locations/irvine-eye-doctor')
    expect(await largest()).toBe('MAIN')
    expect(await shifted()).toBeCloseTo(0, 3)
  })

  test('is let in with a note if their city is not listed', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.bakersfield)
    const events = await eventsOf(page)
    await page.goto(`${origins.redirect}/about`)
    await expectOpen(page, '/about')
    expect(events.at(-1)).toEqual({ name: 'geo_access_granted', properties: { note: 'other_city' } })
  })

  test('gives the lookup service nothing but an IP address, which is not stored', { tag: '@soak' }, async ({
    page,
  }) => {
    stub.answer(places.irvine)
    await page.goto(`${origins.redirect}/services/keratoconus-specialist-near-me`)
    await expectOpen(page, '/services/keratoconus-specialist-near-me')
    expect(stub.requests).toHaveLength(1)
    const [headers] = stub.requests
    expect(headers).toMatchObject({ accept: 'application/json' })
    expect(headers).not.toHaveProperty('referer')
    expect(headers).not.toHaveProperty('cookie')
    expect(JSON.stringify(headers)).not.toContain('keratoconus')
    expect(await keptOf(page)).not.toContain('203.0.113.7')
  })
})

test.describe('a visitor from elsewhere is sent to the out-of-area page', () => {
  const cases = [
    ['Mexico', places.tijuana, 'outside_usa'],
    ['Arizona', places.phoenix, 'outside_california'],
    ['Mountain View', places.mountainView, 'outside_service_area'],
    ['zero degrees', { ...places.irvine, latitude: 0, longitude: 0 }, 'outside_service_area'],
  ] as const

  for (const [from, place, reason] of someOf(cases, 4)) {
    test(`from ${from}`, async ({ page }) => {
      stub.answer(place)
      const events = await eventsOf(page)
      await page.goto('about:blank')
      await page.goto(`${origins.redirect}/services/myopia-control?utm_source=mail`)
      await expectTurnedAway(page, '/services/myopia-control?utm_source=mail')
      expect(events).toContainEqual({ name: 'geo_access_denied', properties: { reason } })
      await page.goBack()
      expect(page.url()).toBe('about:blank')
    })
  }

  test('in Spanish from a Spanish page, whose link leads back to it and checks again', async ({ page }) => {
    stub.answer('500')
    await page.goto(`${origins.redirect}/es/eyewear`)
    await expectTurnedAway(page, '/es/eyewear', '/es/out-of-service-area')
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('button', { name: 'Intentar otra vez' })).toBeVisible()
    stub.answer(places.irvine)
    await page.getByRole('link', { name: 'Volver a la página que quería ver' }).click()
    await expectOpen(page, '/es/eyewear')
  })

  test('at once the next time, without another lookup', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.phoenix)
    await page.goto(`${origins.redirect}/about`)
    await expectTurnedAway(page, '/about')
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto(`${origins.redirect}/eyewear`)
    await expectTurnedAway(page, '/eyewear')
    expect(stub.requests).toHaveLength(1)
  })
})

test.describe('the out-of-area page', () => {
  test('shows the phone number and opens the page that was wanted when another try succeeds', async ({ page }) => {
    stub.answer(places.phoenix)
    await page.goto(`${origins.redirect}/services/dry-eye-doctor-near-me`)
    await expectTurnedAway(page, '/services/dry-eye-doctor-near-me')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Call \(714\)/ })
        .first(),
    ).toBeVisible()
    stub.answer(places.irvine)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectOpen(page, '/services/dry-eye-doctor-near-me')
    expect(stub.requests).toHaveLength(1)
  })

  test('says so when another try has the same result', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.phoenix)
    await page.goto(`${origins.redirect}/services/dry-eye-doctor-near-me`)
    await expectTurnedAway(page, '/services/dry-eye-doctor-near-me')
    const status = page.locator('form').getByRole('status')
    await expect(status).toBeEmpty()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(status).toHaveText('We checked again, and the answer is the same. Please call us.')
    expect(stub.requests).toHaveLength(2)
    await page.reload()
    await expect(status).toBeEmpty()
    await page.getByRole('link', { name: 'Go back' }).click()
    await expect(status).toHaveText('We checked again, and the answer is the same. Please call us.')
  })

  test('stays on this site, whatever is stored', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.irvine)
    for (const address of [
      'https://evil.test/',
      '//evil.test',
      '/..//evil.test',
      'javascript:alert(1)',
      '/\\evil.test',
    ]) {
      await page.goto(`${origins.redirect}/out-of-service-area`)
      await page.evaluate((each) => sessionStorage.setItem('geo-blocked-url', each), address)
      await page.reload()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page, address).not.toHaveURL(/out-of-service-area/)
      expect(new URL(page.url()).origin, address).toBe(origins.redirect)
      await forget(page)
    }
  })

  test('is open to everybody, as are the legal, staff and not-found pages', async ({ page }) => {
    stub.answer(places.phoenix)
    const open = [
      'out-of-service-area',
      'privacy-policy',
      'terms-of-service',
      'unheard-of',
      'admin/tools',
      'admin/keratoconus-qr',
    ]
    for (const path of someOf(
      open.flatMap((each) => [`/${each}`, `/es/${each}`]),
      3,
    )) {
      await page.goto(origins.redirect + path)
      await page.waitForLoadState('networkidle')
      await expectOpen(page, path)
    }
    expect(stub.requests).toHaveLength(0)
  })

  test('works without JavaScript', { tag: '@soak' }, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${origins.redirect}/out-of-service-area`)
    await expect(page.getByRole('link', { name: 'Go back' })).toBeHidden()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(new RegExp(`^${origins.redirect}/\\??$`))
    await expect(heading(page)).toBeVisible()
    await page.close()
  })
})

test.describe('when the lookup fails', () => {
  const answered = someOf(
    (Object.keys(failures) as Failure[]).filter((each) => !silent.includes(each)),
    7,
  )

  test('the visitor is turned away, whatever the failure is', async ({ page }) => {
    const events = await eventsOf(page)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    for (const failure of answered) {
      stub.answer(failure)
      await page.goto(`${origins.redirect}/about`)
      await expectTurnedAway(page, '/about')
      const isPlaced = failure.includes('coordinates, from')
      const reason = isPlaced ? 'outside_service_area' : 'outside_usa'
      expect(events.at(-1), failure).toEqual({ name: 'geo_access_denied', properties: { reason } })
      if (!isPlaced) expect(logged.join('\n'), failure).toContain('The location lookup failed')
      expect(await page.evaluate(() => sessionStorage.getItem('geo-verdict')), failure).toBeNull()
      await forget(page)
      events.length = 0
      logged.length = 0
    }
  })

  test('the visitor is let in where the practice says so, whatever the failure is', { tag: '@soak' }, async ({
    page,
  }) => {
    for (const failure of answered) {
      stub.answer(failure)
      await page.goto(`${origins.allow}/about`)
      await expectOpen(page, '/about')
      const asked = stub.requests.length
      expect(asked, failure).toBeGreaterThan(0)
      await page.goto(`${origins.allow}/eyewear`)
      await expectOpen(page, '/eyewear')
      // A browser may repeat a request by itself when the connection breaks.
      expect(stub.requests, failure).toHaveLength(asked)
      await forget(page)
    }
  })

  test('the visitor is turned away without a network too', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.irvine)
    await page.route(stub.url, (route) => route.abort('internetdisconnected'))
    await page.goto(`${origins.redirect}/about`)
    await expectTurnedAway(page, '/about')
  })

  test('the visitor is let in if the second try succeeds', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.irvine)
    stub.answerOnce('429 with a JSON error')
    await page.goto(`${origins.redirect}/about`)
    await expectOpen(page, '/about')
    await page.goto(`${origins.redirect}/eyewear`)
    await expectOpen(page, '/eyewear')
    expect(stub.requests).toHaveLength(2)
  })
})

test.describe('when the lookup is slow', () => {
  for (const silence of someOf(silent, 2)) {
    test(`the page opens, and so does the next one: ${silence}`, async ({ page }) => {
      stub.answer(silence)
      for (const path of ['/about', '/eyewear']) {
        await page.goto(origins.redirect + path)
        await expect(page.locator('main')).toHaveAttribute('inert', '')
        await passTime(page, coverMs - 1)
        await expect(screen(page)).toBeVisible()
        await passTime(page, coverMs)
        await expectOpen(page, path)
      }
    })
  }

  /** Reads a page that opens before the answer from `place`, and then opens the next one. */
  async function readUntilAnswered(page: Page, place: (typeof places)['irvine'], reason: string) {
    const answer = held()
    stub.answer(place, answer.given)
    await page.goto(`${origins.redirect}/about`)
    await expect(page.locator('main')).toHaveAttribute('inert', '')
    await passTime(page, coverMs)
    await expectOpen(page, '/about')
    answer.give()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('geo-verdict'))).toContain(reason)
    await expectOpen(page, '/about')
    await page.goto(`${origins.redirect}/eyewear`)
  }

  test('a visitor in Irvine keeps the page and the next one, without another lookup', async ({ page }) => {
    await readUntilAnswered(page, places.irvine, 'listed_city')
    await expectOpen(page, '/eyewear')
    expect(stub.requests).toHaveLength(1)
  })

  test('a visitor from elsewhere keeps the page being read, and is turned away from the next one', {
    tag: '@soak',
  }, async ({ page }) => {
    await readUntilAnswered(page, places.phoenix, 'outside_california')
    await expectTurnedAway(page, '/eyewear')
    expect(stub.requests).toHaveLength(1)
  })
})

test.describe('a visitor turned away because the lookup failed', () => {
  const status = (page: Page) => page.locator('form').getByRole('status')

  /** Waits until the page has scheduled another check, and lets the time until then pass. */
  async function passPause(page: Page, ms: number, checksMade = 0) {
    await expect(status(page)).toHaveText('We could not check where you are. Checking again...')
    // Each check leaves its timeout pending, which is as long as the last pause.
    const expected = [...Array(checksMade).fill(10_000), ms]
    const held = async () => (await heldTimers(page)).filter((each) => expected.includes(each))
    await expect.poll(held).toEqual(expected)
    await passTime(page, ms)
  }

  test('is checked again by the out-of-area page, and let in', async ({ page }) => {
    stub.answer(places.irvine)
    await page.route(stub.url, (route) => route.abort('blockedbyclient'))
    await page.goto('about:blank')
    await page.goto(`${origins.redirect}/about?utm_source=card`)
    await expectTurnedAway(page, '/about?utm_source=card')
    await page.unroute(stub.url)
    await passPause(page, 1000)
    await expectOpen(page, '/about')
    expect(new URL(page.url()).search).toBe('?utm_source=card')
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  test('is told when the check finds them elsewhere', { tag: '@soak' }, async ({ page }) => {
    stub.answer('500')
    await page.goto(`${origins.redirect}/es/about`)
    await expectTurnedAway(page, '/es/about', '/es/out-of-service-area')
    await expect(status(page)).toHaveText('No pudimos comprobar dónde está usted. Consultando otra vez...')
    stub.answer(places.tijuana)
    await passTime(page, 1000)
    await expect(status(page)).toContainText('Parece que su dirección de internet está fuera del sur de California')
    await page.reload()
    await expect(status(page)).toBeEmpty()
  })

  test('is checked three times at most, then told to try again or call', { tag: '@soak' }, async ({ page }) => {
    stub.answer('an error under status 200')
    await page.goto(`${origins.redirect}/about`)
    await expectTurnedAway(page, '/about')
    for (const [made, ms] of [1000, 4000, 10_000].entries()) await passPause(page, ms, made)
    await expect(status(page)).toHaveText('We still could not check where you are. Press Try again, or call us.')
    expect(stub.requests).toHaveLength(4)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectTurnedAway(page, '/about')
    await expect(status(page)).toHaveText('We still could not check where you are. Press Try again, or call us.')
    expect(stub.requests).toHaveLength(5)
  })

  test('is not checked again by the out-of-area page if they were turned away for where they are', {
    tag: '@soak',
  }, async ({ page }) => {
    stub.answer(places.phoenix)
    await page.goto(`${origins.redirect}/about`)
    await expectTurnedAway(page, '/about')
    await page.waitForLoadState('networkidle')
    await expect(status(page)).toBeEmpty()
    expect(stub.requests).toHaveLength(1)
  })
})

test('a visitor from a listed city is let in where the service does not know its coordinates', {
  tag: '@soak',
}, async ({ page }) => {
  stub.answer({ ...places.irvine, latitude: null, longitude: null })
  await page.goto(`${origins.redirect}/about`)
  await expectOpen(page, '/about')
})

test.describe('the gate is not there', () => {
  const expectOpenAt = async (page: Page, url: string) => {
    stub.answer(places.phoenix)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await expectOpen(page, new URL(url).pathname)
    expect(stub.requests, url).toHaveLength(0)
  }

  test('on local and preview hosts', async ({ page }) => {
    for (const host of someOf(['localhost', '127.0.0.1', 'preview.test', 'branch--site.preview.test'], 2))
      await expectOpenAt(page, `${origins.redirect.replace('gate.test', host)}/about`)
  })

  test('when the practice turns it off, and page views are still kept as configured', { tag: '@soak' }, async ({
    page,
  }) => {
    await expectOpenAt(page, `${origins.off}/about`)
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('analytics_data') ?? '[]')[0]?.pageViews)
    await expect.poll(kept).toBe(1)
  })

  test('except on a host whose name only ends like that of a preview', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.phoenix)
    await page.goto(`${origins.redirect.replace('gate.test', 'evilpreview.test')}/about`)
    await expectTurnedAway(page, '/about')
  })

  test('in a frame', { tag: '@soak' }, async ({ browser }) => {
    stub.answer(places.phoenix)
    // Our own pages frame nothing: the policy would not let them.
    const page = await browser.newPage({ bypassCSP: true })
    await page.goto(`${origins.redirect}/privacy-policy`)
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('iframe'), { src: '/about' })))
    const frame = page.frameLocator('iframe')
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(frame.locator('[data-gate-screen]')).toBeHidden()
    await expect(frame.locator('main')).not.toHaveAttribute('inert')
    expect(stub.requests).toHaveLength(0)
    await page.close()
  })

  test('without JavaScript', async ({ browser }) => {
    stub.answer(places.phoenix)
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(`${origins.redirect}/services/myopia-control/irvine`)
    await expect(heading(page)).toBeVisible()
    await expect(screen(page)).toBeHidden()
    expect(stub.requests).toHaveLength(0)
    await page.close()
  })

  for (const [crawler, userAgent] of someOf(
    [
      ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
      ['Bing', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ] as const,
    2,
  )) {
    test(`for the crawler of ${crawler}`, async ({ browser }) => {
      const page = await browser.newPage({ userAgent })
      await expectOpenAt(page, `${origins.redirect}/conditions`)
      await page.close()
    })
  }
})

test.describe('a banner instead of a redirect', () => {
  test('informs visitors from elsewhere until they close it', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.phoenix)
    await page.goto(`${origins.banner}/about`)
    const banner = page.getByRole('complementary', { name: 'Your location' })
    await expect(banner).toContainText('You seem to be outside Southern California')
    await expectOpen(page, '/about')
    await page.goto(`${origins.banner}/eyewear`)
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Close' }).click()
    await expect(banner).toBeHidden()
    await page.goto(`${origins.banner}/about`)
    await page.waitForLoadState('networkidle')
    await expect(banner).toBeHidden()
    expect(stub.requests).toHaveLength(1)
  })

  test('leads to the out-of-area page, and causes no layout shift', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.phoenix)
    const shifted = await watchShifts(page)
    await page.goto(`${origins.banner}/es/about`)
    const banner = page.getByRole('complementary', { name: 'Su ubicación' })
    await expect(banner).toBeVisible()
    expect(await shifted()).toBeLessThan(0.01)
    await banner.getByRole('link').click()
    await expect(page).toHaveURL(/\/es\/out-of-service-area$/)
  })

  test('covers nothing that has the focus, on a phone and at 400 % zoom', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.phoenix)
    for (const viewport of [
      { width: 390, height: 700 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto(`${origins.banner}/es/about`)
      await expect(page.locator('[data-gate-banner]')).toBeVisible()
      const stops = await tabStops(page)
      expect(stops.filter(({ coveredBy }) => coveredBy.length > 0)).toEqual([])
    }
  })

  test('is not shown to visitors from the service area', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.irvine)
    await page.goto(`${origins.banner}/about`)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[data-gate-banner]')).toBeHidden()
    expect(stub.requests).toHaveLength(1)
  })
})

test.describe('everybody can use', () => {
  async function goToScreen(page: Page, url: string) {
    stub.answer('timeout')
    await page.goto(url)
    await expect(page.locator('main')).toHaveAttribute('inert', '')
    await expect(screen(page)).toBeVisible()
  }

  const widths = someOf([320, 768, 1280], 2)
  /** No layout depends on the scheme, and no color on the width. */
  const schemeAt = (width: number) => (width === 1280 ? 'dark' : 'light')

  for (const [language, words] of someOf(
    [
      ['', 'in English'],
      ['/es', 'in Spanish'],
    ] as const,
    2,
  )) {
    test(`the screen of the check at any width, in light and in dark colors, ${words}`, async ({ page }) => {
      await goToScreen(page, `${origins.redirect}${language}/about`)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme: schemeAt(width) })
        expect(await axeViolations(page, undefined, '[data-gate-screen]'), `${width} px`).toEqual([])
      }
    })

    test(`the out-of-area page at any width, ${words}`, async ({ page }) => {
      stub.answer(places.phoenix)
      await page.goto(`${origins.redirect}${language}/about`)
      await expectTurnedAway(page, `${language}/about`, `${language}/out-of-service-area`)
      await page
        .getByRole('main')
        .getByRole('button', { name: /again|otra vez/ })
        .click()
      await expect(page.locator('form').getByRole('status')).not.toBeEmpty()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        // What surrounds the content is the same on all pages: see kinds.spec.ts.
        expect(await axeViolations(page, undefined, 'main'), `${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })

    test(`the banner at any width, ${words}`, { tag: '@soak' }, async ({ page }) => {
      stub.answer(places.phoenix)
      await page.goto(`${origins.banner}${language}/about`)
      await expect(page.locator('[data-gate-banner]')).toBeVisible()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await axeViolations(page), `the banner, ${width} px`).toEqual([])
      }
    })
  }
})

test.describe('whatever breaks, the page opens', () => {
  test('the first script does not arrive: after a second and a half', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.irvine)
    await page.route('**/assets/entries/**', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${origins.redirect}/about`)
    await expect(screen(page)).toBeVisible()
    await passTime(page, coverMs - 1)
    await expect(screen(page)).toBeVisible()
    await passTime(page, coverMs)
    await expectOpen(page, '/about')
  })

  test('the first script is slow: the check is still made for the next page', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.phoenix)
    const release = await holdRequests(page, '**/assets/entries/**')
    await page.goto(`${origins.redirect}/about`, { waitUntil: 'commit' })
    await expect(screen(page)).toBeVisible()
    await passTime(page, coverMs)
    await expectOpen(page, '/about')
    release()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('geo-verdict'))).toContain('outside_california')
    await expectOpen(page, '/about')
    expect(stub.requests).toHaveLength(1)
  })

  test('the script of the check fails to load', async ({ page }) => {
    stub.answer(places.phoenix)
    const [check, ...others] = assetsWith(sites[0]!.folder, 'data-gate-screen')
    expect(others).toEqual([])
    await page.route(`**${check}`, (route) => route.fulfill({ status: 404 }))
    await page.goto(`${origins.redirect}/about`)
    // By itself: the watchdog has not fired.
    await expect(page.locator('html')).not.toHaveAttribute('data-gate-state')
    await expectOpen(page, '/about')
  })

  test('the rules are missing or malformed', { tag: '@soak' }, async ({ page }) => {
    stub.answer(places.irvine)
    for (const body of [undefined, '<!DOCTYPE html>', '{}']) {
      await page.route('**/geo-gate.json', (route) => route.fulfill(body === undefined ? { status: 404 } : { body }))
      await page.goto(`${origins.redirect}/about`)
      await expectOpen(page, '/about')
      await page.unroute('**/geo-gate.json')
      await forget(page)
    }
  })
})

test.describe('a browser that stores nothing', () => {
  for (const [trouble, breakStorage] of storageTroubles) {
    test(`with storage ${trouble} is let in or turned away, and can retry`, { tag: '@soak' }, async ({ page }) => {
      await breakStorage(page)
      stub.answer(places.irvine)
      await page.goto(`${origins.redirect}/about`)
      await expectOpen(page, '/about')
      stub.answer(places.phoenix)
      await page.goto(`${origins.redirect}/eyewear`)
      await expect(page).toHaveURL(/\/out-of-service-area$/)
      stub.answer(places.irvine)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expectOpen(page, '/')
    })
  }
})

test.describe('coming and going', () => {
  test('two tabs are two sessions: trying again in one leaves the other as it is', { tag: '@soak' }, async ({
    context,
  }) => {
    stub.answer(places.phoenix)
    const [first, second] = [await context.newPage(), await context.newPage()]
    await first.goto(`${origins.redirect}/about`)
    await second.goto(`${origins.redirect}/eyewear`)
    await expectTurnedAway(first, '/about')
    await expectTurnedAway(second, '/eyewear')
    stub.answer(places.irvine)
    await first.getByRole('button', { name: 'Try again' }).click()
    await expectOpen(first, '/about')
    await second.reload()
    await expectTurnedAway(second, '/eyewear')
  })
})
