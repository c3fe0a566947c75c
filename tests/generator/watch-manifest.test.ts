import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Io } from '../../generator/commands/terminal/io.ts'
import { watchManifest } from '../../generator/commands/watch-manifest.ts'
import { cleanWorlds, emptyFolder, world } from '../support/world.ts'

afterAll(cleanWorlds)

/** Reads a missing file on the first try, and ends the watch on the next. Returns the number of tries. */
async function triesAfterReading(missing: string, manifest: string): Promise<number> {
  let tries = 0
  const io = { manifest, note: () => {} } as unknown as Io
  const work = () => {
    tries += 1
    if (tries === 1) readFileSync(missing)
    throw new Error('enough')
  }
  await watchManifest(io, work).catch(() => {})
  return tries
}

it('a watch retries if a file of the manifest is missing for the moment in which it is saved', async () => {
  const manifest = world('base')
  expect(await triesAfterReading(join(manifest, 'pages/saved.yaml'), manifest)).toBe(2)
})

it('a watch ends if any other file is missing', async () => {
  expect(await triesAfterReading(join(emptyFolder(), 'gone'), world('base'))).toBe(1)
})
