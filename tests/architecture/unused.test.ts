import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../generator/folders.ts'

test('no file or dependency is unused or missing, and no imports are circular', () => {
  const knip = join(root, 'node_modules/knip/bin/knip.js')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [knip, '--config', 'tests/knip.config.ts', '--treat-config-hints-as-errors', '--no-progress'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(status === 0 ? '' : `${stdout}${stderr}`).toBe('')
}, 300_000)
