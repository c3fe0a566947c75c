import { spawn } from 'node:child_process'
import { expect, it, vi } from 'vitest'
import { loadBundle } from '../../generator/render/bundle.ts'

vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  spawn: vi.fn(() => {
    throw new Error('nothing is bundled in this test')
  }),
}))

it('bundling starts in its own process at once, before reading the manifest blocks the thread', async () => {
  const bundling = loadBundle(`begins-${process.pid}`, () => {})
  expect(spawn).toHaveBeenCalledOnce()
  await expect(bundling).rejects.toThrow('nothing is bundled in this test')
})
