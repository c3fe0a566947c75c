import { expect, type Page } from '@playwright/test'

/** Opens a page of the development server with the editor on. */
export async function edit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Edit this site' }).click()
  await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
}

export const panel = (page: Page, name: string) => page.getByRole('region', { name })

/** The status next to the tools, which says what was done last. */
export const said = (page: Page) => page.getByRole('navigation', { name: 'Editor' }).getByRole('status')

/** Opens the heading of the about page to edit it. */
export async function openHeading(page: Page) {
  await page.getByRole('heading', { level: 1 }).click()
  const text = panel(page, 'Edit text')
  await expect(text.getByLabel('English')).toHaveValue('About our practice')
  return text
}
