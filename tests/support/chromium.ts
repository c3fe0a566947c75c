import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The Chromium that is already on the machine: named by CHROMIUM_PATH, Playwright's own, or the system's. */
export function findChromium(): string | undefined {
  const places = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return places.find((path) => path !== undefined && path !== '' && existsSync(path))
}
