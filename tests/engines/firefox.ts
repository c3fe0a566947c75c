import puppeteer from 'puppeteer-core'
import { within } from '../support/within.ts'
import type { Engine } from './browser.ts'
import { programAt } from './programs.ts'

/** Firefox by WebDriver BiDi: Debian's, or the one in FIREFOX_PATH. */
export const firefox: Engine = {
  name: 'firefox',
  missing: () => (path() === undefined ? ['firefox-esr'] : []),
  start: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: path()!,
      headless: true,
      // The first start on a machine creates a profile, which takes half a minute on a busy machine.
      timeout: 120_000,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'dom.security.https_first': false },
    })
    const page = await browser.newPage()
    return {
      name: (await browser.version()).replace('/', ' '),
      open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
      run: (code, ...given) => page.evaluate(code as (...given: unknown[]) => never, ...given),
      click: async (selector) => {
        for (const element of await page.$$(selector)) if (await element.isVisible()) return element.click()
        throw new Error(`no clickable element matches ${selector}`)
      },
      press: async (...keys) => {
        for (const key of keys) await page.keyboard.press(key as 'Enter')
      },
      resize: (width, height) => page.setViewport({ width, height }),
      close: () =>
        within(closeLimit, 'Firefox closes', browser.close()).catch(() => void browser.process()?.kill('SIGKILL')),
    }
  },
}

/** Milliseconds. */
const closeLimit = 15_000

const path = () => process.env.FIREFOX_PATH || programAt('firefox-esr') || programAt('firefox')
