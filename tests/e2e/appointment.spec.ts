import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  bodyOf,
  enterNumber,
  mailsOf,
  openDialog,
  passPause,
  sendByMail,
  trackedOn,
  watch,
} from '../support/e2e/booking.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { keptOf } from '../support/e2e/storage.ts'
import { someOf } from '../support/soak.ts'

const schedule = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Schedule' }).first()

test('Schedule opens the appointment dialog for the page, which keeps the focus, and Cancel closes it', async ({
  page,
}) => {
  const heard = complaints(page)
  await page.goto('/conditions/dry-eye')
  await schedule(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(/Requesting appointment for: .*[Dd]ry eye/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await schedule(page).press('Enter')
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab')
  const inside = await page.evaluate(
    () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
  )
  expect(inside).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(schedule(page)).toBeFocused()
  expect(heard).toEqual([])
})

test('a double click on Schedule leaves the dialog open, and a later press beside it closes it and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/about')
  await schedule(page).dblclick()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').fill('Ana')
  await expect(async () => {
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden({ timeout: 100 })
  }).toPass()
  await openDialog(page)
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ana')
})

for (const { device, viewport } of someOf(
  [
    { device: 'a phone', viewport: { width: 390, height: 844 } },
    { device: 'a desktop', viewport: { width: 1280, height: 800 } },
  ],
  2,
)) {
  test(`a patient books on ${device}: the mail app opens with the whole request`, async ({ page }) => {
    const heard = complaints(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!/^(http:\/\/localhost:|blob:|data:)/.test(request.url())) elsewhere.push(request.url())
    })
    await watch(page)
    await page.setViewportSize(viewport)
    await page.goto('/conditions/dry-eye?utm_source=newsletter&utm_campaign=spring&gclid=x')
    const dialog = await openDialog(page)
    await expect(dialog).toHaveAccessibleName('Request an appointment')
    await expect(dialog).toHaveAccessibleDescription(/Tell us how to reach you/)
    await expect(dialog.getByLabel('Visit type')).toHaveValue('dry-eye')
    await dialog.getByLabel('Full name').fill('  Ana <b>Núñez ')
    await dialog.getByLabel('Phone number').fill('714.555.0123')
    await dialog.getByLabel('Email address').fill('ana@example.com')
    await expect(dialog.getByLabel('Phone number')).toHaveValue('(714) 555-0123')
    await dialog.getByLabel('Monday').check()
    await dialog.getByLabel('Thursday').check()
    await dialog.getByLabel('Preferred time').selectOption({ label: 'Late afternoon (4 PM - 6 PM)' })
    await dialog.getByText('More details, optional').click()
    await dialog.getByLabel('How should we reach you?').selectOption({ label: 'Text message' })
    await dialog.getByLabel('Current eye problems').fill('Burning, 100% of the day & night')
    await dialog.getByRole('button', { name: 'Send Email Request' }).click()
    await passPause(dialog)

    await expect(dialog.getByRole('heading', { name: 'Next step: press send in your mail app' })).toBeFocused()
    const [href, ...others] = await mailsOf(page)
    expect(others).toEqual([])
    expect(href).toMatch(/^mailto:appointments@clearwater-eye-care\.example\?subject=Appointment%20Request&body=/)
    expect(href!.length).toBeLessThanOrEqual(1800)
    const body = bodyOf(href!)
    for (const line of [
      'Full name: Ana bNúñez',
      'Phone number: (714) 555-0123',
      'Email address: ana@example.com',
      'Visit type: Dry eye care',
      'Preferred days: Monday, Thursday',
      'Preferred time: Late afternoon (4 PM - 6 PM)',
      'How should we reach you?: Text message',
      'Current eye problems: Burning, 100% of the day & night',
      'Page: Dry eye',
      'utm_source: newsletter',
      'utm_campaign: spring',
      "We'll respond within 24 hours.",
    ])
      expect(body).toContain(line)
    expect(body).toMatch(/Web address: http:\/\/localhost:\d+\/conditions\/dry-eye\n/)
    expect(body).not.toContain('gclid')
    await expect(dialog.getByLabel('Your request')).toHaveValue(body)
    expect(await trackedOn(page)).toEqual([
      'appointment_start {"source":"Dry eye"}',
      'appointment_request {"type":"dry-eye"}',
    ])
    expect(elsewhere).toEqual([])
    expect(heard).toEqual([])
  })
}

test('a patient books in Spanish: dialog, letter and next step are in Spanish', async ({ page }) => {
  const heard = complaints(page)
  await watch(page)
  await page.goto('/es/condiciones/ojos-secos')
  const dialog = await openDialog(page)
  await expect(dialog).toContainText('Solicitud de cita para: Ojo seco')
  await expect(dialog.getByRole('button', { name: /Cerrar/ })).toBeVisible()
  await dialog.getByLabel('Nombre completo').fill('José Muñoz')
  await enterNumber(dialog)
  await dialog.getByLabel('Lunes').check()
  await dialog.getByRole('button', { name: 'Enviar solicitud por correo' }).click()
  await passPause(dialog)
  await expect(dialog.getByRole('heading', { name: /Siguiente paso/ })).toBeFocused()
  const [href] = await mailsOf(page)
  expect(href).toContain('?subject=Solicitud%20de%20cita&')
  expect(bodyOf(href!)).toContain('Días preferidos: Lunes')
  expect(bodyOf(href!)).toContain('Lunes a jueves, de 9 am a 6 pm')
  await expect(dialog.getByRole('button', { name: 'Copiar solicitud' })).toBeVisible()
  expect(heard).toEqual([])
})

test('a patient books by keyboard alone', async ({ page }) => {
  await watch(page)
  await page.goto('/conditions/lasik')
  await schedule(page).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Request an appointment' })).toBeFocused()
  const press = (keys: string) => page.keyboard.press(keys)
  await press('Tab')
  await expect(dialog.getByRole('button', { name: 'Close this window' })).toBeFocused()
  // The form is a chunk of its own: until it has loaded, Tab reaches only the button.
  await expect(dialog.getByLabel('Full name')).toBeVisible()
  await press('Tab')
  await page.keyboard.type('Ana')
  await press('Tab')
  await page.keyboard.type('7145550123')
  await press('Tab')
  await page.keyboard.type('ana@example.com')
  await press('Tab')
  await page.keyboard.type('Oth')
  await press('Tab')
  await expect(dialog.getByLabel('What is the visit for?')).toBeFocused()
  await page.keyboard.type('a second look')
  await press('Tab')
  await press('Space')
  await expect(dialog.getByLabel('Monday')).toBeChecked()
  await press('Enter')
  await passPause(dialog)
  await expect(dialog.getByRole('heading', { name: /Next step/ })).toBeFocused()
  expect(bodyOf((await mailsOf(page))[0]!)).toContain('Visit type: Other\nWhat is the visit for?: a second look')
  await press('Escape')
  await expect(schedule(page)).toBeFocused()
})

test('a page about no particular service has no banner, preselects no visit type and counts as General', {
  tag: '@soak',
}, async ({ page }) => {
  await watch(page)
  await page.goto('/contact')
  const dialog = await openDialog(page)
  await expect(dialog).not.toContainText('Requesting appointment for')
  await expect(dialog.getByLabel('Visit type')).toHaveValue('')
  await enterNumber(dialog)
  await sendByMail(dialog)
  expect(await trackedOn(page)).toEqual([
    'appointment_start {"source":"General"}',
    'appointment_request {"type":"General"}',
  ])
  expect(bodyOf((await mailsOf(page))[0]!)).toContain('Page: General')
})

test('the dialog uses the phone number and the subject of a page that has its own', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page)
  await page.goto('/keratoconus-referral')
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+17145550101')
  await enterNumber(dialog)
  await sendByMail(dialog)
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+17145550101')
  expect((await mailsOf(page))[0]).toContain('?subject=Keratoconus%20referral&')
})

test('every specified option is there, and nothing asks for a birth date or an insurance number', async ({ page }) => {
  await page.goto('/')
  const dialog = await openDialog(page)
  const values = (label: string) =>
    dialog
      .getByLabel(label)
      .locator('option')
      .evaluateAll((options) => options.map((each) => (each as HTMLOptionElement).value))
  expect(await values('Visit type')).toEqual(
    ',comprehensive,contact-lens,lasik,cataract,dry-eye,keratoconus,ortho-k,headache-fatigue,eyewear,follow-up,other'.split(
      ',',
    ),
  )
  expect(await values('Preferred time')).toEqual(['', 'morning', 'afternoon', 'late-afternoon'])
  const days = dialog.getByRole('group', { name: 'Preferred days' })
  await expect(days.getByRole('checkbox')).toHaveCount(5)
  // They are tall enough for a finger and need no gap: on a phone each has its own row.
  expect(await days.evaluate((group) => getComputedStyle(group).rowGap)).toBe('0px')
  await expect(dialog.getByLabel('Special requests')).toBeHidden()
  await dialog.getByText('More details, optional').click()
  expect(await values('How should we reach you?')).toEqual(['', 'phone', 'email', 'text'])
  for (const label of [
    'Best time to reach you',
    'Insurance plan',
    'Referring doctor',
    'Current medications',
    'Special requests',
  ])
    await expect(dialog.getByLabel(label)).toBeVisible()
  await expect(dialog.getByLabel(/birth|Insurance ID/i)).toHaveCount(0)
  await expect(dialog.locator('[required], [aria-required="true"]')).toHaveCount(0)
})

test('the dialog offers the days that its words name, and the letter names the chosen ones', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page)
  await page.route('**/appointment-en.json', async (route) => {
    const response = await route.fetch()
    const { 'days.friday': _, ...words } = await response.json()
    await route.fulfill({ response, json: { ...words, 'days.saturday': 'Saturday' } })
  })
  await page.goto('/about')
  const dialog = await openDialog(page)
  await expect(dialog.getByRole('group', { name: 'Preferred days' })).toHaveText(
    'Preferred daysMondayTuesdayWednesdayThursdaySaturday',
  )
  await enterNumber(dialog)
  await dialog.getByLabel('Saturday').check()
  await dialog.getByLabel('Monday').check()
  await sendByMail(dialog)
  expect(bodyOf((await mailsOf(page))[0]!)).toContain('Preferred days: Monday, Saturday\n')
})

/** Opens the dialog of a practice that asks for these fields, and unfolds the optional ones. */
async function openDetails(page: Page, asksFor: readonly string[]): Promise<Locator> {
  const inPage = (fields: readonly string[]) => `"asksFor":${JSON.stringify(fields)}`.replaceAll('"', '&quot;')
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(inPage(['insuranceProvider']), inPage(asksFor))
    await route.fulfill({ response, body })
  })
  await page.goto('/about')
  const dialog = await openDialog(page)
  await dialog.getByText('More details, optional').click()
  return dialog
}

test('the dialog asks for a birth date and an insurance number if the manifest says so', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page)
  const dialog = await openDetails(page, ['insuranceProvider', 'dateOfBirth', 'insuranceId'])
  await enterNumber(dialog)
  await dialog.getByLabel('Date of birth').fill('May 1, 1980')
  await dialog.getByLabel('Insurance ID').fill('X-1')
  await sendByMail(dialog)
  const body = bodyOf((await mailsOf(page))[0]!)
  expect(body).toContain('Date of birth: May 1, 1980\n')
  expect(body).toContain('Insurance ID: X-1\n')
})

test('the dialog does not ask for an insurance plan if the practice lists none', async ({ page }) => {
  await watch(page)
  const dialog = await openDetails(page, [])
  await expect(dialog.getByLabel('Referring doctor')).toBeVisible()
  await expect(dialog.getByLabel('Insurance plan')).toHaveCount(0)
})

test('repeated presses open one mail and count one request', { tag: '@soak' }, async ({ page }) => {
  await watch(page)
  await page.goto('/')
  const dialog = await openDialog(page)
  await enterNumber(dialog)
  await dialog.getByRole('button', { name: 'Send Email Request' }).evaluate((button) => {
    for (let press = 0; press < 3; press += 1) (button as HTMLButtonElement).click()
  })
  await passPause(dialog)
  await expect(dialog.getByRole('heading', { name: /Next step/ })).toBeVisible()
  expect(await mailsOf(page)).toHaveLength(1)
  expect((await trackedOn(page)).filter((event) => event.startsWith('appointment_request'))).toHaveLength(1)
})

test('a request without a phone number or email address is not sent, and the form says what is missing', async ({
  page,
}) => {
  await watch(page)
  await page.goto('/conditions/lasik')
  const dialog = await openDialog(page)
  await dialog.getByLabel('Full name').fill('Ana')
  await dialog.getByRole('button', { name: 'Send Email Request' }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toHaveText(/^Your request is not sent yet\. Give a phone number or an email address/)
  await expect(alert).toBeInViewport()
  const phone = dialog.getByLabel('Phone number')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).toHaveAccessibleDescription(/so that we can answer you/)
  // Announced again at the next try.
  const first = await alert.elementHandle()
  await phone.press('Enter')
  await expect.poll(() => first!.evaluate((element) => element.isConnected)).toBe(false)
  await expect(alert).toHaveText(/^Your request is not sent yet\./)
  expect(await mailsOf(page)).toEqual([])
  expect(await trackedOn(page)).toEqual(['appointment_start {"source":"LASIK"}'])
  // Either of the two is enough.
  await dialog.getByLabel('Email address').fill('ana@example.com')
  await expect(alert).toHaveCount(0)
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await sendByMail(dialog)
  expect(await mailsOf(page)).toHaveLength(1)
})

test('a request without a way to answer asks for one in Spanish too', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/es')
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Enviar solicitud por correo' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^Su solicitud aún no se ha enviado\./)
  await expect(dialog.getByLabel('Número de teléfono')).toBeFocused()
})

test('a value that looks wrong is pointed out, but can still be sent', { tag: '@soak' }, async ({ page }) => {
  await watch(page)
  await page.goto('/')
  const dialog = await openDialog(page)
  await dialog.getByLabel('Phone number').fill('555')
  await dialog.getByLabel('Email address').fill('ana@')
  await dialog.getByLabel('Full name').focus()
  await expect(dialog.getByLabel('Phone number')).toHaveAccessibleDescription(/Please check this number/)
  await expect(dialog.getByLabel('Email address')).toHaveAccessibleDescription(/Please check this address/)
  await dialog.getByLabel('Email address').fill('ana@example.com')
  await expect(dialog.getByLabel('Email address')).not.toHaveAccessibleDescription(/Please check/)
  await sendByMail(dialog)
  expect(bodyOf((await mailsOf(page))[0]!)).toContain('Phone number: 555\n')
})

test('two phone numbers in the field are pointed out, and both are sent', { tag: '@soak' }, async ({ page }) => {
  await watch(page)
  await page.goto('/')
  const dialog = await openDialog(page)
  // Typed key by key: only that is held to the length of a field.
  await dialog.getByLabel('Phone number').pressSequentially('714 555 0123 or 714 555 0199')
  await dialog.getByLabel('Full name').focus()
  await expect(dialog.getByLabel('Phone number')).toHaveAccessibleDescription(/Please check this number/)
  await sendByMail(dialog)
  expect(bodyOf((await mailsOf(page))[0]!)).toContain('Phone number: 714 555 0123 or 714 555 0199\n')
})

test('a press on the button straight from a doubtful number is not lost', { tag: '@soak' }, async ({ page }) => {
  await watch(page)
  await page.goto('/')
  const dialog = await openDialog(page)
  await dialog.getByLabel('Phone number').fill('555')
  await sendByMail(dialog)
})

test('Cancel is counted, closes the dialog and discards what was typed; Escape keeps it', { tag: '@soak' }, async ({
  page,
}) => {
  await watch(page)
  await page.goto('/about')
  const dialog = await openDialog(page)
  await dialog.getByLabel('Full name').fill('Ana')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openDialog(page)
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ana')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await openDialog(page)
  await expect(dialog.getByLabel('Full name')).toHaveValue('')
  // Opened three times on one page: the start is counted once.
  expect(await trackedOn(page)).toEqual(['appointment_start {"source":"General"}', 'appointment_cancel {}'])
})

/** Sends a request, and stops the clock while the dialog waits to open the mail app. */
async function sendUpToPause(page: Page): Promise<Locator> {
  await watch(page)
  await page.clock.install({ time: '2030-01-01' })
  await page.goto('/')
  const dialog = await openDialog(page)
  await enterNumber(dialog)
  await page.clock.pauseAt('2030-01-02')
  await dialog.getByRole('button', { name: 'Send Email Request' }).click()
  await expect(dialog.getByRole('button', { name: 'Opening your mail app...' })).toBeVisible()
  return dialog
}

test('no mail app opens if the visitor cancels before it does', { tag: '@soak' }, async ({ page }) => {
  const dialog = await sendUpToPause(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await page.clock.runFor(5000)
  expect(await mailsOf(page)).toEqual([])
  await openDialog(page)
  await expect(dialog.getByRole('button', { name: 'Send Email Request' })).toBeVisible()
  await expect(dialog.getByRole('alert'), 'nothing was refused').toHaveCount(0)
})

test('a page that was left before the mail app opened is ready to send again on return', { tag: '@soak' }, async ({
  page,
}) => {
  const dialog = await sendUpToPause(page)
  await page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
  })
  await expect(dialog.getByRole('button', { name: 'Send Email Request' })).toBeEnabled()
  await page.clock.runFor(5000)
  expect(await mailsOf(page)).toEqual([])
})

test('nothing typed is stored, and the token is cleared after the request', async ({ page }) => {
  await watch(page)
  await page.goto('/conditions/lasik')
  const dialog = await openDialog(page)
  expect(await page.evaluate(() => sessionStorage.getItem('csrf_token'))).toMatch(/^[0-9a-f]{64}$/)
  await enterNumber(dialog)
  await dialog.getByLabel('Full name').fill('Zebulon Quick')
  expect(await keptOf(page)).not.toContain('Zebulon')
  await sendByMail(dialog)
  expect(await keptOf(page)).not.toContain('Zebulon')
  expect(await page.evaluate(() => sessionStorage.getItem('csrf_token'))).toBeNull()
})

async function book(page: Page) {
  await watch(page)
  await page.goto('/')
  const dialog = await openDialog(page)
  await enterNumber(dialog)
  await dialog.getByLabel('Full name').fill('Ana Núñez 👁️')
  await sendByMail(dialog)
  return dialog
}

test('every visitor has a way to reach the practice: link, copy, file, webmail or phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await book(page)
  const text = await dialog.getByLabel('Your request').inputValue()
  const [href] = await mailsOf(page)
  await expect(dialog.getByRole('link', { name: 'Open my mail app again' })).toHaveAttribute('href', href!)

  await dialog.getByRole('button', { name: 'Copy request' }).click()
  await expect(dialog.locator('.form [role=status]')).toContainText('Copied. Paste it into an email to appointments@')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  const downloading = page.waitForEvent('download')
  await dialog.getByRole('link', { name: /\.eml/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Appointment Request.eml')
  const [head, content] = readFileSync(await download.path(), 'utf8').split('\r\n\r\n')
  expect(head).toContain('To: appointments@clearwater-eye-care.example\r\n')
  expect(Buffer.from(content!, 'base64').toString().replaceAll('\r\n', '\n')).toBe(text)

  for (const [name, host] of [
    ['Gmail', 'mail.google.com'],
    ['Outlook', 'outlook.live.com'],
  ] as const) {
    const link = dialog.getByRole('link', { name: new RegExp(name) })
    const address = new URL((await link.getAttribute('href'))!)
    expect(address.host).toBe(host)
    expect(address.searchParams.get('body')).toBe(text)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
  await expect(dialog.getByRole('link', { name: 'Call (714) 555' })).toBeVisible()
  await expect(dialog).not.toContainText(/was sent|has been sent|sent successfully/i)

  await dialog.getByRole('button', { name: 'Change the request' }).click()
  await expect(dialog.getByRole('heading', { name: 'Request an appointment' })).toBeFocused()
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ana Núñez 👁️')
  await sendByMail(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
})

test('if the browser refuses to copy, the text is selected for the visitor to copy', { tag: '@soak' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  const dialog = await book(page)
  await dialog.getByRole('button', { name: 'Copy request' }).click()
  await expect(dialog.locator('.form [role=status]')).toContainText('The text below is selected')
  const text = await dialog.getByLabel('Your request').inputValue()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(text)
})

test('a request too long for a mail link is shortened there, with a note, and complete in the copy', {
  tag: '@soak',
}, async ({ page }) => {
  await watch(page)
  await page.goto('/')
  const dialog = await openDialog(page)
  await dialog.getByText('More details, optional').click()
  await enterNumber(dialog)
  const long = 'ñandú '.repeat(150).trim()
  await dialog.getByLabel('Special requests').fill(long)
  await dialog.getByRole('button', { name: 'Send Email Request' }).click()
  await expect(dialog).toContainText('Your request is longer than a mail link can carry')
  const [href] = await mailsOf(page)
  expect(href!.length).toBeLessThanOrEqual(1800)
  expect(bodyOf(href!)).toContain('[Some of it was left out to fit this email.')
  expect(await dialog.getByLabel('Your request').inputValue()).toContain(long)
  // The way that loses nothing comes first.
  await expect(dialog.locator('.form .button').first()).toHaveText('Copy request')
  await expect(dialog.getByRole('link', { name: 'Open my mail app again' })).toHaveClass(/button-quiet/)
})
