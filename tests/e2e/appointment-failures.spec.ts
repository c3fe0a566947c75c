import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { enterNumber, mailsOf, openDialog, sendByMail, trackedOn, watch } from '../support/e2e/booking.ts'
import { complaints, uncaught } from '../support/e2e/complaints.ts'
import { storageTroubles } from '../support/e2e/storage.ts'
import { someOf } from '../support/soak.ts'

const tooMany = 'Too many requests. Please wait a moment before trying again.'
const mismatch = 'Security validation failed. Please refresh the page and try again.'

/** Five requests in a row would mean five bursts of confetti, each painted by the CPU. */
const withoutConfetti = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

async function send(page: Page) {
  const dialog = page.getByRole('dialog')
  await enterNumber(dialog)
  await sendByMail(dialog)
}

test('the sixth request within a minute is stopped with the specified alert, even after a reload', async ({ page }) => {
  const heard = uncaught(page)
  await withoutConfetti(page)
  await watch(page)
  // The clock stands still, so that the minute lasts however slow the machine is.
  await page.clock.setFixedTime('2030-01-01')
  await page.goto('/')
  const dialog = await openDialog(page)
  for (let request = 1; request <= 5; request += 1) {
    await send(page)
    await dialog.getByRole('button', { name: 'Change the request' }).click()
  }
  await dialog.getByRole('button', { name: 'Send Email Request' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(tooMany)
  await expect(dialog).toContainText(/Seconds to wait: \d+\. You can also call us at/)
  expect(await mailsOf(page)).toHaveLength(5)

  await page.reload()
  await openDialog(page)
  await enterNumber(dialog)
  await dialog.getByRole('button', { name: 'Send Email Request' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(tooMany)
  expect(await mailsOf(page)).toEqual([])
  expect(await trackedOn(page)).not.toContain('appointment_request {"type":"comprehensive"}')
  expect(heard).toEqual([])
})

test('a request with a changed token is stopped with the specified alert, and works after a reload', async ({
  page,
}) => {
  await watch(page)
  await page.goto('/conditions/lasik')
  const dialog = await openDialog(page)
  await enterNumber(dialog)
  await page.evaluate(() => sessionStorage.setItem('csrf_token', '0'.repeat(64)))
  await dialog.getByRole('button', { name: 'Send Email Request' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(mismatch)
  expect(await mailsOf(page)).toEqual([])
  expect(await trackedOn(page)).toEqual(['appointment_start {"source":"LASIK"}'])
  // Told once: whoever opens the dialog again starts anew.
  await page.keyboard.press('Escape')
  await openDialog(page)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await page.reload()
  await openDialog(page)
  await send(page)
  expect(await mailsOf(page)).toHaveLength(1)
})

test('both alerts are Spanish on Spanish pages', { tag: '@soak' }, async ({ page }) => {
  await watch(page)
  await page.clock.setFixedTime('2030-01-01')
  await page.goto('/es')
  const dialog = await openDialog(page)
  const submit = dialog.getByRole('button', { name: 'Enviar solicitud por correo' })
  await enterNumber(dialog)
  await page.evaluate(() => sessionStorage.removeItem('csrf_token'))
  for (let press = 1; press <= 5; press += 1) await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(/^La validación de seguridad falló\./)
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Demasiadas solicitudes\./)
})

for (const [trouble, breakStorage] of storageTroubles) {
  test(`a patient books where session storage is ${trouble}`, { tag: '@soak' }, async ({ page }) => {
    const heard = uncaught(page)
    await withoutConfetti(page)
    await watch(page)
    await page.clock.setFixedTime('2030-01-01')
    await breakStorage(page)
    await page.goto('/')
    const dialog = await openDialog(page)
    await send(page)
    expect(await mailsOf(page)).toHaveLength(1)
    // The limit applies for as long as the page is open.
    for (let press = 2; press <= 5; press += 1) {
      await dialog.getByRole('button', { name: 'Change the request' }).click()
      await send(page)
    }
    await dialog.getByRole('button', { name: 'Change the request' }).click()
    await dialog.getByRole('button', { name: 'Send Email Request' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(tooMany)
    expect(heard).toEqual([])
  })
}

for (const [what, files] of someOf(
  [
    ['script', '**/assets/chunks/**'],
    ['words', '**/appointment-*.json'],
  ] as const,
  2,
)) {
  test(`when the dialog's ${what} cannot be fetched, the dialog says so and offers phone and contact page`, async ({
    page,
  }) => {
    const heard = uncaught(page)
    await page.goto('/keratoconus-referral')
    await page.waitForLoadState('networkidle')
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'not found' }))
    await page.locator('[data-open="appointment"]:visible').first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('status')).toHaveText(/^The form has not loaded yet\./)
    await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+17145550101')
    expect(await axeViolations(page, undefined, 'dialog[open]')).toEqual([])
    await expect(dialog.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // The next press brings the form once it can be fetched.
    await page.unroute(files)
    await openDialog(page)
    expect(heard).toEqual([])
  })
}

test('a dialog whose words fail to arrive once has its form at the same press', async ({ page }) => {
  await page.route('**/appointment-*.json', (route) => route.abort(), { times: 1 })
  await page.goto('/about')
  await openDialog(page)
})

test('a dialog without a description logs a warning, and opens anyway', { tag: '@soak' }, async ({ page }) => {
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.route('**/appointment-en.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), description: '' } })
  })
  await page.goto('/about')
  await openDialog(page)
  expect((await warned).text()).toBe('The appointment dialog has no description')
})

test('when the confetti cannot be loaded, the request still opens in the mail app', { tag: '@soak' }, async ({
  page,
}) => {
  const heard = uncaught(page)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await watch(page)
  await page.goto('/')
  await openDialog(page)
  // The dialog has loaded everything it needs by now: only the confetti is still to come.
  await page.route('**/assets/chunks/**', (route) => route.fulfill({ status: 404, body: 'not found' }))
  await send(page)
  expect(await mailsOf(page)).toHaveLength(1)
  expect(logged.some((text) => text.includes('The confetti failed'))).toBe(true)
  expect(heard).toEqual([])
})

/** Records the colors in which pieces of confetti are painted, without their opacity. */
async function confettiColors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const painted = new Set<string>()
    Object.assign(window, { painted })
    const prototype = CanvasRenderingContext2D.prototype
    const fill = prototype.fill as () => void
    prototype.fill = function (this: CanvasRenderingContext2D) {
      painted.add(String(this.fillStyle))
      fill.call(this)
    }
  })
  return async () => {
    const painted = await page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted])
    return [...new Set(painted.map(toChannels))].sort()
  }
}

/** `#14b8a6` and `rgba(20, 184, 166, 0.5)` -> `20,184,166`. */
const toChannels = (color: string) =>
  (color.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : color.match(/\d+/g)!.slice(0, 3)
  ).join(',')

test('confetti falls in pink and teal over the dialog, is cleared away, and breaks no rule of the policy', async ({
  page,
}) => {
  const heard = complaints(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const colors = await confettiColors(page)
  await watch(page)
  await page.goto('/')
  const dialog = await openDialog(page)
  await enterNumber(dialog)
  await dialog.getByRole('button', { name: 'Send Email Request' }).click()
  await expect.poll(colors, { intervals: [50] }).toEqual(['20,184,166', '236,72,153'])
  await page.clock.fastForward(1500)
  await expect(dialog.locator('canvas')).toHaveCount(0)
  expect(heard).toEqual([])
})

test('visitors who prefer less motion get no confetti', { tag: '@soak' }, async ({ page }) => {
  const colors = await confettiColors(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watch(page)
  await page.goto('/')
  await openDialog(page)
  await send(page)
  await expect(page.locator('canvas')).toHaveCount(0)
  expect(await colors()).toEqual([])
})

test('two tabs book side by side', { tag: '@soak' }, async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await watch(tab)
    await tab.goto('/')
    await openDialog(tab)
  }
  for (const tab of [other, page]) {
    await tab.bringToFront()
    await send(tab)
    expect(await mailsOf(tab)).toHaveLength(1)
  }
})

test('a page that comes back from the back/forward cache still books, though another page spent its token', {
  tag: ['@soak', '@whole-browser'],
}, async ({ page }) => {
  const heard = uncaught(page)
  await watch(page)
  await page.goto('/')
  const dialog = await openDialog(page)
  await dialog.getByLabel('Full name').fill('Ana')
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto('/about')
  await openDialog(page)
  await send(page)
  // Not page.goBack(): it waits for a load, and a page from the cache does not load.
  await page.evaluate(() => history.back())
  await page.waitForURL(/\/$/, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted)).toBe(true)
  await expect(page.getByLabel('Full name')).toHaveValue('Ana')
  await send(page)
  expect(await mailsOf(page)).toHaveLength(1)
  expect(heard).toEqual([])
})
