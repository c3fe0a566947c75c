import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { watchFolder } from '../../../generator/commands/watch-folder.ts'
import { emptyFolder } from '../../support/world.ts'

it('a watched folder is not left by a symlink, into a whole disk or round and round', async () => {
  const practice = emptyFolder()
  const manifest = join(practice, 'manifest')
  mkdirSync(manifest)
  symlinkSync('..', join(manifest, 'up'))
  const saved: string[] = []
  const failures: unknown[] = []
  const onReady = () => {
    writeFileSync(join(practice, 'outside.yaml'), '')
    writeFileSync(join(manifest, 'inside.yaml'), '')
  }
  const close = watchFolder(manifest, {
    onReady,
    onSave: (file) => saved.push(file),
    onError: (error) => failures.push(error),
  })
  const inside = join(manifest, 'inside.yaml')
  await vi.waitFor(() => expect(saved).toContain(inside), { timeout: 20_000 })
  await close()
  expect({ saved, failures }).toEqual({ saved: [inside], failures: [] })
})
