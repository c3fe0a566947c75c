import { spawnSync } from 'node:child_process'
import { findChromium, withoutChromium } from './chromium.ts'

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
  console.error(withoutChromium)
  process.exit(1)
}
