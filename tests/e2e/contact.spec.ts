import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { fillUnnoticed } from '../support/e2e/fill-unnoticed.ts'
import { holdRequests } from '../support/e2e/hold-requests.ts'
import { closeTab, follow, questionsOn } from '../support/e2e/leaving.ts'
import { type MessageEndpoint, skipPauses, startMessageEndpoint } from '../support/e2e/message-endpoint.ts'
import { denyStorage } from '../support/e2e/storage.ts'
import { followTraces } from '../support/e2e/traces.ts'
import { tracked } from '../support/e2e/tracked.ts'
import { type ServedSite, serveSite } from '../support/served-site.ts'

// One endpoint and one site for all tests of this file.
test.describe.configure({ mode: 'default' })

let endpoint: MessageEndpoint
let site: ServedSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  endpoint = await startMessageEndpoint()
  site = await serveSite('e2e-contact', { contact: { delivery: 'endpoint', url: endpoint.url } })
})
test.beforeEach(() => endpoint.reset())
test.afterAll(async () => {
  await site?.close()
  await endpoint?.stop()
})

const posted = {
  name: 'Ana Ruiz',
  phone: '(714) 555-0134',
  email: 'ana@example.com',
  reason: 'lenses',
  message: 'Do you carry titanium frames?\nThank you.',
}

/** Fills in the form as a visitor does, in any language. */
async function fillIn(page: Page) {
  await page.locator('#contact-name').fill(' Ana <Ruiz> ')
  await page.locator('#contact-phone').fill('714.555.0134')
  await page.locator('#contact-email').fill('ana@example.com')
  await page.locator('#contact-reason').selectOption({ index: 2 })
  await page.locator('#contact-message').fill(posted.message)
}

const sendButton = (page: Page) => page.locator('.contact-form button[type=submit]')

/** Records the button's labels: "Sent Successfully" shows for only a second, which a busy machine may miss. */
async function watchButton(page: Page) {
  await page.evaluate(() => {
    const labels: string[] = []
    Object.assign(window, { labels })
    const look = () => {
      const label = document.querySelector('.contact-form button[type=submit]')?.textContent ?? ''
      if (label !== '' && label !== labels.at(-1)) labels.push(label)
    }
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { labels: string[] }).labels)
}

/** Presses the button as soon as it says that the message was sent. */
const pressOnceSent = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('.contact-form button[type=submit]')
      if (button?.textContent === 'Sent Successfully') button.click()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** Holds back what the page has not loaded yet of its script, until the returned function is called. */
const holdScript = (page: Page) => holdRequests(page, '**/assets/chunks/**')

/** Removes what Safari has known only since iOS 16. */
const asOnOldPhone = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
  })

/** Records the events that are dispatched and the mail links that are opened. */
async function watch(page: Page) {
  const opened: string[] = []
  page.on('console', (message) => {
    const link = /^Launched external handler for '(mailto:.*)'/.exec(message.text())?.[1]
    if (link !== undefined) opened.push(link)
  })
  const events = await tracked(page)
  return {
    opened,
    // Every button on the page is counted: those events are not from the form.
    events: async () => (await events()).filter(({ name }) => name !== 'button_click'),
  }
}

test.describe('sending to an endpoint', () => {
  test('the button shows the progress, and the page then confirms the message', async ({ page }) => {
    const heard = complaints(page)
    const { events } = await watch(page)
    const release = endpoint.hold(200)
    await page.goto(`${site.url}/contact`)
    await expect(page.locator('.contact-posted')).toBeVisible()
    await expect(page.locator('.contact-unposted')).toBeHidden()
    await fillIn(page)
    const labels = await watchButton(page)
    await pressOnceSent(page)
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('Sending...')
    await expect(page.locator('#contact-status')).toHaveText('Sending...')
    // More presses send nothing more: one message is already on its way, or has arrived.
    await sendButton(page).click({ force: true })
    await page.locator('#contact-name').press('Enter')
    await expect.poll(() => endpoint.received.length).toBe(1)
    release()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused()
    expect(await labels()).toEqual(['Send Message', 'Sending...', 'Sent Successfully'])
    await expect(page.getByRole('main')).toContainText("We've received your message and will respond soon.")
    await expect(page.locator('.contact-form')).toHaveCount(0)
    expect(endpoint.received).toEqual([{ ...posted, language: 'en' }])
    expect(await events()).toEqual(
      ['form_start', 'form_submit', 'form_complete'].map((name) => ({ name, properties: { form: 'contact' } })),
    )
    expect(await axeViolations(page, undefined, 'main')).toEqual([])
    expect(heard).toEqual([])
  })

  test('a Spanish page says everything in Spanish', { tag: '@soak' }, async ({ page }) => {
    const release = endpoint.hold(204)
    await page.goto(`${site.url}/es/contact`)
    await fillIn(page)
    const labels = await watchButton(page)
    await sendButton(page).click()
    await expect(sendButton(page)).toHaveText('Enviando...')
    await expect.poll(() => endpoint.received.length).toBe(1)
    release()
    await expect(page.getByRole('heading', { name: '¡Mensaje enviado!' })).toBeFocused()
    await expect(page.getByRole('main')).toContainText('Recibimos su mensaje y le responderemos pronto.')
    expect(await labels()).toEqual(['Enviar mensaje', 'Enviando...', 'Enviado con éxito'])
    expect(endpoint.received).toEqual([{ ...posted, language: 'es' }])
  })

  test('nothing can be changed while the message is on its way, and everything if it does not arrive', {
    tag: '@soak',
  }, async ({ page }) => {
    const refuse = endpoint.hold(400)
    await page.goto(`${site.url}/contact`)
    await fillIn(page)
    const name = page.locator('#contact-name')
    await name.press('Enter')
    await expect.poll(() => endpoint.received.length).toBe(1)
    await expect(sendButton(page)).toBeFocused()
    const fields = page.locator('.contact-form :is(input, select, textarea)')
    expect(await fields.evaluateAll((all) => all.filter((each) => each.closest('[inert]') === null))).toEqual([])
    refuse()
    await expect(page.locator('.contact-failed')).toBeVisible()
    await expect(sendButton(page)).toBeFocused()
    await name.click()
    await page.keyboard.type('!')
    await expect(name).toHaveValue(/!/)
  })

  test('a reason is sent by its meaning, whatever language the browser has translated it into', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.goto(`${site.url}/contact`)
    await page.locator('#contact-name').focus()
    await page.waitForLoadState('networkidle')
    await page.locator('#contact-reason').evaluate((select: HTMLSelectElement) => {
      for (const option of select.options) option.textContent = `${option.textContent} переведено`
    })
    await fillIn(page)
    await sendButton(page).click()
    await expect.poll(() => endpoint.received).toEqual([{ ...posted, language: 'en' }])
  })

  test('a visitor is asked before a message is lost, also one that failed, and before any link while it is on its way, but not once it arrived', async ({
    page,
  }) => {
    endpoint.answer(400)
    await page.goto(`${site.url}/contact`)
    await fillIn(page)
    const asked = questionsOn(page)
    await follow(page, 'tel:+17145550100')
    expect(asked).toEqual([])
    await closeTab(page)
    await expect.poll(() => asked).toHaveLength(1)
    await sendButton(page).click()
    await expect(page.locator('.contact-failed')).toBeInViewport({ ratio: 1 })
    await closeTab(page)
    await expect.poll(() => asked).toHaveLength(2)
    const release = endpoint.hold(200)
    await sendButton(page).click()
    await expect.poll(() => endpoint.received.length).toBe(2)
    await follow(page, '/about')
    await expect.poll(() => asked).toHaveLength(3)
    release()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    await follow(page, '/about')
    await expect(page).toHaveURL(/about$/)
    expect(asked).toHaveLength(3)
  })

  test('what a program fills in is sent, though React has not noticed it', async ({ page }) => {
    await page.goto(`${site.url}/contact`)
    const message = page.locator('#contact-message')
    await message.pressSequentially('Do you')
    await fillUnnoticed(page, '#contact-phone', '714.555.0134')
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    expect(endpoint.received).toMatchObject([{ phone: '(714) 555-0134', message: 'Do you' }])
  })

  test('a failure keeps what was typed, says so, and offers phone and mail; nothing typed is stored, logged or sent anywhere else', async ({
    page,
  }) => {
    const heard = complaints(page, /status of [45]00|the message was not sent/)
    const tracesOf = followTraces(page, endpoint.url)
    const { events } = await watch(page)
    await skipPauses(page, endpoint.url)
    endpoint.answer(500)
    await page.goto(`${site.url}/contact`)
    await fillIn(page)
    await sendButton(page).click()
    const toast = page.locator('.toast').getByRole('alert')
    await expect(toast).toHaveText('Your message could not be sent. What you wrote is still in the form.')
    expect(await tracesOf(['Ruiz', '555-0134', '555.0134', 'ana@', 'titanium'])).toEqual([])
    // Three attempts at one message.
    expect(endpoint.received).toHaveLength(3)
    expect(new Set(endpoint.headers.map((each) => each['idempotency-key'])).size).toBe(1)
    await expect(sendButton(page)).toHaveText('Send Message')
    await expect(page.locator('#contact-message')).toHaveValue(posted.message)
    const failed = page.locator('.contact-failed')
    await expect(failed.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:\+1/)
    // The mail has what is in the form now, not what was there when sending failed.
    await page.locator('#contact-message').fill('New words')
    await expect(failed.getByRole('link', { name: 'Write by email' })).toHaveAttribute('href', /^mailto:.*New%20words$/)
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toHaveCount(0)
    expect((await events()).map(({ name }) => name)).toEqual(['form_start'])
    expect(await axeViolations(page, undefined, 'main')).toEqual([])
    // A second failure is announced again and does not pile up, and a success removes the error.
    const refuse = endpoint.hold(400)
    await sendButton(page).click()
    await expect(toast).toHaveCount(0)
    await expect.poll(() => endpoint.received.length).toBe(4)
    refuse()
    await expect(toast).toHaveCount(1)
    endpoint.reset()
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    await expect(toast).toHaveCount(0)
    expect(heard).toEqual([])
  })

  test('a 200 response without an acceptance is not a success', { tag: '@soak' }, async ({ page }) => {
    for (const [name, body] of [
      ['JSON that says no', '{"ok":false}'],
      ['broken JSON', '{"ok":'],
      ['a page of HTML', '<!doctype html><title>Log in</title>'],
    ] as const) {
      endpoint.answer(200, { body })
      await page.goto(`${site.url}/contact`)
      await fillIn(page)
      await sendButton(page).click()
      await expect(page.locator('.contact-failed'), name).toBeVisible()
      await expect(page.locator('#contact-message'), name).toHaveValue(posted.message)
    }
  })

  test('a visitor who goes offline can send the message once back online', { tag: '@soak' }, async ({
    page,
    context,
  }) => {
    await page.goto(`${site.url}/contact`)
    await fillIn(page)
    // Hydrated by now, so being offline fails the message and not the script.
    await expect(page.locator('#contact-status')).toBeAttached()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(page.locator('.contact-failed')).toBeVisible()
    await context.setOffline(false)
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    expect(endpoint.received).toEqual([{ ...posted, language: 'en' }])
  })

  test('an endpoint that never answers fails after three tries of 8 seconds', { tag: '@soak' }, async ({ page }) => {
    endpoint.hold(200)
    await page.clock.install({ time: '2030-01-01' })
    await page.goto(`${site.url}/contact`)
    await fillIn(page)
    // Hydrated by now: from here on only the endpoint takes time.
    await expect(page.locator('#contact-status')).toBeAttached()
    await page.clock.pauseAt('2030-01-02')
    await sendButton(page).click()
    for (const [tries, pause] of [
      [1, 1000],
      [2, 2000],
    ] as const) {
      await expect.poll(() => endpoint.received.length).toBe(tries)
      await page.clock.runFor(8000)
      await expect(sendButton(page)).toHaveText('Sending...')
      await page.clock.runFor(pause)
    }
    await expect.poll(() => endpoint.received.length).toBe(3)
    await page.clock.runFor(7_999)
    await expect(sendButton(page)).toHaveText('Sending...')
    await page.clock.runFor(1)
    await expect(page.locator('.contact-failed')).toBeVisible()
  })

  test('an endpoint that asks to wait is not called again until then, and the seconds are counted down', {
    tag: '@soak',
  }, async ({ page }) => {
    endpoint.answer(429, { retryAfter: 2 })
    await page.goto(`${site.url}/contact`)
    await fillIn(page)
    await sendButton(page).click()
    const failed = page.locator('.contact-failed')
    await expect(failed).toContainText(/Seconds to wait before you try again: \d\./)
    endpoint.answer(200)
    await sendButton(page).click()
    expect(endpoint.received).toHaveLength(1)
    await expect(failed).not.toContainText('Seconds to wait')
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
  })

  test('toasts that cannot be loaded are shown plainly, can be dismissed, and disappear by themselves', {
    tag: '@soak',
  }, async ({ page }) => {
    const heard = complaints(
      page,
      /ERR_FAILED|preload assets|toasts are shown plainly|status of 403|the message was not sent/,
    )
    endpoint.answer(403)
    // A toast disappears after four seconds, which may be too soon for the test: here it does so when told to.
    await page.addInitScript(() => {
      const inTime = window.setTimeout
      window.setTimeout = ((act: () => void, ms?: number) => {
        if (ms !== 4000) return inTime(act, ms)
        Object.assign(window, { timeIsUp: act })
        return 0
      }) as typeof setTimeout
    })
    await page.goto(`${site.url}/contact`)
    await fillIn(page)
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/**', (route) => route.abort())
    await sendButton(page).click()
    const toast = page.locator('.toast-place').getByRole('alert')
    await expect(toast).toHaveText(/could not be sent/)
    expect(await axeViolations(page)).toEqual([])
    for (const dismiss of [
      () => page.getByRole('button', { name: 'Close notification' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.evaluate(() => (window as unknown as { timeIsUp: () => void }).timeIsUp()),
    ]) {
      await expect(toast).toHaveCount(1)
      await dismiss()
      await expect(toast).toHaveCount(0)
      await sendButton(page).click()
    }
    expect(heard).toEqual([])
  })
})

test.describe('a draft in the mail app', () => {
  test('is opened, never called sent, and can be reopened, copied or replaced by a call', {
    tag: '@whole-browser',
  }, async ({ page, context }) => {
    const heard = complaints(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { events, opened } = await watch(page)
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    const draft = page.locator('.contact-draft')
    await expect(draft.getByRole('heading', { name: 'Your message waits in your mail app' })).toBeFocused()
    await expect(draft).toContainText('It is not sent yet')
    await expect(page.getByRole('main')).not.toContainText(/Message Sent!|Sent Successfully/)
    await expect.poll(() => opened).toHaveLength(1)
    const [to, query] = opened[0]!.split('?')
    expect(to).toBe('mailto:appointments@clearwater-eye-care.example')
    const fields = new URLSearchParams(query)
    const body =
      'Name: Ana Ruiz\nPhone: (714) 555-0134\nEmail: ana@example.com\nReason: Glasses/Contact Lenses\n\n' +
      posted.message
    expect([...fields]).toEqual([
      ['subject', 'Website message: Glasses/Contact Lenses'],
      ['body', body.replaceAll('\n', '\r\n')],
    ])
    await expect(draft.getByRole('link', { name: 'Open the draft again' })).toHaveAttribute('href', opened[0]!)
    await expect(draft.getByRole('link', { name: /Call/ })).toHaveAttribute('href', /^tel:/)
    await draft.getByRole('button', { name: 'Copy the text' }).click()
    await expect(page.locator('.toast')).toContainText('The text is copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body)
    // The draft is open, but nobody knows whether it was sent: no form_complete.
    expect((await events()).map(({ name }) => name)).toEqual(['form_start', 'form_submit'])
    await expect(page.locator('#contact-message')).toHaveValue(posted.message)
    expect(await axeViolations(page)).toEqual([])
    expect(heard).toEqual([])
  })

  test('is opened once by a double click, and again by a later one', { tag: ['@soak', '@whole-browser'] }, async ({
    page,
  }) => {
    const { events, opened } = await watch(page)
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).dblclick()
    await expect.poll(() => opened).toHaveLength(1)
    await page.waitForTimeout(1000)
    await sendButton(page).click()
    await expect.poll(() => opened).toHaveLength(2)
    expect((await events()).map(({ name }) => name)).toEqual(['form_start', 'form_submit', 'form_submit'])
  })

  test('where copying is forbidden, the text is there to select', { tag: '@soak' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto('/es/contact')
    await fillIn(page)
    await sendButton(page).click()
    await page.getByRole('button', { name: 'Copiar el texto' }).click()
    const text = page.getByLabel(/Su navegador no nos deja copiar/)
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(/^Nombre: Ana Ruiz\nTeléfono: .*\nMotivo: Anteojos o lentes de contacto\n\nDo you/s)
  })

  test('works with storage denied', { tag: ['@soak', '@whole-browser'] }, async ({ page }) => {
    const heard = complaints(page, /denied/)
    const { opened } = await watch(page)
    await denyStorage(page)
    await page.goto('/contact')
    await fillIn(page)
    await sendButton(page).click()
    await expect.poll(() => opened).toHaveLength(1)
    expect(heard).toEqual([])
  })
})

test.describe('mistakes', () => {
  test('are announced, lead to their fields by keyboard, and disappear as they are fixed', async ({ page }) => {
    const heard = complaints(page)
    await page.goto('/contact')
    await page.locator('#contact-phone').focus()
    await page.keyboard.type('123')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ana@')
    await page.keyboard.press('Enter')
    const [phone, email, message] = ['phone', 'email', 'message'].map((field) => page.locator(`#contact-${field}`))
    await expect(phone!).toBeFocused()
    for (const field of [phone!, email!, message!]) await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(phone!).toHaveAccessibleDescription(/area code/)
    await expect(email!).toHaveAccessibleDescription('Write an email address, such as name@example.com.')
    await expect(message!).toHaveAccessibleDescription('Write your message.')
    await expect(page.locator('#contact-name')).not.toHaveAttribute('aria-invalid')
    const summary = page.locator('.form-errors')
    await expect(summary.getByRole('link')).toHaveCount(3)
    expect(await axeViolations(page)).toEqual([])
    await summary.getByRole('link', { name: 'Write your message.' }).press('Enter')
    await expect(message!).toBeFocused()
    await page.keyboard.type('Hello')
    await expect(message!).not.toHaveAttribute('aria-invalid')
    await expect(summary.getByRole('link')).toHaveCount(2)
    await phone!.fill('')
    await email!.fill('')
    // With neither of the two, the error stands once, at the first, and filling in either fixes it.
    await expect(phone!).toHaveAccessibleDescription(/phone number or an email address/)
    await expect(email!).not.toHaveAttribute('aria-invalid')
    await email!.fill('ana@example.com')
    await expect(summary).toHaveCount(0)
    expect(heard).toEqual([])
  })

  test('are announced each time the visitor tries to send, and not while they are being fixed', async ({ page }) => {
    await page.goto('/contact')
    const message = page.locator('#contact-message')
    await message.fill('Hello')
    await sendButton(page).click()
    const alert = page.locator('.form-errors').getByRole('alert')
    await expect(alert).toHaveText(/not sent yet/)
    const first = await alert.elementHandle()
    const changes = await first!.evaluateHandle((element) => {
      const seen: string[] = []
      const note = () => seen.push(element.textContent)
      new MutationObserver(note).observe(element, { subtree: true, childList: true, characterData: true })
      return seen
    })
    const email = page.locator('#contact-email')
    await email.pressSequentially('ana@')
    await expect(email).toHaveAccessibleDescription(/^Write an email address/)
    expect(await changes.jsonValue()).toEqual([])
    await email.press('Enter')
    await expect.poll(() => first!.evaluate((element) => element.isConnected)).toBe(false)
    await expect(alert).toHaveText(/not sent yet/)
  })

  test('of length are reported: a message cut at its limit says so, until it is shorter', async ({ page }) => {
    await page.goto('/contact')
    const message = page.locator('#contact-message')
    await message.focus()
    // Unlike `fill`, as a paste does.
    await page.keyboard.insertText('It hurts. '.repeat(110))
    await expect(message).toHaveValue('It hurts. '.repeat(100))
    const note = page.locator('.field-doubt')
    await expect(note).toHaveText(/^No more text fits here\./)
    await expect(message).toHaveAccessibleDescription(/^No more text fits here\./)
    await expect(page.locator('#contact-status')).toHaveText(/^No more text fits here\./)
    await page.keyboard.press('Backspace')
    await expect(note).toHaveCount(0)
  })

  test('are not hidden by truncating what is typed', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/contact')
    const phone = page.locator('#contact-phone')
    await phone.pressSequentially('714-555-0123 123456 7890')
    await expect(phone).toHaveValue('714-555-0123 123456 7890')
    await sendButton(page).click()
    await expect(phone).toHaveAccessibleDescription(/area code/)
  })

  test('are reported in Spanish on a Spanish page', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/es/contact')
    await sendButton(page).click()
    await expect(page.locator('.form-errors')).toContainText('Su mensaje aún no se ha enviado.')
    await expect(page.locator('#contact-message')).toHaveAccessibleDescription('Escriba su mensaje.')
    expect(await axeViolations(page)).toEqual([])
  })

  test('in a phone number are only pointed out where an email address is enough', { tag: '@soak' }, async ({
    page,
  }) => {
    const heard = complaints(page)
    await page.goto(`${site.url}/contact`)
    await fillIn(page)
    // Live by now: before that, nothing is pointed out.
    await page.waitForLoadState('networkidle')
    const phone = page.locator('#contact-phone')
    await phone.fill('55 1234 5678')
    await expect(phone, 'while it is typed').not.toHaveAccessibleDescription(/./)
    await page.locator('#contact-message').focus()
    await expect(phone).toHaveAccessibleDescription(/^Please check this number/)
    await expect(page.locator('#contact-status')).toHaveText(/^Please check this number/)
    expect(await axeViolations(page)).toEqual([])
    await phone.fill('714 555 0134')
    await expect(phone).not.toHaveAccessibleDescription(/./)
    await phone.fill('55 1234 5678')
    // Straight from the field: no hint may appear and move the button.
    await sendButton(page).click()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
    expect(endpoint.received).toEqual([{ ...posted, phone: '55 1234 5678', language: 'en' }])
    expect(heard).toEqual([])
  })

  test('are not reported before the message is sent', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/contact')
    await page.locator('#contact-email').fill('not an address')
    await page.locator('#contact-message').focus()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  })
})

test('axe finds nothing on the page at any width, and nothing overflows it', { tag: '@soak' }, async ({ page }) => {
  for (const path of ['/contact', '/es/contact']) {
    await page.goto(path)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeViolations(page, undefined, 'main'), `${path}, ${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  }
})

test('a visitor who only reads the page does not load the form', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/contact')
  await page.locator('.contact-form').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await page.locator('#contact-name').focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test('text typed before the script arrives is kept, and a message sent by then waits for it', { tag: '@soak' }, async ({
  page,
}) => {
  const heard = complaints(page)
  await asOnOldPhone(page)
  await page.goto(`${site.url}/contact`)
  const arrive = await holdScript(page)
  await fillIn(page)
  await sendButton(page).click()
  await expect(page.locator('.contact-form')).toHaveAttribute('aria-busy', 'true')
  expect(endpoint.received).toEqual([])
  arrive()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused()
  expect(endpoint.received).toEqual([{ ...posted, language: 'en' }])
  expect(heard).toEqual([])
})

test.describe('a form that other programs have changed', () => {
  /** Does what a browser's translation does to the page. */
  const translate = (page: Page) =>
    page.locator('.contact-form').evaluate((form) => {
      for (const label of form.querySelectorAll('label, button')) {
        const font = document.createElement('font')
        font.append(...label.childNodes, '!')
        label.append(font)
      }
    })

  test('keeps the focus and what is typed, and reports mistakes itself', { tag: '@soak' }, async ({ page }) => {
    const heard = complaints(page, /Minified React error/)
    await page.goto('/contact')
    await translate(page)
    const name = page.locator('#contact-name')
    await name.focus()
    await page.keyboard.type('An')
    await expect(page.locator('.contact-form font')).toHaveCount(0)
    await page.keyboard.type('a')
    await expect(name).toHaveValue('Ana')
    await page.keyboard.press('Enter')
    await expect(page.locator('.form-errors').getByRole('link')).toHaveCount(2)
    expect(heard).toEqual([])
  })

  test('still sends the message that waited for the script', { tag: '@soak' }, async ({ page }) => {
    const { events } = await watch(page)
    await page.goto(`${site.url}/contact`)
    const arrive = await holdScript(page)
    await translate(page)
    await fillIn(page)
    await sendButton(page).click()
    await expect(page.locator('.contact-form')).toHaveAttribute('aria-busy', 'true')
    arrive()
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused()
    expect(endpoint.received).toEqual([{ ...posted, language: 'en' }])
    expect((await events()).map(({ name }) => name)).toEqual(['form_start', 'form_submit', 'form_complete'])
  })
})

for (const [name, isWholeScriptMissing] of [
  ['the script', true],
  ['the form’s part of the script', false],
] as const) {
  test(`when ${name} cannot be loaded, the form opens a draft as it does without JavaScript`, {
    tag: ['@soak', '@whole-browser'],
  }, async ({ page }) => {
    const heard = complaints(page, /ERR_FAILED|preload assets|did not load|Visits are not counted/)
    const { opened } = await watch(page)
    await asOnOldPhone(page)
    const breakScript = () => page.route('**/assets/chunks/**', (route) => route.abort())
    if (isWholeScriptMissing) await breakScript()
    await page.goto(`${site.url}/contact`)
    await breakScript()
    await fillIn(page)
    await sendButton(page).click()
    await expect.poll(() => opened).toHaveLength(1)
    expect(opened[0]).toMatch(/^mailto:appointments@clearwater-eye-care\.example\?.*titanium/)
    // The message is no longer posted, and the note next to the button says so.
    await expect(page.locator('.contact-unposted')).toBeVisible()
    await expect(page.locator('.contact-posted')).toBeHidden()
    expect(endpoint.received).toEqual([])
    expect(heard).toEqual([])
  })
}

test('a message waits eight seconds for the script, then opens one draft, and is posted if the script still comes', {
  tag: ['@soak', '@whole-browser'],
}, async ({ page }) => {
  const { opened } = await watch(page)
  await page.clock.install()
  await page.goto(`${site.url}/contact`)
  const arrive = await holdScript(page)
  await fillIn(page)
  await sendButton(page).click()
  await sendButton(page).click()
  await page.clock.fastForward(8000)
  await expect.poll(() => opened).toHaveLength(1)
  await expect(page.locator('.contact-unposted')).toBeVisible()
  arrive()
  await expect(page.locator('.contact-posted')).toBeVisible()
  expect(endpoint.received).toEqual([])
  await sendButton(page).click()
  await expect.poll(() => endpoint.received).toEqual([{ ...posted, language: 'en' }])
  expect(opened).toHaveLength(1)
})

test('without JavaScript the form is a plain mailto form, with or without an endpoint', async ({
  browser,
  baseURL,
}) => {
  for (const url of [`${baseURL}/contact`, `${site.url}/es/contact`]) {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(url)
    await expect(sendButton(page)).toHaveAttribute('formaction', 'mailto:appointments@clearwater-eye-care.example')
    await expect(page.locator('.contact-form')).toHaveAttribute('enctype', 'text/plain')
    await expect(page.locator('.contact-form')).toHaveAttribute('method', 'post')
    await expect(page.locator('.contact-form .note').first()).toBeVisible()
    await expect(page.locator('.contact-posted')).toBeHidden()
    await expect(page.locator('#contact-message')).toHaveAttribute('required', '')
    await page.close()
  }
})

test('without JavaScript, a button for an appointment leads to the form of the contact page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  for (const path of ['/es/condiciones/ojos-secos', '/es/contact']) {
    await page.goto(`${site.url}${path}`)
    await page.locator('.call-bar [data-open="appointment"]').click()
    await expect(page).toHaveURL(/\/es\/contact#/)
    await expect(page.locator('#contact-name'), path).toBeInViewport()
  }
  await context.close()
})
