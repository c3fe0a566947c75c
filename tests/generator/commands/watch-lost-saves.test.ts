import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import type { Io } from '../../../generator/commands/terminal/io.ts'
import * as watching from '../../../generator/commands/watch-folder.ts'
import { watchManifest } from '../../../generator/commands/watch-manifest.ts'
import { world } from '../../support/world.ts'

/** A watcher that has lost every file, as chokidar loses a file that was briefly a folder. */
vi.spyOn(watching, 'watchFolder').mockImplementation((_folder, { onReady }) => {
  setImmediate(onReady)
  return async () => {}
})
afterAll(vi.restoreAllMocks)

it('a watch notices a save within seconds, even of a file that its watcher has lost', {
  timeout: 20_000,
}, async () => {
  const manifest = world('base')
  const io = { manifest, note: () => appendFileSync(join(manifest, 'redirects.yaml'), '# saved\n') } as unknown as Io
  let looks = 0
  const work = () => {
    looks += 1
    if (looks === 2) throw new Error('seen')
  }
  await expect(watchManifest(io, 'check', work)).rejects.toThrow('seen')
})
