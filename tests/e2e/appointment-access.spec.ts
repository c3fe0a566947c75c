import { expect, test } from '@playwright/test'
import { axeViolations } from '../support/e2e/axe.ts'
import { openDialog, passPause, watch } from '../support/e2e/booking.ts'
import { someOf } from '../support/soak.ts'

const widths = [320, 768, 1280]

const languages = [
  { path: '/conditions/dry-eye', submit: 'Send Email Request', more: 'More details, optional', close: 'Done' },
  { path: '/es/condiciones/ojos-secos', submit: 'Enviar solicitud por correo', more: 'Más detalles', close: 'Listo' },
]

for (const { path, submit, more, close } of someOf(languages, 2)) {
  test(`axe finds nothing in the dialog at any step and width: ${path}`, async ({ page }) => {
    await watch(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of someOf(widths, 3)) {
      await page.emulateMedia({ colorScheme: width === 768 ? 'dark' : 'light' })
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const dialog = await openDialog(page)
      // The dialog alone: kinds.spec.ts checks the page.
      const violations = () => axeViolations(page, undefined, 'dialog[open]')
      const found: Record<string, string[]> = { open: await violations() }
      const sideways = () => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(await sideways(), `${width} px`).toBe(0)

      await dialog.getByRole('button', { name: submit }).click()
      await expect(dialog.getByRole('alert')).toBeInViewport()
      found.unanswerable = await violations()
      expect(await sideways(), `${width} px`).toBe(0)

      await dialog.getByText(more).click()
      await dialog.locator('input[type=tel]').fill('5')
      await dialog.locator('select').first().selectOption('other')
      await page.evaluate(() => sessionStorage.removeItem('csrf_token'))
      await dialog.getByRole('button', { name: submit }).click()
      await expect(dialog.getByRole('alert')).toBeInViewport()
      found.refused = await violations()
      expect(await sideways(), `${width} px`).toBe(0)

      await page.keyboard.press('Escape')
      await openDialog(page)
      await dialog.getByRole('button', { name: submit }).click()
      await passPause(dialog)
      await expect(dialog.getByRole('button', { name: close })).toBeVisible()
      found.opened = await violations()
      expect(await sideways(), `${width} px`).toBe(0)
      expect(found, `${width} px`).toEqual({ open: [], unanswerable: [], refused: [], opened: [] })
      // Becomes another visitor: a single one may not send six requests a minute.
      await page.evaluate(() => sessionStorage.clear())
    }
  })
}

test('a screen reader announces a doubtful number: the live region for the note exists beforehand', async ({
  page,
}) => {
  await page.goto('/about')
  const dialog = await openDialog(page)
  const phone = dialog.getByLabel('Phone number')
  const note = dialog.getByRole('paragraph').and(phone.locator('~ [aria-live="polite"]'))
  await expect(note).toHaveCount(1)
  await expect(note).toBeEmpty()
  await phone.fill('555')
  await expect(note, 'while it is typed').toBeEmpty()
  await dialog.getByLabel('Email address').focus()
  await expect(note).toHaveText(/Please check this number/)
})
