import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../../generator/cache/kinds.ts'
import { failureOf } from '../../generator/commands/terminal/failure.ts'
import { cacheFolder } from '../../generator/folders.ts'
import { bundlingError } from '../../generator/render/build-bundle.ts'
import { command, ended, failing, start } from '../support/command.ts'
import { forget } from '../support/published.ts'
import { someOf } from '../support/soak.ts'
import { cleanWorlds, emptyFolder, world } from '../support/world.ts'

afterAll(cleanWorlds)

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

const unfinished = () =>
  Object.keys(kinds).flatMap((kind) =>
    existsSync(join(cacheFolder, kind))
      ? readdirSync(join(cacheFolder, kind)).filter((file) => /\.kept\.\d+\.\d+$/.test(file))
      : [],
  )

describe('a cache that cannot be written', () => {
  it.each(someOf(['ENOSPC', 'EROFS', 'EACCES'], 3))('keeps no manifest from being checked: %s', async (code) => {
    const before = unfinished()
    const { code: exitCode, err } = await withoutRoom(code, 'check')
    expect(err).not.toContain('published site')
    expect(exitCode).toBe(0)
    expect(unfinished()).toEqual(before)
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

  it('is reported when the command has no room to compile itself', async () => {
    const compiled = join(cacheFolder, 'cli')
    const fault = { under: [compiled], only: 'write', at: 1, code: 'ENOSPC', lasting: true }
    const child = start(['check', '--force', '--json'], failing(fault))
    const { code, out, err } = await ended(child)
    expect([code, err]).toEqual([3, ''])
    expect(JSON.parse(out)).toEqual({ error: { kind: 'io', message: expect.stringContaining(`into ${compiled}`) } })
    expect(readdirSync(compiled).filter((name) => name.endsWith(`.${child.pid}`))).toEqual([])
  })
})
