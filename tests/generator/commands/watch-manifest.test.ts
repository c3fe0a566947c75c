import fs, { appendFileSync, cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { Io } from '../../../generator/commands/terminal/io.ts'
import { watchManifest } from '../../../generator/commands/watch-manifest.ts'
import { loadSite } from '../../../generator/load-site.ts'
import type { Progress } from '../../../generator/publish/progress.ts'
import { someOf } from '../../support/soak.ts'
import { emptyFolder, world } from '../../support/world.ts'

/** Fails with a missing file on the first read, and ends the watch on the next. Returns the number of reads. */
async function triesAfterReading(missing: string, manifest: string): Promise<number> {
  let tries = 0
  const io = { manifest, note: () => {} } as unknown as Io
  const work = () => {
    tries += 1
    if (tries === 1) readFileSync(missing)
    throw new Error('enough')
  }
  await watchManifest(io, 'check', work).catch(() => {})
  return tries
}

it('a watch retries if a file of the manifest is missing for the moment in which it is saved', async () => {
  const manifest = world('base')
  expect(await triesAfterReading(join(manifest, 'pages/saved.yaml'), manifest)).toBe(2)
})

it('a watch ends if any other file is missing', async () => {
  expect(await triesAfterReading(join(emptyFolder(), 'gone'), world('base'))).toBe(1)
})

it('a watch that waits for a save shows nothing in progress', async () => {
  const manifest = world('base')
  const whileWaiting: unknown[] = []
  let shown: Progress | undefined
  const io = {
    manifest,
    progress: (now) => {
      shown = now
    },
    note: () => {
      whileWaiting.push(shown)
      appendFileSync(join(manifest, 'redirects.yaml'), '# saved\n')
    },
  } as Pick<Io, 'manifest' | 'progress' | 'note'> as Io
  const work = () => {
    if (whileWaiting.length > 0) throw new Error('enough')
    io.progress?.({ phase: 'reading' })
  }
  await watchManifest(io, 'check', work).catch(() => {})
  expect(whileWaiting).toEqual([undefined])
})

/** Watches a manifest and counts the looks at it, each of which loads it. */
function watching(manifest: string) {
  const told: string[] = []
  const io = { manifest, note: (text: string) => told.push(text) } as unknown as Io
  let looks = 0
  let isOver = false
  const ended = watchManifest(io, 'check', () => {
    if (isOver) throw new Error('enough')
    looks += 1
    loadSite(manifest)
  }).catch((error: Error) => error.message)
  const until = (test: () => void) => vi.waitFor(test, { timeout: 20_000, interval: 20 })
  const save = () => appendFileSync(join(manifest, 'redirects.yaml'), '# saved\n')
  const sees = async (change: () => void) => {
    const before = looks
    change()
    await until(() => expect(looks).toBeGreaterThan(before))
  }
  const end = async () => {
    isOver = true
    save()
    expect(await ended).toBe('enough')
  }
  return { told, ended, until, save, sees, end, started: () => until(() => expect(looks).toBe(1)) }
}

/** Lets nobody look into a folder, as without permission for the one above it, until the returned function is called. */
function forbid(folder: string): () => void {
  const real = fs.statSync
  const refuse = (path: string) => {
    throw Object.assign(new Error(`EACCES: permission denied, stat '${path}'`), {
      code: 'EACCES',
      syscall: 'stat',
      path,
    })
  }
  const looking = vi
    .spyOn(fs, 'statSync')
    .mockImplementation(((path: string, ...others: []) =>
      path.startsWith(folder) ? refuse(path) : real(path, ...others)) as typeof real)
  syncBuiltinESMExports()
  return () => {
    looking.mockRestore()
    syncBuiltinESMExports()
  }
}

it('a watch continues after a full disk, and says what to do', async () => {
  const manifest = world('base')
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: 'write' })
  const failing: (Error | undefined)[] = [undefined, full, undefined, new Error('a bug')]
  const told: string[] = []
  const io = { manifest, note: (text: string) => told.push(text) } as unknown as Io
  const ended = watchManifest(io, 'generate', () => {
    const failure = failing.shift()
    if (failing.length > 0) appendFileSync(join(manifest, 'redirects.yaml'), '# saved\n')
    if (failure !== undefined) throw failure
  })
  await expect(ended).rejects.toThrow('a bug')
  expect(told.filter((text) => !text.startsWith('Watching'))).toEqual([
    'The published site was not touched: the disk is full (ENOSPC: no space left on device), so free some space and save a file again.',
  ])
})

describe('a watch whose folder', () => {
  const away = (manifest: string) => `${manifest}.away`

  const ways: [string, (manifest: string) => void, (manifest: string) => void][] = [
    ['is moved away', (it) => renameSync(it, away(it)), (it) => renameSync(away(it), it)],
    ['is removed', (it) => rmSync(it, { recursive: true }), (it) => cpSync(world('base'), it, { recursive: true })],
    [
      'is empty',
      (it) => readdirSync(it).forEach((file) => void rmSync(join(it, file), { recursive: true })),
      (it) => cpSync(world('base'), it, { recursive: true }),
    ],
  ]
  it.each(someOf(ways, 3))('%s says so once, and sees every save when it is back', async (_, take, putBack) => {
    const manifest = world('base')
    const { told, until, save, sees, end, started } = watching(manifest)
    const missing = () => told.filter((text) => text.startsWith('There is no'))
    await started()
    take(manifest)
    await until(() => expect(missing()).toHaveLength(1))
    await setTimeout(700)
    expect(missing()).toHaveLength(1)
    await sees(() => putBack(manifest))
    await setTimeout(700)
    await sees(save)
    await end()
  })

  it('cannot be read for a while says so once, and continues when it can', async () => {
    const manifest = world('base')
    const { told, until, save, sees, end, started } = watching(manifest)
    const refused = () => told.filter((text) => text.includes('this user has no permission'))
    await started()
    const permit = forbid(manifest)
    save()
    await until(() => expect(refused()).toHaveLength(1))
    await setTimeout(700)
    expect(refused()).toHaveLength(1)
    await sees(permit)
    await end()
  })

  it('is replaced by another sees its contents at once, and every save in it', { tags: ['soak'] }, async () => {
    const manifest = world('base')
    const other = world('base')
    appendFileSync(join(other, 'redirects.yaml'), '# another\n')
    const { save, sees, end, started } = watching(manifest)
    await started()
    await sees(() => {
      renameSync(manifest, join(emptyFolder(), 'away'))
      renameSync(other, manifest)
    })
    await sees(save)
    await end()
  })

  it('is missing at the start ends', async () => {
    const { ended } = watching(join(emptyFolder(), 'none'))
    expect(await ended).toContain('There is no folder')
  })
})
