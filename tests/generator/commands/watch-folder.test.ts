import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { watchFolder } from '../../../generator/commands/watch-folder.ts'
import { emptyFolder } from '../../support/world.ts'

it.each([
  ['out of it', 'up'],
  ['back to it', 'photos/loop'],
])('a watched folder is not searched through a symlink that leads %s', async (_, link) => {
  const practice = emptyFolder()
  const manifest = join(practice, 'manifest')
  mkdirSync(join(manifest, 'photos'), { recursive: true })
  symlinkSync('..', join(manifest, link))
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
