import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { needChromium } from '../support/chromium.ts'
import type { SitePage } from '../support/made-site.ts'
import { type Entry, sheetPage } from './sheet-page.ts'

interface Sheet {
  origin: string
  pages: readonly SitePage[]
  colorScheme: 'light' | 'dark'
  /** Whole pages instead of first screens. */
  isFull: boolean
  /** Absolute path of the PNG. Its folder is created. */
  file: string
}

/** In CSS pixels. */
const screens = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
}

type Screen = keyof typeof screens

/**
 * Takes screenshots of each page on a phone and a desktop, and combines them into one PNG. Returns its size in pixels.
 * Throws when there is no browser, or a page does not exist.
 */
export async function takeSheet({ file, ...sheet }: Sheet): Promise<{ width: number; height: number }> {
  const browser = await chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] })
  try {
    const [phone, desk] = await Promise.all([shots('phone', sheet, browser), shots('desk', sheet, browser)])
    const entries = sheet.pages.map(
      ({ kind, url }, index): Entry => ({ kind, url, phone: phone[index]!, desk: desk[index]! }),
    )
    const page = await browser.newPage()
    await page.setContent(sheetPage(entries, sheet.isFull), { waitUntil: 'load' })
    const body = page.locator('body')
    mkdirSync(dirname(file), { recursive: true })
    await body.screenshot({ path: file, animations: 'disabled', timeout: 0 })
    const { width, height } = (await body.boundingBox())!
    return { width: Math.ceil(width), height: Math.ceil(height) }
  } finally {
    await browser.close()
  }
}

/** The PNG of each page, in their order. */
async function shots(
  screen: Screen,
  { origin, pages, colorScheme, isFull }: Omit<Sheet, 'file'>,
  browser: Browser,
): Promise<Buffer[]> {
  const context = await browser.newContext({
    viewport: screens[screen],
    colorScheme,
    reducedMotion: 'reduce',
    // Pages in another language than the browser's offer to change it.
    locale: pages[0]!.language,
  })
  const page = await context.newPage()
  const taken: Buffer[] = []
  for (const { url } of pages) {
    const response = await page.goto(origin + url)
    if (response?.ok() !== true && response?.status() !== 404)
      throw new Error(`${url} returned status ${response?.status()}.`)
    await page.evaluate(() => document.fonts.ready)
    taken.push(await page.screenshot({ fullPage: isFull, animations: 'disabled', timeout: 0 }))
  }
  await context.close()
  return taken
}
