import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './support/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 4317)
const wholeBrowser = /@whole-browser/

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  // Generous: machines that CI runs on stop for seconds at times. How fast something comes is not for these tests to say.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.CI === undefined ? 'list' : 'line',
  use: { baseURL: `http://localhost:${port}`, browserName: 'chromium' },
  projects: [
    { name: 'chromium', grepInvert: wholeBrowser, use: launched(findHeadlessShell() ?? findChromium()) },
    // What the shell does not have: mail links that leave the browser, and pages kept for the way back.
    { name: 'whole browser', grep: wholeBrowser, use: launched(findChromium()) },
  ],
  webServer: {
    command: `node generator/sightline.mjs generate --out .cache/e2e-site && node generator/sightline.mjs preview --out .cache/e2e-site --port ${port}`,
    cwd: '..',
    port,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})

function launched(executablePath: string | undefined) {
  return {
    launchOptions: {
      executablePath,
      // Debian's Chromium runs as root in containers only without its sandbox.
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  }
}
