import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { findChromium } from './chromium.ts'

/**
 * One run of Lighthouse as on a phone, its throttling simulated, in a browser of its own: nothing is cached, as for who
 * comes for the first time. All categories, or those named.
 */
export async function runLighthouse(url: string, onlyCategories?: Flags['onlyCategories']): Promise<Result> {
  const port = 9222 + (process.pid % 1000)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // The benchmark's server signs its certificate itself.
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  try {
    const run = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories })
    return run!.lhr
  } finally {
    await browser.close()
  }
}
