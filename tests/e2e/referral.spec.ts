import { expect, test } from '@playwright/test'
import { complaints } from '../support/e2e/complaints.ts'
import { someOf } from '../support/soak.ts'

const texts = {
  en: {
    url: '/keratoconus-referral',
    patients: 'You were sent to us',
    colleagues: 'You are sending a patient',
    schedule: 'Request an appointment',
    subject: 'Question about keratoconus referrals',
    keepOut: 'Keep out of email',
    qr: '/admin/keratoconus-qr',
  },
  es: {
    url: '/es/keratoconus-referral',
    patients: 'Lo enviaron con nosotros',
    colleagues: 'Usted envía a un paciente',
    schedule: 'Pida su cita',
    subject: 'Pregunta sobre cómo referir por queratocono',
    keepOut: 'Fuera del correo electrónico',
    qr: '/es/admin/keratoconus-qr',
  },
}

for (const [language, { url, patients, colleagues, schedule, subject, keepOut, qr }] of someOf(
  Object.entries(texts),
  2,
)) {
  test.describe(`the referral page in ${language}`, () => {
    test('offers patients the phone number, their own section and the appointment dialog', async ({ page }) => {
      const heard = complaints(page)
      await page.goto(url)
      const way = page.locator('section', { has: page.getByRole('heading', { name: patients, level: 2 }) })
      await expect(way.getByRole('link', { name: /714/ })).toHaveAttribute('href', 'tel:+17145550101')
      await way.locator('a[href$="#for-patients"]').click()
      await expect(page.locator('#for-patients')).toBeInViewport()
      await way.getByRole('link', { name: schedule }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(heard).toEqual([])
    })

    test('gives a colleague the phone, an email without patient data, what to send and what not, and the code to print', async ({
      page,
    }) => {
      await page.goto(url)
      const way = page.locator('section', { has: page.getByRole('heading', { name: colleagues, level: 2 }) })
      await expect(way.getByRole('link', { name: /714/ })).toHaveAttribute('href', 'tel:+17145550101')
      const mail = new URL((await way.locator('a[href^="mailto:"]').getAttribute('href'))!)
      expect(mail.pathname).toBe('appointments@clearwater-eye-care.example')
      expect([...mail.searchParams]).toEqual([['subject', subject]])
      expect(mail.href).not.toContain('+')
      await expect(way).toContainText(keepOut)
      await expect(way.locator(`li a[href^="${url}"]`)).toBeVisible()
      await way.locator(`a[href="${qr}"]`).click()
      await expect(page).toHaveURL(new RegExp(`${qr}$`))
    })

    test('puts the patient’s way first on a phone, both side by side on a wide screen, and names its sources', {
      tag: '@soak',
    }, async ({ page }) => {
      await page.goto(url)
      const boxes = async () => {
        const [one, other] = await page.locator('.ways > section').all()
        return [(await one!.boundingBox())!, (await other!.boundingBox())!] as const
      }
      await page.setViewportSize({ width: 390, height: 844 })
      const [first, second] = await boxes()
      expect(second.y).toBeGreaterThan(first.y + first.height - 1)
      await page.setViewportSize({ width: 1280, height: 900 })
      const [left, right] = await boxes()
      expect(left.y).toBe(right.y)
      expect(right.x).toBeGreaterThan(left.x)
      const sources = page.locator('.sources a:not([href^="#"])')
      expect(await sources.count()).toBeGreaterThanOrEqual(3)
      for (const href of await sources.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
        expect(new URL(href).hostname).toMatch(/^(doi\.org|www\.aao\.org|www\.hhs\.gov|pubmed\.ncbi\.nlm\.nih\.gov)$/)
    })
  })
}
