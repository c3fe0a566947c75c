import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Miniflare } from 'miniflare'
import { root } from '../../generator/folders.ts'
import { changedManifest } from '../support/changed-manifest.ts'
import { command } from '../support/command.ts'
import { enterNumber, openDialog } from '../support/e2e/booking.ts'
import { heading, screen } from '../support/e2e/gate-screen.ts'
import { endWorker, startWorker } from '../support/edge-worker.ts'
import { mailService } from '../support/mail-service.ts'
import { irvine } from '../support/request-places.ts'
import { cleanWorlds } from '../support/world.ts'

// A worker in the runtime of its host: requests seem to come from the location it is started with. The browser resolves
// every host below .test to this machine, so that the gate, which is off on localhost, is on here.
test.describe.configure({ mode: 'serial' })
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
})

const folder = join(root, '.cache', 'e2e-edge')
const service = mailService()
let worker: Miniflare | undefined

test.beforeAll(async () => {
  test.setTimeout(600_000)
  const manifest = changedManifest({
    appointment: { delivery: 'endpoint', url: '/api/requests', asksFor: [] },
    requests: { by: 'resend', secret: 'MAIL_KEY', from: 'website@clinic.example' },
  })
  const made = await command(['generate', '--manifest', manifest, '--out', folder, '--host', 'cloudflare-worker'])
  cleanWorlds()
  if (made.code !== 0) throw new Error(made.err)
})

test.afterEach(() => worker && endWorker(worker))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Serves the site at the edge for visitors from `place`. Returns its origin. */
async function siteFor(place: Record<string, string>): Promise<string> {
  worker = await startWorker(folder, { place, secrets: { MAIL_KEY: 'key' }, outside: service.outside })
  return `http://edge.test:${(await worker.ready).port}`
}

/** Collects the origins that the page contacts from now on. */
function originsOf(page: Page): Set<string> {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin)
  })
  return origins
}

test('a visitor from near the practice reads the page, and no other origin is contacted', async ({ page }) => {
  const site = await siteFor(irvine)
  const origins = originsOf(page)
  const asked = page.waitForResponse(`${site}/geo`)
  await page.goto(`${site}/about`)
  expect(await (await asked).json()).toMatchObject({ city: 'Irvine' })
  await expect(heading(page)).toBeVisible()
  await expect(screen(page)).toBeHidden()
  await expect(page).toHaveURL(`${site}/about`)
  expect([...origins]).toEqual([site])
})

test('a visitor from Germany is sent to the out-of-area page', async ({ page }) => {
  const site = await siteFor({ country: 'DE', city: 'Berlin', latitude: '52.52', longitude: '13.4' })
  const origins = originsOf(page)
  // On a busy machine the page may open before its lookup is answered. The next one is then refused.
  await expect(async () => {
    await page.goto(`${site}/about`)
    await expect(page).toHaveURL(`${site}/out-of-service-area`, { timeout: 10_000 })
  }).toPass()
  await expect(heading(page)).toBeVisible()
  expect([...origins]).toEqual([site])
})

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

  test('is let in from anywhere', { tag: '@soak' }, async ({ page }) => {
    const site = await siteFor({ country: 'DE' })
    const origins = originsOf(page)
    await page.goto(`${site}/about`)
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveURL(`${site}/about`)
    await expect(screen(page)).toBeHidden()
    expect([...origins]).toEqual([site])
  })
})

test('a visitor asks for an appointment, and the request reaches the practice', async ({ page }) => {
  await siteFor(irvine)
  const origins = originsOf(page)
  // The secret token of a visit needs a secure context, as on every published page and on localhost.
  const local = (await worker!.ready).origin
  await page.goto(`${local}/conditions/dry-eye`)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Full name').fill('Ana Núñez')
  await enterNumber(dialog)
  await dialog.getByRole('button', { name: 'Send Request' }).click()
  await expect(dialog.getByRole('heading', { name: 'We have received your request' })).toBeVisible()
  await expect.poll(() => service.sent().length).toBe(1)
  expect(service.sent()[0]?.text).toContain('Ana Núñez')
  expect([...origins]).toEqual([local])
})
