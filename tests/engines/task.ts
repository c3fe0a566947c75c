import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from './browser.ts'
import type { WatchedSite } from './watched-site.ts'

/** Something a visitor does. The report has a line with its name. */
export interface Task {
  name: string
  /** Rejects when it cannot be done. Resolves to a detail worth reporting, if there is one: `42 pages`. */
  run: (browser: Browser, site: WatchedSite) => Promise<string | undefined>
}

/** The timeout for what a page does by itself, in ms: slow machines take seconds, and nothing here measures speed. */
const patience = 20_000

/** Waits until `code` is true in the page, across navigations too. Rejects with `what` when that does not happen. */
export async function until<A extends unknown[]>(
  browser: Browser,
  what: string,
  code: (...given: A) => unknown,
  ...given: A
): Promise<void> {
  const end = Date.now() + patience
  let reason = ''
  while (Date.now() < end) {
    try {
      if (await browser.run(code, ...given)) return
      reason = ''
    } catch (error) {
      // Between two pages there is no page to ask.
      reason = ` (${(error as Error).message})`
    }
    await delay(50)
  }
  throw new Error(`not within ${patience / 1000} s: ${what}${reason}`)
}

export const untilAt = (browser: Browser, path: string) =>
  until(
    browser,
    `${path} is open`,
    (wanted) => location.pathname === wanted && document.readyState === 'complete',
    path,
  )

export const untilShown = (browser: Browser, selector: string) =>
  until(browser, `${selector} is shown`, isShown, selector)

export const untilHidden = (browser: Browser, selector: string) =>
  until(browser, `${selector} is hidden`, isHidden, selector)

const isShown = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) === true
const isHidden = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) !== true

export const untilFocused = (browser: Browser, selector: string) =>
  until(browser, `${selector} has the focus`, (wanted) => document.activeElement?.matches(wanted) === true, selector)

/** Moves the focus to an element that the Tab key would reach eventually. */
export const focus = (browser: Browser, selector: string) =>
  browser.run((wanted) => document.querySelector<HTMLElement>(wanted)!.focus(), selector)

/** Clicks a field and types into it. */
export async function fill(browser: Browser, selector: string, text: string): Promise<void> {
  await browser.click(selector)
  await untilFocused(browser, selector)
  await browser.press(...text)
}

/** The body of the only mail link opened since the last call. It has to be addressed to `address`. */
export async function openedMail(browser: Browser, address: string): Promise<string> {
  const [mail = '', ...others] = await openedMails(browser)
  assert.deepEqual(others, [], 'one mail link is opened')
  assert.ok(mail.startsWith(`mailto:${address}?`), `the practice is written to: ${mail}`)
  return new URL(mail).searchParams.get('body')!
}

/** The mail links that have been opened since the last call, oldest first. */
export const openedMails = (browser: Browser) => take(browser, 'engines-mails')

/** The complaints of pages since the last call. */
export const complaints = (browser: Browser) => take(browser, 'engines-complaints')

const take = (browser: Browser, list: string): Promise<string[]> =>
  browser.run((key) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    sessionStorage.removeItem(key)
    return kept
  }, list)
