import type { Page } from '@playwright/test'

/** The button in the footer, which shows once the rest of the analytics has loaded. */
export const privacyButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /Privacy choices|Opciones de privacidad/ })
