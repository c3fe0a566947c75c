import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readIfThere } from '../../../generator/disk/read-if-there.ts'
import { cacheFolder } from '../../../generator/folders.ts'
import { ended, failing, start } from '../../support/command.ts'
import { emptyFolder, world } from '../../support/world.ts'

const saves = join(cacheFolder, 'saves')

/**
 * Runs two commands on a manifest. The first is stopped where it puts its first draft in place, until the second wants
 * to save or has ended.
 */
async function bothAt(folder: string, one: readonly string[], other: readonly string[]) {
  const isHalted = () => readdirSync(folder).some((name) => name.endsWith('.tmp'))
  const run = (parameters: readonly string[], fault: Parameters<typeof failing>[0]) =>
    start([...parameters, '--manifest', folder], failing(fault))
  const first = run(one, { under: [folder], only: 'rename', at: 1, code: 'STOP' })
  const end = ended(first)
  await vi.waitUntil(isHalted, { timeout: 60_000, interval: 1 })
  const log = join(emptyFolder(), 'log')
  const second = run(other, { under: [saves], only: 'symlink', log })
  const next = ended(second)
  const hasCome = () => readIfThere(log)?.includes('symlink') === true || second.exitCode !== null
  await vi.waitUntil(hasCome, { timeout: 60_000, interval: 1 })
  const waking = setInterval(() => first.kill('SIGCONT'), 20)
  const runs = await Promise.all([end, next])
  clearInterval(waking)
  return runs
}

const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

describe('of two commands that save the same manifest at once', () => {
  it('the second reads what the first has written to several files', { tags: ['soak'] }, async () => {
    const folder = world('base')
    const renaming = (old: string, now: string) => ['rename', 'city', old, now, '--yes']
    const runs = await bothAt(folder, renaming('Brook Hill', 'Brook Vale'), renaming('Cedar Point', 'Cedar Cape'))
    expect(runs.map(({ code }) => code)).toEqual([0, 0])
    expect(textOf(folder, 'cities.yaml').match(/name: (?:Brook|Cedar) .*/g)).toEqual([
      'name: Brook Vale',
      'name: Cedar Cape',
    ])
  })

  it('the second writes nothing to a file that it has read before the first wrote it', { tags: ['soak'] }, async () => {
    const folder = world('base')
    const adding = (name: string) => ['add', 'neighborhood', name, '--in', 'Brook Hill', '--yes']
    const [first, second] = await bothAt(folder, adding('Quail Rise'), adding('Heron Row'))
    expect([first.code, second.code]).toEqual([0, 2])
    expect(second.err).toContain(
      'neighborhoods.yaml changed in the meantime, so nothing was written. Run the command again.',
    )
    expect(textOf(folder, 'neighborhoods.yaml')).toContain('Quail Rise')
    expect(textOf(folder, 'neighborhoods.yaml')).not.toContain('Heron Row')
  })
})

it('a command that checks a manifest does not finish what another is saving', async () => {
  const folder = world('base')
  const [first] = await bothAt(folder, ['rename', 'city', 'Brook Hill', 'Brook Vale', '--yes'], ['check'])
  expect(first.code, first.err).toBe(0)
  expect(textOf(folder, 'cities.yaml')).toContain('Brook Vale')
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
})
