import { expect, type Locator, type Page } from '@playwright/test'

interface Watched {
  mails: string[]
  tracked: { name: string; properties: Record<string, string> }[]
}

/** Keeps the mail links that are pressed, by script or by hand, from leaving the browser, and the events from being forgotten. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { mails: [], tracked: [] }
    Object.assign(window, { watched })
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link === null || !link.href.startsWith('mailto:')) return
        event.preventDefault()
        watched.mails.push(link.href)
      },
      true,
    )
    document.addEventListener('sightline:track', (event) => watched.tracked.push((event as CustomEvent).detail))
  })
}

const watchedOn = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)

export const mailsOf = async (page: Page): Promise<string[]> => (await watchedOn(page)).mails

/** What was tracked, `name {properties}` each, in order. */
export const trackedOn = async (page: Page): Promise<string[]> =>
  (await watchedOn(page)).tracked
    // Every button is counted; that is not the dialog's doing.
    .filter(({ name }) => name !== 'button_click')
    .map(({ name, properties }) => `${name} ${JSON.stringify(properties)}`)

/** Opens the dialog by the first button of the page that asks for an appointment, and waits for its form. */
export async function openDialog(page: Page): Promise<Locator> {
  await page.locator('[data-open="appointment"]:visible').first().click()
  const dialog = page.getByRole('dialog')
  await expect(phoneIn(dialog)).toBeVisible()
  return dialog
}

/** Gives the practice a way to answer, without which a request is not taken. */
export const giveNumber = (dialog: Locator) => phoneIn(dialog).fill('(714) 555-0134')

const phoneIn = (dialog: Locator) => dialog.locator('input[type=tel]')

/** The body of a mail link as its reader sees it. */
export const bodyOf = (href: string): string =>
  decodeURIComponent(/[?&]body=([^&]*)/.exec(href)![1]!).replaceAll('\r\n', '\n')
