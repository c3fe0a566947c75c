import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Received, recordPosts } from '../../generator/serve/record-posts.ts'
import { serveFolder } from '../../generator/serve/serve.ts'
import { axeViolations } from '../support/e2e/axe.ts'
import { bodyOf, enterNumber, mailsOf, openDialog, trackedOn, watch } from '../support/e2e/booking.ts'
import { fillUnnoticed } from '../support/e2e/fill-unnoticed.ts'
import { closeTab, follow, questionsOn } from '../support/e2e/leaving.ts'
import { type MessageEndpoint, skipPauses, startMessageEndpoint } from '../support/e2e/message-endpoint.ts'
import { followTraces } from '../support/e2e/traces.ts'
import { listen, stop } from '../support/loopback.ts'
import { type ServedSite, serveSite } from '../support/served-site.ts'
import { someOf } from '../support/soak.ts'

// One endpoint and one site for all tests of this file.
test.describe.configure({ mode: 'default' })

let endpoint: MessageEndpoint
let site: ServedSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  endpoint = await startMessageEndpoint()
  site = await serveSite('e2e-requests', {
    'appointment.delivery': 'endpoint',
    'appointment.url': endpoint.url,
  })
})
test.beforeEach(() => endpoint.reset())
test.afterAll(async () => {
  await site?.close()
  await endpoint?.stop()
})

async function fillIn(page: Page): Promise<Locator> {
  await watch(page)
  await page.goto(`${site.url}/conditions/dry-eye?utm_source=newsletter&gclid=x`)
  const dialog = await openDialog(page)
  await dialog.getByLabel('Full name').fill(' Ana <Núñez> ')
  await enterNumber(dialog)
  return dialog
}

const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Send Request' }).click()
const received = (dialog: Locator) => dialog.getByRole('heading', { name: 'We have received your request' })
const unsent = (dialog: Locator) => dialog.getByRole('heading', { name: 'Your request is not sent' })

test('a request reaches the practice with every answer, and is confirmed as received, not booked', async ({ page }) => {
  const release = endpoint.hold(200)
  const dialog = await fillIn(page)
  await expect(dialog).not.toContainText(/mail app/)
  await send(dialog)
  await expect(dialog.getByRole('button', { name: 'Sending your request...' })).toBeVisible()
  await expect.poll(() => endpoint.received.length).toBe(1)
  // No confetti and no event until the practice has the request.
  await expect(dialog.locator('canvas')).toHaveCount(0)
  expect(await trackedOn(page)).toEqual(['appointment_start {"source":"Dry eye"}'])
  release()
  await expect(received(dialog)).toBeFocused()
  await expect(dialog).toContainText('It is not an appointment yet.')
  expect(endpoint.received[0]).toMatchObject({
    fullName: 'Ana Núñez',
    phoneNumber: '(714) 555-0134',
    visitType: 'dry-eye',
    page: 'Dry eye',
    url: `${site.url}/conditions/dry-eye`,
    referral: { utm_source: 'newsletter' },
    language: 'en',
  })
  expect(endpoint.headers[0]).toMatchObject({
    'x-csrf-token': expect.stringMatching(/^[0-9a-f]{64}$/),
    'idempotency-key': expect.stringMatching(/^[\w-]{16,64}$/),
  })
  expect(endpoint.headers[0]).not.toHaveProperty('referer')
  expect(await trackedOn(page)).toContain('appointment_request {"type":"dry-eye"}')
  expect(await mailsOf(page)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('csrf_token'))).toBeNull()
  expect(await axeViolations(page, undefined, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
})

test('a screen reader announces that the request is being sent, and then reads nothing of the form', async ({
  page,
}) => {
  const release = endpoint.hold(200)
  const dialog = await fillIn(page)
  const status = dialog.getByRole('status').last()
  await expect(status).toBeEmpty()
  await send(dialog)
  await expect(status).toHaveText('Sending your request...')
  release()
  await expect(received(dialog)).toBeFocused()
  await expect(dialog).not.toContainText('The form is ready.')
  await expect(dialog).toHaveAccessibleDescription(/^It is not an appointment yet\./)
})

test('nothing can be changed while the request is on its way, and everything if it does not arrive', {
  tag: '@soak',
}, async ({ page }) => {
  const refuse = endpoint.hold(503, { retryAfter: 1 })
  const dialog = await fillIn(page)
  const name = dialog.getByLabel('Full name')
  await name.press('Enter')
  await expect.poll(() => endpoint.received.length).toBe(1)
  await expect(dialog.getByRole('button', { name: 'Sending your request...' })).toBeFocused()
  const fields = dialog.locator(':is(input, select, textarea, summary)')
  expect(await fields.evaluateAll((all) => all.filter((each) => each.closest('[inert]') === null))).toEqual([])
  refuse()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send Request' })).toBeFocused()
  await name.click()
  await page.keyboard.type('!')
  await expect(name).toHaveValue(/!/)
})

test('a double tap is one request', { tag: '@soak' }, async ({ page }) => {
  const dialog = await fillIn(page)
  await dialog.getByRole('button', { name: 'Send Request' }).evaluate((button) => {
    for (let press = 0; press < 3; press += 1) (button as HTMLButtonElement).click()
  })
  await expect(received(dialog)).toBeVisible()
  expect(endpoint.received).toHaveLength(1)
})

test('a single network failure goes unnoticed', { tag: '@soak' }, async ({ page }) => {
  endpoint.breakNext()
  const dialog = await fillIn(page)
  await send(dialog)
  await expect(received(dialog)).toBeVisible()
  expect(endpoint.received.length).toBeGreaterThan(1)
  expect(new Set(endpoint.headers.map((each) => each['idempotency-key'])).size).toBe(1)
})

test('when the practice cannot be reached, the dialog says so and offers mail and phone; nothing typed is lost, or stored, logged or sent anywhere else', async ({
  page,
}) => {
  const tracesOf = followTraces(page, endpoint.url)
  endpoint.answer(500)
  await skipPauses(page, endpoint.url)
  const dialog = await fillIn(page)
  await send(dialog)
  await expect(unsent(dialog)).toBeFocused()
  expect(await tracesOf(['Núñez', '555-0134'])).toEqual([])
  await expect(dialog.locator('canvas')).toHaveCount(0)
  // No mail app opens unasked.
  expect(await mailsOf(page)).toEqual([])
  await expect(dialog.getByRole('heading', { name: /^Other ways to reach us$/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Call/ })).toBeVisible()
  expect(await axeViolations(page, undefined, 'dialog[open]')).toEqual([])
  await dialog.getByRole('link', { name: 'Send it by email' }).click()
  expect(bodyOf((await mailsOf(page))[0]!)).toContain('Full name: Ana Núñez')
  expect(await trackedOn(page)).not.toContain('appointment_request {"type":"dry-eye"}')

  endpoint.answer(200)
  await dialog.getByRole('button', { name: 'Change the request' }).click()
  await send(dialog)
  await expect(received(dialog)).toBeVisible()
  expect(new Set(endpoint.headers.map((each) => each['idempotency-key'])).size).toBe(1)
})

test('a request sent from the field of a number that is formatted on the way is the same at the next try', {
  tag: '@soak',
}, async ({ page }) => {
  endpoint.answer(500)
  await skipPauses(page, endpoint.url)
  const dialog = await fillIn(page)
  await dialog.getByLabel('Phone number').fill('7145550134')
  await dialog.getByLabel('Phone number').press('Enter')
  await expect(unsent(dialog)).toBeFocused()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => endpoint.received.length).toBe(6)
  expect(new Set(endpoint.headers.map((each) => each['idempotency-key'])).size).toBe(1)
  expect(endpoint.received[0]).toMatchObject({ phoneNumber: '(714) 555-0134' })
})

test('a request sent while offline is tried three times, and goes out with one press once back online', {
  tag: '@soak',
}, async ({ page, context }) => {
  const dialog = await fillIn(page)
  await page.waitForLoadState('networkidle')
  const tries: string[] = []
  page.on('request', (request) => {
    if (request.url() === endpoint.url) tries.push(request.method())
  })
  await context.setOffline(true)
  await send(dialog)
  await expect(unsent(dialog)).toBeFocused()
  expect(tries).toEqual(['POST', 'POST', 'POST'])
  const again = dialog.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Sending your request...' })).toBeVisible()
  // The failure is announced again.
  await expect(again).toBeVisible()
  await expect(unsent(dialog)).toBeFocused()
  await context.setOffline(false)
  await again.click()
  await expect(received(dialog)).toBeFocused()
  expect(endpoint.received).toHaveLength(1)
})

test('an endpoint that asks to wait is not called again until the countdown has ended', { tag: '@soak' }, async ({
  page,
}) => {
  endpoint.answer(429, { retryAfter: 2 })
  const dialog = await fillIn(page)
  await send(dialog)
  await expect(dialog.getByRole('alert')).toHaveText('We cannot take your request at this moment. It is not sent yet.')
  await expect(dialog).toContainText(/Seconds to wait: \d\. You can also call us at/)
  endpoint.answer(200)
  await expect(dialog).toContainText('You can try again now.')
  expect(endpoint.received).toHaveLength(1)
  await send(dialog)
  await expect(received(dialog)).toBeVisible()
})

for (const [how, status, more, said] of someOf(
  [
    ['that the practice cannot take it yet', 429, { retryAfter: 60 }, 'It is not sent yet.'],
    ['that it was received', 200, {}, 'We have received your request'],
  ] as const,
  2,
)) {
  test(`a visitor who closes the dialog while the request is on its way is told ${how}`, { tag: '@soak' }, async ({
    page,
  }) => {
    const release = endpoint.hold(status, more)
    const dialog = await fillIn(page)
    await send(dialog)
    await expect.poll(() => endpoint.received.length).toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    release()
    await expect(page.locator('.toast')).toContainText(said)
  })
}

test('a dialog closed with Done during a second try still has the whole request if that fails too', async ({
  page,
}) => {
  endpoint.answer(400)
  const dialog = await fillIn(page)
  await send(dialog)
  await expect(unsent(dialog)).toBeFocused()
  const release = endpoint.hold(400)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => endpoint.received.length).toBe(2)
  await dialog.getByRole('button', { name: 'Done' }).click()
  release()
  await expect(page.locator('.toast')).toContainText('Your request is not sent')
  endpoint.answer(200)
  await page.locator('[data-open="appointment"]:visible').first().click()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(received(dialog)).toBeVisible()
  expect(endpoint.received[2]).toMatchObject({ fullName: 'Ana Núñez', phoneNumber: '(714) 555-0134' })
})

test('a visitor is asked before a typed request is lost, but not before a call or once it has arrived', async ({
  page,
}) => {
  const dialog = await fillIn(page)
  const asked = questionsOn(page)
  await follow(page, 'tel:+17145550100')
  expect(asked).toEqual([])
  await closeTab(page)
  await expect.poll(() => asked).toHaveLength(1)
  await send(dialog)
  await expect(received(dialog)).toBeVisible()
  await closeTab(page)
  await expect.poll(() => page.isClosed()).toBe(true)
  expect(asked).toHaveLength(1)
})

test('a visitor who has discarded a request, or left the dialog, is asked nothing', { tag: '@soak' }, async ({
  page,
}) => {
  for (const name of ['Cancel', 'Close this window']) {
    const dialog = await fillIn(page)
    const asked = questionsOn(page)
    await dialog.getByRole('button', { name }).click()
    await follow(page, '/about')
    await expect(page).toHaveURL(/about$/)
    expect(asked).toEqual([])
    page.removeAllListeners('dialog')
  }
})

test('a visitor is asked before leaving while the request is on its way, with the dialog closed too', async ({
  page,
}) => {
  const release = endpoint.hold(503)
  const dialog = await fillIn(page)
  await send(dialog)
  await expect.poll(() => endpoint.received.length).toBe(1)
  await page.keyboard.press('Escape')
  const asked = questionsOn(page)
  await follow(page, '/about')
  await expect.poll(() => asked).toHaveLength(1)
  await expect(page).toHaveURL(/dry-eye/)
  release()
})

test('what a program fills in is sent, though React has not noticed it', async ({ page }) => {
  await watch(page)
  await page.goto(`${site.url}/about`)
  const dialog = await openDialog(page)
  await fillUnnoticed(page, 'dialog [name=fullName]', 'Ana Núñez')
  await fillUnnoticed(page, 'dialog [name=phoneNumber]', '(714) 555-0134')
  await dialog.getByLabel('Monday').check()
  await send(dialog)
  await expect(received(dialog)).toBeVisible()
  expect(endpoint.received[0]).toMatchObject({
    fullName: 'Ana Núñez',
    phoneNumber: '(714) 555-0134',
    preferredDays: ['monday'],
  })
})

test('a visitor whose text is cut at the limit of its field is told so, until it is shorter', async ({ page }) => {
  const dialog = await fillIn(page)
  await dialog.getByText('More details').click()
  const problems = dialog.getByLabel('Current eye problems')
  await problems.focus()
  // Unlike `fill`, as a paste does.
  await page.keyboard.insertText('It hurts. '.repeat(110))
  await expect(problems).toHaveValue('It hurts. '.repeat(100))
  await expect(dialog.getByText('No more text fits here.')).toBeVisible()
  await expect(problems).toHaveAccessibleDescription(/^No more text fits here/)
  await page.keyboard.press('Backspace')
  await expect(dialog.getByText('No more text fits here.')).toBeHidden()
})

test('a second try that the practice cannot accept yet leads back to the form, with the focus', {
  tag: '@soak',
}, async ({ page }) => {
  endpoint.answer(400)
  const dialog = await fillIn(page)
  await send(dialog)
  await expect(unsent(dialog)).toBeFocused()
  endpoint.answer(429, { retryAfter: 60 })
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await expect(dialog.getByRole('heading', { name: 'Request an appointment' })).toBeFocused()
})

test('a Spanish page says everything in Spanish', { tag: '@soak' }, async ({ page }) => {
  await watch(page)
  await page.goto(`${site.url}/es/condiciones/ojos-secos`)
  const dialog = await openDialog(page)
  await enterNumber(dialog)
  await dialog.getByRole('button', { name: 'Enviar solicitud', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Recibimos su solicitud' })).toBeFocused()
  expect(endpoint.received[0]).toMatchObject({ language: 'es', page: 'Ojo seco' })
})

test('a request may be posted to a path of the site itself, which the preview accepts', { tag: '@soak' }, async ({
  page,
}) => {
  const own = await serveSite('e2e-own-requests', {
    'appointment.delivery': 'endpoint',
    'appointment.url': '/api/requests',
    'contact.delivery': 'endpoint',
    'contact.url': '/api/messages',
  })
  const kept: Received[] = []
  const server = serveFolder(own.folder, {
    receive: recordPosts(
      (each) => void kept.push(each),
      (why) => {
        throw why
      },
    ),
  })
  const url = `http://127.0.0.1:${await listen(server)}`
  try {
    await page.goto(url)
    const dialog = await openDialog(page)
    await enterNumber(dialog)
    await send(dialog)
    await expect(received(dialog)).toBeVisible()
    await page.goto(`${url}/contact`)
    await page.locator('#contact-phone').fill('714.555.0134')
    await page.locator('#contact-message').fill('Do you carry titanium frames?')
    await page.locator('.contact-form button[type=submit]').click()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    expect(kept.map(({ path }) => path)).toEqual(['/api/requests', '/api/messages'])
  } finally {
    await stop(server)
    await own.close()
  }
})
