import { spawnSync } from 'node:child_process'
import { findChromium, smallestChromium, withoutChromium } from './chromium.ts'

// Run before the browser tests, so that a fresh machine needs no extra step.

if (findChromium() === undefined) run("Playwright's Chromium", 'npx', 'playwright', 'install', 'chromium')
// A few tests need the full browser, in which all others take twice as long. Root, as in a container, gets both.
const isSmallMissing = !process.env.CHROMIUM_PATH && findChromium() === smallestChromium()
if (findChromium() === undefined || (isSmallMissing && process.getuid?.() === 0)) {
  run("the list of Debian's packages", 'apt-get', 'update', '-qq')
  run("Debian's Chromium", 'apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell')
}

if (findChromium() === undefined) {
  console.error(withoutChromium)
  process.exit(1)
}

function run(what: string, command: string, ...args: string[]): void {
  console.log(`Installing ${what} for the browser tests ...`)
  spawnSync(command, args, { stdio: 'inherit' })
}
