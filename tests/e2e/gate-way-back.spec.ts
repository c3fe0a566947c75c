import { expect, type Page } from '@playwright/test'
import { expectOpen } from '../support/e2e/gate-screen.ts'
import { test } from '../support/e2e/gate-test.ts'
import { type GeoStub, places, startGeoStub } from '../support/geo-stub.ts'
import { type ServedSite, serveSite } from '../support/served-site.ts'

// What a page does about the gate when a visitor comes back to it. Not in gate.spec.ts: the full browser that this
// needs runs in a worker of its own, which would generate all the sites of that file again for one test.

test.describe.configure({ mode: 'default' })

let stub: GeoStub
let site: ServedSite
let origin: string

test.beforeAll(async () => {
  test.setTimeout(600_000)
  stub = await startGeoStub()
  site = await serveSite('e2e-gate-way-back', { 'geoGate.lookup': stub.url })
  origin = `http://gate.test:${site.port}`
})

test.afterAll(async () => {
  await site?.close()
  await stub?.close()
})

/** Goes back without `page.goBack`, which waits for a load: a page from the back/forward cache does not load. */
async function goBack(page: Page) {
  const left = page.url()
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(left)
}

test('a page left during the check is checked again when it comes back, and comes back open from then on', {
  tag: ['@soak', '@whole-browser'],
}, async ({ page }) => {
  stub.answer('timeout')
  await page.goto(`${origin}/about`)
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  await page.goto(`${origin}/privacy-policy`)
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('geo-')))).toEqual([])
  stub.answer(places.irvine)
  await goBack(page)
  await expectOpen(page, '/about')
  expect(stub.requests).toHaveLength(1)

  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
  await page.goto(`${origin}/eyewear`)
  await goBack(page)
  await expectOpen(page, '/about')
  expect(await page.evaluate(() => (window as { persisted?: boolean }).persisted)).toBe(true)
  expect(stub.requests).toHaveLength(1)
})
