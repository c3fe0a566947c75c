import { type ConsoleMessage, expect, type Page, test } from '@playwright/test'

/** Everything the page complains about, hydration warnings included. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
  })
  return heard
}

const schedule = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).first()

test('Schedule opens the appointment dialog for the page, and Cancel closes it', async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/conditions/dry-eye')
  await schedule(page, 'Schedule').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(/Requesting appointment for: .*[Dd]ry eye/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await schedule(page, 'Schedule').click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(heard).toEqual([])
})

test('the dialog takes focus, keeps it, and gives it back', async ({ page }) => {
  await page.goto('/')
  await schedule(page, 'Schedule').press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab')
  const inside = await page.evaluate(
    () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
  )
  expect(inside).toBe(true)
  await page.keyboard.press('Escape')
  await expect(schedule(page, 'Schedule')).toBeFocused()
})

test('the dialog speaks the language of the page', async ({ page }) => {
  await page.goto('/es/condiciones/ojos-secos')
  await page.getByRole('banner').locator('[data-open="appointment"]').first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /Cerrar/ })).toBeVisible()
})

test('when the dialog cannot be loaded, Schedule leads to the contact page', async ({ page }) => {
  await page.route('**/assets/chunks/**', (route) => route.abort())
  await page.goto('/')
  await schedule(page, 'Schedule').click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('every kind of page hydrates without a warning', async ({ page }) => {
  test.slow()
  const heard = complaints(page)
  const paths = [
    '/',
    '/es',
    '/about',
    '/contact',
    '/services',
    '/conditions',
    '/conditions/lasik',
    '/dry-eyes/eye-drops-orange-county',
    '/lasik-faq-orange-county',
    '/comparisons/glaucoma-management',
    '/locations/irvine-eye-doctor',
    '/es/ciudades/santa-ana-oculista',
    '/neighborhoods/balboa-island-eye-doctor',
    '/services/myopia-control',
    '/es/services/myopia-control/irvine',
    '/sitemap',
    '/admin/keratoconus-qr',
    '/admin/tools',
    '/out-of-service-area',
  ]
  for (const path of paths) {
    await page.goto(path)
    await page.locator('[data-open="appointment"]:visible').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  expect(heard).toEqual([])
})
