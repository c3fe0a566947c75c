import { expect, type Locator, type Page } from '@playwright/test'
import { eventsOn, tracked } from './tracked.ts'

/**
 * Records the mail links that are clicked, by script or by hand, without opening them. Records tracked events too. The
 * page's clock runs as usual, but can be put forward, as `sendByMail` does.
 */
export async function watch(page: Page): Promise<void> {
  await page.clock.install()
  await tracked(page)
  await page.addInitScript(() => {
    const mails: string[] = []
    Object.assign(window, { mails })
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link === null || !link.href.startsWith('mailto:')) return
        event.preventDefault()
        mails.push(link.href)
      },
      true,
    )
  })
}

export const mailsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { mails: string[] }).mails)

/** The tracked events, in order, each as `name {properties}`. */
export const trackedOn = async (page: Page): Promise<string[]> =>
  (await eventsOn(page))
    // Tracked for every button of a page, not by the dialog.
    .filter(({ name }) => name !== 'button_click')
    .map(({ name, properties }) => `${name} ${JSON.stringify(properties)}`)

/** Opens the dialog with the first visible appointment button of the page, and waits for its form. */
export async function openDialog(page: Page): Promise<Locator> {
  await page.locator('[data-open="appointment"]:visible').first().click()
  const dialog = page.getByRole('dialog')
  await expect(phoneIn(dialog)).toBeVisible()
  return dialog
}

/** Fills in a phone number: a request that gives no way to answer is refused. */
export const enterNumber = (dialog: Locator) => phoneIn(dialog).fill('(714) 555-0134')

/** Sends the request through the visitor's mail app, and waits for what to do next. */
export async function sendByMail(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Send Email Request' }).click()
  await passPause(dialog)
  await expect(dialog.getByRole('heading', { name: /Next step/ })).toBeVisible()
}

/** Passes the second that the dialog waits before it opens the mail app. */
export const passPause = (dialog: Locator) => dialog.page().clock.fastForward(1000)

const phoneIn = (dialog: Locator) => dialog.locator('input[type=tel]')

/** The body of a mail link as its reader sees it. */
export const bodyOf = (href: string): string =>
  decodeURIComponent(/[?&]body=([^&]*)/.exec(href)![1]!).replaceAll('\r\n', '\n')
