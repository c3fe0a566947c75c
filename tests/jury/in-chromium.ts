import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { findChromium, findHeadlessShell } from '../support/chromium.ts'
import type { MadeSite, SitePage } from '../support/made-site.ts'
import type { Finding } from './juror.ts'
import { fileOfPackage, installed } from './packages.ts'

/** For `Juror.available`: the package and a browser to run it in. */
export const availableInChromium = (name: string) =>
  browserPath() === undefined ? { missing: 'there is no Chromium (set CHROMIUM_PATH)' } : installed(name)

/**
 * Opens each page in turn, puts the script of a package into it, and collects the findings of `judge`. Bypasses the
 * page's content policy, which would refuse the script, as it should.
 */
export async function inChromium(
  pages: readonly SitePage[],
  { origin }: MadeSite,
  script: string,
  judge: (page: Page) => Promise<Omit<Finding, 'url'>[]>,
): Promise<Finding[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' })
    const findings: Finding[] = []
    for (const { url } of pages) {
      const page = await context.newPage()
      await page.goto(origin + url)
      await page.addScriptTag({ path: fileOfPackage(script) })
      findings.push(...(await judge(page)).map((finding) => ({ ...finding, url })))
      await page.close()
    }
    return findings
  } finally {
    await browser.close()
  }
}

function browserPath(): string | undefined {
  const path = findHeadlessShell() ?? findChromium()
  return path !== undefined && existsSync(path) ? path : undefined
}
