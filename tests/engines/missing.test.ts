import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { emptyFolder } from '../support/world.ts'

test('an engine that is not installed is reported with its package, and does not fail the run', {
  tags: ['soak'],
}, () => {
  const nowhere = emptyFolder()
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
  const { status, stdout } = spawnSync(process.execPath, [tsx, 'tests/engines/run.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: nowhere, FIREFOX_PATH: '' },
  })
  expect(stdout).toMatch(/^firefox {2}not installed here: apt-get install firefox-esr {2}not run$/m)
  expect(stdout).toMatch(/^webkit {2}not installed here: apt-get install webkit2gtk-driver xvfb {2}not run$/m)
  expect(status).toBe(0)
})
