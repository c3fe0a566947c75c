import type { Page } from '@playwright/test'

/** Collects the browser's questions whether to leave the page, and answers no. */
export function questionsOn(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  return asked
}

/** Closes the tab as its visitor does. */
export const closeTab = (page: Page): Promise<void> => page.close({ runBeforeUnload: true })

/** Follows a link of the page, one that a script makes. */
export const follow = (page: Page, href: string): Promise<void> => page.evaluate((to) => location.assign(to), href)
