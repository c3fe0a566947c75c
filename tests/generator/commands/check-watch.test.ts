import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { root } from '../../../generator/folders.ts'
import { world } from '../../support/world.ts'

const started: ChildProcess[] = []
afterEach(() => started.splice(0).forEach((child) => void child.kill('SIGKILL')))

function watching(folder: string, ...options: string[]) {
  const sightline = join(root, 'generator/sightline.mjs')
  const child = spawn(process.execPath, [sightline, 'check', '--watch', '--manifest', folder, ...options])
  started.push(child)
  const told = { out: '', err: '' }
  child.stdout.on('data', (data) => (told.out += data))
  child.stderr.on('data', (data) => (told.err += data))
  const until = (test: () => void) => vi.waitFor(test, { timeout: 60_000, interval: 50 })
  return { child, told, until }
}

it('check --watch reports a mistake and its correction as each is saved, until Ctrl+C ends it with 130', async () => {
  const folder = world('base')
  const path = join(folder, 'drive-times.yaml')
  const good = readFileSync(path, 'utf8')
  const { child, told, until } = watching(folder)
  await until(() => expect(told.out.match(/The manifest is good/g)).toHaveLength(1))
  writeFileSync(path, good.replace('brook-hill', 'brok-hill'))
  await until(() => expect(told.err).toContain('error UNKNOWN_CITY'))
  // Saved as some editors do: written to a second file, then renamed.
  writeFileSync(`${path}.new`, good)
  renameSync(`${path}.new`, path)
  await until(() => expect(told.out.match(/The manifest is good/g)).toHaveLength(2))
  expect(told.err).toContain('stop with Ctrl+C')
  expect(told.err, 'a pipe is no screen to be cleared').not.toContain('\x1b[2J')
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  expect(code).toBe(130)
})

it('check --watch --json ends each check with an event that says so', { tags: ['soak'] }, async () => {
  const folder = world('base')
  const { told, until } = watching(folder, '--json')
  const checks = () =>
    told.out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'checked')
  await until(() => expect(checks()).toEqual([{ event: 'checked', good: true }]))
  writeFileSync(join(folder, 'redirects.yaml'), '- { from: /old, to: /abuot }\n')
  await until(() =>
    expect(checks()).toEqual([
      { event: 'checked', good: true },
      { event: 'checked', good: false },
    ]),
  )
})

it('check --watch says that the folder does not exist, and exits', async () => {
  const { child, told } = watching('/no-such-folder')
  const [code] = await once(child, 'exit')
  expect({ code, err: told.err }).toMatchObject({ code: 2, err: expect.stringContaining('There is no folder') })
})

it('check --watch says that a file of the manifest is not a folder, names its folder, and exits', {
  tags: ['soak'],
}, async () => {
  const { child, told } = watching('manifest/practice.yaml')
  const [code] = await once(child, 'exit')
  expect({ code, err: told.err }).toMatchObject({
    code: 2,
    err: expect.stringMatching(/practice\.yaml is a file\. Name the folder it is in: \S+manifest\n$/),
  })
})
