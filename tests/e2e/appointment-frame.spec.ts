import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { serveFolder } from '../../generator/serve/serve.ts'
import { axeViolations } from '../support/e2e/axe.ts'
import { openDialog, trackedOn, watch } from '../support/e2e/booking.ts'
import { complaints, uncaught } from '../support/e2e/complaints.ts'
import { practiceSite } from '../support/e2e/e2e-sites.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { listen, stop } from '../support/loopback.ts'
import { someOf } from '../support/soak.ts'

/** Opens a page whose dialog gets no form before `arrive` is called. */
async function slowPage(page: Page, path: string): Promise<{ arrive: () => void }> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return { arrive: await holdRequests(page, /\/assets\/chunks\/|appointment-\w+\.json/) }
}

const press = (page: Page) => page.locator('[data-open="appointment"]:visible').first().click()

test('a tap opens the dialog before its script has loaded, with the name of the page, a way out and the number to call', async ({
  page,
}) => {
  const heard = complaints(page)
  await watch(page)
  const { arrive } = await slowPage(page, '/conditions/dry-eye')
  // It opens in the same task as the click: there is nothing to wait for.
  const isOpen = await page
    .locator('[data-open="appointment"]:visible')
    .first()
    .evaluate((link) => {
      ;(link as HTMLElement).focus()
      ;(link as HTMLElement).click()
      return document.querySelector('dialog')!.open
    })
  expect(isOpen).toBe(true)
  const dialog = page.getByRole('dialog', { name: 'Request an appointment' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  // A screen reader says where the focus is: in the dialog, and in no form named after its close button.
  await expect(dialog.getByRole('form')).toHaveCount(0)
  await expect(dialog).toHaveAccessibleDescription('Opening the form...')
  await expect(dialog).toContainText('Requesting appointment for: Dry eye')
  await expect(dialog.getByRole('link', { name: /^Call/ })).toBeVisible()
  expect(await axeViolations(page, undefined, 'dialog[open]')).toEqual([])
  expect(await trackedOn(page)).toEqual([])

  arrive()
  await expect(dialog.getByLabel('Full name')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Request an appointment' })).toBeFocused()
  await expect(dialog.getByRole('status').first()).toHaveText('The form is ready.')
  expect(await trackedOn(page)).toEqual(['appointment_start {"source":"Dry eye"}'])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-open="appointment"]:visible').first()).toBeFocused()
  expect(heard).toEqual([])
})

test('the page behind an open dialog does not scroll', async ({ page }) => {
  await page.goto('/conditions/dry-eye')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  // By script: a click would scroll to the link.
  await page.locator('[data-open="appointment"]:visible').first().dispatchEvent('click')
  const { x, y, width } = (await page.getByRole('dialog').boundingBox())!
  for (const across of [5, x + width / 2]) {
    await page.mouse.move(across, y + 20)
    await page.mouse.wheel(0, 500)
  }
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 100)
  const scrolled = () => page.evaluate(() => scrollY)
  await expect.poll(scrolled).toBeGreaterThan(300)
  await expect.poll(scrolled).toBe(400)
})

test('a dialog closed while it waits stays closed, and has its form at the next press', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page)
  const { arrive } = await slowPage(page, '/about')
  await press(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close this window' }).click()
  await expect(dialog).toBeHidden()
  await press(page)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  arrive()
  await expect(page.locator('dialog input').first()).toBeAttached()
  await expect(dialog).toBeHidden()
  expect(await trackedOn(page)).toEqual([])
  await openDialog(page)
  expect(await trackedOn(page)).toEqual(['appointment_start {"source":"General"}'])
})

test('focus on something that the form replaces moves to the heading', { tag: '@soak' }, async ({ page }) => {
  const { arrive } = await slowPage(page, '/')
  await press(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: /^Call/ }).focus()
  arrive()
  await expect(dialog.getByLabel('Full name')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Request an appointment' })).toBeFocused()
})

test('after eight seconds the dialog offers other ways, and still shows the form when it comes', {
  tag: '@soak',
}, async ({ page }) => {
  await page.clock.install({ time: '2030-01-01' })
  const { arrive } = await slowPage(page, '/es/about')
  await page.clock.pauseAt('2030-01-02')
  await press(page)
  const dialog = page.getByRole('dialog')
  await page.clock.runFor(7_999)
  await expect(dialog.getByRole('status')).toHaveText('Abriendo el formulario...')
  await page.clock.runFor(1)
  await expect(dialog.getByRole('status')).toHaveText(/^El formulario aún no se ha cargado\./)
  await expect(dialog.getByRole('link', { name: 'Contacto' })).toHaveAttribute('href', '/es/contact')
  arrive()
  await expect(dialog.getByLabel('Nombre completo')).toBeVisible()
  // The notice is about the frame alone, and does not return.
  await page.clock.runFor(1000)
  await page.keyboard.press('Escape')
  await press(page)
  await page.clock.runFor(8000)
  await expect(dialog).not.toContainText('El formulario aún no se ha cargado')
})

test('a page that was left while its dialog waited has the form when it comes back', {
  tag: ['@soak', '@whole-browser'],
}, async ({ page }) => {
  const { arrive } = await slowPage(page, '/about')
  await press(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL(/\/contact$/, { waitUntil: 'commit' })
  arrive()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => history.back())
  await page.waitForURL(/\/about$/, { waitUntil: 'commit' })
  // From the cache the dialog is still open. After a reload it is closed, and a press brings the form.
  if (!(await page.getByRole('dialog').isVisible())) await press(page)
  await expect(page.getByRole('dialog').locator('input[type=tel]')).toBeVisible()
})

test('a dialog that was opened without a network has its form when the network is back', async ({ page, context }) => {
  await page.goto('/about')
  await context.setOffline(true)
  await press(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(/^The form has not loaded yet\./)
  await context.setOffline(false)
  await expect(dialog.getByLabel('Full name')).toBeVisible()
})

test('the form appears at a later press although the browser has cached the 404 for its script', {
  tag: '@soak',
}, async ({ page }) => {
  const site = serveFolder(practiceSite)
  let isMissing = true
  // As Cloudflare Pages responds: the headers of a folder also apply to its missing files.
  const server = createServer((request, response) => {
    if (isMissing && request.url!.startsWith('/assets/chunks/'))
      response.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end()
    else site.emit('request', request, response)
  })
  await page.goto(`http://127.0.0.1:${await listen(server)}/about`)
  await press(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(/^The form has not loaded yet\./)
  isMissing = false
  await expect(async () => {
    await page.keyboard.press('Escape')
    await press(page)
    await expect(dialog.getByLabel('Full name')).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await stop(server)
})

for (const [sent, status] of someOf(
  [
    ['an error page', 404],
    ['the words of something else', 200],
  ] as const,
  2,
)) {
  test(`a dialog that gets ${sent} as JSON instead of its words keeps the number, and has its form at a later press`, async ({
    page,
  }) => {
    const heard = uncaught(page)
    await page.route(/appointment-\w+\.json/, (route) => route.fulfill({ status, json: { message: 'Not found' } }))
    await page.goto('/about')
    await press(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('status')).toHaveText(/^The form has not loaded yet\./)
    await expect(dialog.getByRole('link', { name: /^Call/ })).toBeVisible()
    await page.unrouteAll()
    await page.keyboard.press('Escape')
    await press(page)
    await expect(dialog.getByLabel('Full name')).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Call/ })).toBeVisible()
    // A missing file is no fault of the script. The dialog has tried twice.
    expect(heard).toHaveLength(status === 200 ? 2 : 0)
  })
}
