import { defineConfig } from '@playwright/test'
import { findChromium } from './support/chromium.ts'

const port = Number(process.env.E2E_PORT ?? 4317)

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  reporter: process.env.CI === undefined ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // Debian's Chromium runs as root in containers only without its sandbox.
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node generator/sightline.mjs generate --out .cache/e2e-site && node generator/sightline.mjs preview --out .cache/e2e-site --port ${port}`,
    cwd: '..',
    port,
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
