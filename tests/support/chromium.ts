import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The Chromium that is already on the machine: named by CHROMIUM_PATH, Playwright's own, or the system's. */
export const findChromium = (): string | undefined =>
  firstOf([
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ])

/** Debian's Chromium without windows, where no other was named: it takes half the time of the whole browser. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? undefined : firstOf(['/usr/bin/chromium-headless-shell'])

const firstOf = (places: readonly (string | undefined)[]) =>
  places.find((path) => path !== undefined && path !== '' && existsSync(path))
