import type { Page } from '@playwright/test'

/** Fills in a field from a script of the page, which React does not notice: it only hears of changes by hand. */
export const fillUnnoticed = (page: Page, selector: string, value: string): Promise<void> =>
  page.locator(selector).evaluate((element, text) => {
    ;(element as HTMLInputElement).value = text
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }, value)
