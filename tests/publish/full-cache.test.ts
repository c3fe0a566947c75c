import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { kinds } from '../../generator/cache/kinds.ts'
import { failureOf } from '../../generator/commands/terminal/failure.ts'
import { cacheFolder } from '../../generator/folders.ts'
import { bundlingError } from '../../generator/render/bundling-error.ts'
import { command, failing } from '../support/command.ts'
import { forget } from '../support/published.ts'
import { someOf } from '../support/soak.ts'
import { emptyFolder, world } from '../support/world.ts'

/** The command itself is compiled into the cache by the first run, and the templates are bundled. */
beforeAll(async () => {
  const out = join(emptyFolder(), 'dist')
  expect((await command(['generate', '--manifest', world('base'), '--out', out])).code).toBe(0)
  forget(out)
})

/** Runs a command on a practice that the cache does not know, while nothing can be written to the cache. */
async function withoutRoom(code: string, name: string, ...options: string[]) {
  const fault = { under: [cacheFolder], only: 'write', at: 1, code, lasting: true }
  return command([name, '--manifest', world('base'), ...options], failing(fault))
}

/** The entries that are files, and that some command has begun to write. */
const unfinished = () =>
  Object.entries(kinds).flatMap(([kind, limits]) =>
    !('isFolder' in limits) && existsSync(join(cacheFolder, kind))
      ? readdirSync(join(cacheFolder, kind)).filter((file) => /\.kept\.[0-9a-f]+$/.test(file))
      : [],
  )

describe('a cache that cannot be written', () => {
  it.each(someOf(['ENOSPC', 'EROFS', 'EACCES'], 3))('keeps no manifest from being checked: %s', async (code) => {
    const before = unfinished()
    const { code: exitCode, err } = await withoutRoom(code, 'check')
    expect(err).not.toContain('published site')
    expect(exitCode).toBe(0)
    // Those of other tests are there for a moment.
    await vi.waitFor(() => expect(unfinished().filter((file) => !before.includes(file))).toEqual([]), 60_000)
  })

  const told = [
    ['ENOSPC', `the disk of ${cacheFolder} is full`],
    ['EDQUOT', `your quota on the disk of ${cacheFolder} is used up`],
    ['EROFS', `the disk of ${cacheFolder} is read-only`],
    ['EACCES', `this user has no permission to write to ${cacheFolder}`],
  ] as const
  it.each(someOf(told, 2))('is reported when the record of the site has no room: %s', async (code, told) => {
    const out = join(emptyFolder(), 'dist')
    const { code: exitCode, err } = await withoutRoom(code, 'generate', '--out', out)
    expect(exitCode).toBe(3)
    expect(err).toContain(`The published site was not touched: ${told}`)
    expect(err).not.toContain('--out')
    expect(existsSync(out)).toBe(false)
  })

  it('is reported when the bundler, a separate program, has no room', () => {
    const output = 'Caused by:\n    No space left on device (os error 28)\n    at RolldownBuild.build'
    const { code, message } = failureOf(
      bundlingError(output, join(cacheFolder, 'bundles', 'abc.kept')),
      'generate',
      false,
    )
    expect([code, message]).toEqual([3, expect.stringContaining(`The published site was not touched: ${told[0][1]} (`)])
  })

  it('is reported when the bundler may not write next to the code', () => {
    const refused = "EROFS: read-only file system, open '/app/node_modules/.vite-temp/vite.config.ts.timestamp-1.mjs'"
    const output = `failed to load config from /app/vite.config.ts\nerror during build:\nError: ${refused}\n    at open`
    const { code, message } = failureOf(bundlingError(output, cacheFolder), 'generate', false)
    expect([code, message]).toEqual([3, expect.stringContaining(`needs a folder to write to (${refused}), so make it`)])
  })

  it('is reported when the bundler may not open enough files', () => {
    const output = "error during build:\nError: EMFILE: too many open files, open '/app/node_modules/a.js'\n    at open"
    const { code, message } = failureOf(bundlingError(output, cacheFolder), 'generate', false)
    expect([code, message]).toEqual([3, expect.stringContaining('which "ulimit -n" shows')])
  })

  it('is reported when the system ends the bundler', () => {
    const { code, message } = failureOf(bundlingError('', cacheFolder, 'SIGABRT'), 'generate', false)
    expect([code, message]).toEqual([3, expect.stringContaining('too little memory or too few processes')])
  })

  it('is reported when the command has no room to compile itself', { tags: ['soak'] }, async () => {
    const compiled = join(cacheFolder, 'cli')
    const fault = { under: [compiled], only: 'write', at: 1, code: 'ENOSPC', lasting: true }
    const { code, out, err } = await command(['check', '--force', '--json'], failing(fault))
    expect([code, err]).toEqual([3, ''])
    const { error } = JSON.parse(out) as { error: { kind: string; message: string } }
    expect(error).toEqual({ kind: 'io', message: expect.stringContaining(`into ${compiled}`) })
    const [, unfinished] = /'(.*\.kept\.[0-9a-f]+)\//.exec(error.message)!
    expect(existsSync(unfinished!)).toBe(false)
  })
})
