import { expect, test } from '@playwright/test'
import { someOf } from '../support/soak.ts'

const booking = 'https://booking.clearwater-eye-care.example/eye-exam'
const services = ['optometrist-near-me', 'dry-eye-doctor-near-me', 'keratoconus-specialist-near-me', 'myopia-control']

test('Book online leads to the booking site and says so, and Schedule still opens the dialog, for every service', async ({
  page,
}) => {
  for (const service of someOf(services, 2)) {
    await page.goto(`/services/${service}/irvine`)
    const book = page.getByRole('main').getByRole('link', { name: 'Book online (opens our booking site)' })
    await expect(book, service).toHaveCount(2)
    for (const link of await book.all()) {
      await expect(link, service).toHaveAttribute('href', booking)
      await expect(link, service).toHaveAttribute('data-event', 'button_click')
    }
    await page.getByRole('banner').getByRole('link', { name: 'Schedule' }).first().click()
    await expect(page.getByRole('dialog'), service).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/services/${service}/irvine$`))
  }
})

test('the booking site learns which site a patient comes from, but not which page', { tag: '@soak' }, async ({
  page,
  baseURL,
}) => {
  let referrer: string | undefined
  await page.route('https://booking.clearwater-eye-care.example/**', (route) => {
    referrer = route.request().headers().referer
    return route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' })
  })
  await page.goto('/services/keratoconus-specialist-near-me/irvine')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Book online/ })
    .first()
    .click()
  await expect(page).toHaveTitle('Booking')
  // Like a published site, this test's http site tells the https site its origin and never its path.
  expect(referrer).toBe(`${new URL(baseURL!).origin}/`)
})

test('without JavaScript the booking button works, in Spanish too', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.route('https://booking.clearwater-eye-care.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Booking</title>' }),
  )
  await page.goto('/es/services/myopia-control/irvine')
  await page.getByRole('link', { name: 'Reserve en línea (abre nuestro sitio de citas)' }).first().click()
  await expect(page).toHaveTitle('Booking')
})
