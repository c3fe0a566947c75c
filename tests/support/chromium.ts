import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'

/** An installed full Chromium: the one in CHROMIUM_PATH, Playwright's own, or the system's. */
export const findChromium = (): string | undefined =>
  firstOf([
    isHeadlessShell(process.env.CHROMIUM_PATH) ? undefined : process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ])

/** The headless shell, from CHROMIUM_PATH or Debian: it takes half the time of the full browser. */
export const findHeadlessShell = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named) return isHeadlessShell(named) ? firstOf([named]) : undefined
  return firstOf(['/usr/bin/chromium-headless-shell'])
}

/**
 * What the browser tests launch. Undefined means Playwright's own headless shell, which comes with its full browser and
 * which it finds by itself.
 */
export const smallestChromium = (): string | undefined => {
  const whole = findChromium()
  return findHeadlessShell() ?? (whole === chromium.executablePath() ? undefined : whole)
}

/** Recognized by name: `chromium-headless-shell` from Debian, `headless_shell` from Playwright. */
const isHeadlessShell = (path = '') => /headless[-_]shell/.test(basename(path))

const firstOf = (places: readonly (string | undefined)[]) =>
  places.find((path) => path !== undefined && path !== '' && existsSync(path))

/** The smallest Chromium on this machine. Throws a message for the person at the terminal when there is none. */
export function needChromium(): string {
  const path = findHeadlessShell() ?? findChromium()
  if (path === undefined) throw new Error(withoutChromium)
  return path
}

export const withoutChromium =
  'This needs a Chromium. Install one and name it in CHROMIUM_PATH, or run "npx playwright install chromium".'
