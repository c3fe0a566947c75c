import { expect, type Page } from '@playwright/test'

export const screen = (page: Page) => page.locator('[data-gate-screen]')
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Expects the page to be open: nothing covers it, and all of it can be reached. */
export async function expectOpen(page: Page, path: string) {
  // The fade from another page takes a moment.
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await expect(page.locator('html')).not.toHaveAttribute('data-gate-state', /checking|denied/)
  await expect(screen(page)).toBeHidden()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
}
