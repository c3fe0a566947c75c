import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'

/** The Chromium with everything that is already on the machine: named by CHROMIUM_PATH, Playwright's own, or the system's. */
export const findChromium = (): string | undefined =>
  firstOf([
    isHeadlessShell(process.env.CHROMIUM_PATH) ? undefined : process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ])

/** Chromium without windows, named by CHROMIUM_PATH or Debian's: it takes half the time of the whole browser. */
export const findHeadlessShell = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named) return isHeadlessShell(named) ? firstOf([named]) : undefined
  return firstOf(['/usr/bin/chromium-headless-shell'])
}

/**
 * What the browser tests launch: nothing stands for Playwright's own Chromium without windows, which comes with its whole one
 * and which it finds by itself.
 */
export const smallestChromium = (): string | undefined => {
  const whole = findChromium()
  return findHeadlessShell() ?? (whole === chromium.executablePath() ? undefined : whole)
}

/** By its name: `chromium-headless-shell` of Debian, `headless_shell` of Playwright. */
const isHeadlessShell = (path = '') => /headless[-_]shell/.test(basename(path))

const firstOf = (places: readonly (string | undefined)[]) =>
  places.find((path) => path !== undefined && path !== '' && existsSync(path))

/** The smallest Chromium of this machine. Throws a sentence for the person at the terminal where there is none. */
export function needChromium(): string {
  const path = findHeadlessShell() ?? findChromium()
  if (path === undefined) throw new Error(withoutChromium)
  return path
}

export const withoutChromium =
  'This needs a Chromium. Install one and name it in CHROMIUM_PATH, or run "npx playwright install chromium".'
