import { defineConfig } from '@playwright/test'
import { findChromium, smallestChromium } from './support/chromium.ts'
import { practicePort, realPort, sites } from './support/e2e/e2e-sites.ts'
import { noGitSettings } from './support/git-settings.ts'
import { isSoak } from './support/soak.ts'

Object.assign(process.env, noGitSettings)

const wholeBrowser = /@whole-browser/

/** Rare cases, and tests much like another one: left to `npm run soak`. */
const left = isSoak ? [] : [/@soak/]

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  // Generous: CI machines stall for seconds at times. These tests do not measure speed.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env.CI !== undefined,
  // A browser that stalls once says nothing about the page. A test that passes on the second try is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: process.env.CI === undefined ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${practicePort}`,
    browserName: 'chromium',
    // As for visitors near the practice, wherever the tests run.
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Animations take an eighth of the time. Tests about them turn them on, and in a soak all tests have them.
    contextOptions: isSoak ? {} : { reducedMotion: 'reduce' },
    // A browser that has stopped drawing reacts to no click: better retried after a minute than after the whole test.
    actionTimeout: 60_000,
  },
  projects: [
    { name: 'chromium', grepInvert: [wholeBrowser, ...left], use: launched(smallestChromium()) },
    // What the headless shell lacks: mail links that leave the browser, and the back/forward cache, which Playwright
    // turns off by default.
    {
      name: 'whole browser',
      grep: wholeBrowser,
      grepInvert: left,
      use: launched(findChromium(), ['--disable-back-forward-cache']),
    },
  ],
  webServer: [served(sites.practice, practicePort), served(sites.real, realPort)],
})

/** Generates the site of a manifest and serves it while the tests run. */
function served({ manifest, out, options }: (typeof sites)[keyof typeof sites], port: number) {
  const sightline = 'node generator/sightline.mjs'
  return {
    command: `${sightline} generate ${options} --manifest ${manifest} --out ${out} && ${sightline} preview --out ${out} --port ${port}`,
    cwd: '..',
    port,
    reuseExistingServer: false,
    // On a new machine the code is bundled and every picture for shared links is drawn first.
    timeout: 600_000,
  }
}

function launched(executablePath: string | undefined, ignoreDefaultArgs: string[] = []) {
  return {
    launchOptions: {
      executablePath,
      ignoreDefaultArgs,
      // In the locale C, Chromium saves no download into a folder whose name has an umlaut.
      env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
      args: [
        // Debian's Chromium runs as root in containers only without its sandbox.
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        // Letters as wide as in the typeface: unlike other builds, the headless shell rounds them to whole pixels.
        '--font-render-hinting=none',
        // The gate is off on localhost, so its tests use host names of their own.
        '--host-resolver-rules=MAP *.test 127.0.0.1',
      ],
    },
  }
}
