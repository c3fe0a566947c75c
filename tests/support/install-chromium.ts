import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'

// Run before the browser tests: a fresh machine needs no step of its own.

const attempts: [what: string, command: string, ...args: string[]][] = [
  ["Playwright's Chromium", 'npx', 'playwright', 'install', 'chromium'],
  ["the list of Debian's packages", 'apt-get', 'update', '-qq'],
  ["Debian's Chromium", 'apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell'],
]

for (const [what, command, ...args] of attempts) {
  if (findChromium() !== undefined) break
  console.log(`No Chromium found: trying ${what} ...`)
  spawnSync(command, args, { stdio: 'inherit' })
}

if (findChromium() === undefined) {
  console.error(
    'The browser tests need a Chromium. Install one and name it in CHROMIUM_PATH, or run "npx playwright install chromium".',
  )
  process.exit(1)
}
