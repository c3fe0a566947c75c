import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../../generator/folders.ts'
import { emptyFolder } from '../support/world.ts'

it('a bundle whose command is gone ends without being finished', async () => {
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', SIGHTLINE_BUNDLE: emptyFolder() },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const closed = once(child, 'exit')
  // As when the process at the other end of all three has been killed.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy()
  const [status] = await closed
  expect(status).toBe(1)
}, 60_000)
