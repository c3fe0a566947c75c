import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { findChromium } from './chromium.ts'

/**
 * Runs Lighthouse once as on a phone, with simulated throttling, in a new browser: nothing is cached, as on a first
 * visit. Audits all categories unless some are named.
 */
export async function runLighthouse(url: string, onlyCategories?: Flags['onlyCategories']): Promise<Result> {
  const port = 9222 + (process.pid % 1000)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // The benchmark's server has a self-signed certificate.
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  try {
    const run = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories })
    return run!.lhr
  } finally {
    await browser.close()
  }
}
