import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { noGitSettings } from './support/git-settings.ts'
import { isSoak } from './support/soak.ts'

// Dates and colors must not depend on the machine the tests run on.
process.env.TZ = 'UTC'

/**
 * Like the command, see generator/sightline.mjs: saves a seventh of the processor time. Newer Nodes would not start.
 */
const rarelyOptimizing = process.versions.node.startsWith('20.') ? ['--interrupt-budget=600000'] : []

/**
 * Tests that mock modules, which all files in a process share: each gets its own process and loads all modules again. A
 * spy on a module, restored after the file, needs none.
 */
const alone = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join(import.meta.dirname, file))
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      // Libraries are loaded once for all of these files: loading them takes about a second.
      {
        extends: true,
        test: { name: 'together', include: ['tests/**/*.test.{ts,tsx}'], exclude: alone, isolate: false },
      },
    ],
    environment: 'node',
    tags: [{ name: 'soak', description: 'Left to `npm run soak`.', skip: !isSoak }],
    globalSetup: ['tests/support/temporary-folder.ts', 'tests/support/built-site.ts'],
    env: { TZ: 'UTC', NO_COLOR: '1', ...noGitSettings },
    watch: false,
    // Processes, not threads: some tests depend on the working folder, signals and exit codes. Two fill a small CI
    // machine, and a third runs while others wait for real pauses: saves a sixteenth of the time.
    pool: 'forks',
    maxWorkers: 3,
    // Room for short-lived objects, of which tests make many: saves a tenth of the CPU time.
    execArgv: [...rarelyOptimizing, '--max-semi-space-size=64'],
    setupFiles: ['tests/support/same-draws.ts', 'tests/support/clean-up-after-file.ts'],
    // Titles contain whole values: truncated at the default of 40 characters, many would be alike.
    chaiConfig: { truncateThreshold: 200 },
    // Ends what hangs, and does not measure speed: on a busy machine everything takes ten times as long. In a soak,
    // some tests take half an hour even on an idle one.
    testTimeout: isSoak ? 7_200_000 : 600_000,
    hookTimeout: 600_000,
  },
})
