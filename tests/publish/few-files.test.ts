import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { command } from '../support/command.ts'
import { editText } from '../support/edit-text.ts'
import { emptyFolder, world } from '../support/world.ts'

/** Opens all files that the command's process may open, but leaves three: enough to read, not to start esbuild. */
const openMost = `
import { closeSync, openSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
const files = []
try {
  while (workerData?.program === 'command-thread') files.push(openSync('/dev/null'))
} catch {}
for (const file of files.slice(-3)) closeSync(file)
`

it('a process that may not open enough files ends, says so and publishes nothing', async () => {
  const out = join(emptyFolder(), 'dist')
  // Bundling a service worker is what starts esbuild.
  const manifest = editText(world('base'), 'pages/about.yaml', /^kind: .*/m, '$&\nkeepOffline: true')
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(openMost)}` }
  const { code, err } = await command(['generate', '--manifest', manifest, '--out', out], env)
  expect(err).toMatch(
    /^The published site was not touched: this process has too many files open \(.*EMFILE.*"ulimit -n"/m,
  )
  expect(code).toBe(3)
  expect(existsSync(out)).toBe(false)
})
