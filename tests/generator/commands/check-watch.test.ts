import { once } from 'node:events'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { objectsIn } from '../../support/command.ts'
import { watching } from '../../support/watching.ts'
import { world } from '../../support/world.ts'

const checking = (folder: string, ...options: string[]) =>
  watching('check', '--watch', '--manifest', folder, ...options)

it('check --watch reports a mistake and its correction as each is saved, until Ctrl+C ends it with 130', async () => {
  const folder = world('base')
  const path = join(folder, 'drive-times.yaml')
  const good = readFileSync(path, 'utf8')
  const { child, told, until } = checking(folder)
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
  const { told, until } = checking(folder, '--json')
  const checks = () => objectsIn(told.out).filter(({ event }) => event === 'checked')
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
  const { child, told } = checking('/no-such-folder')
  const [code] = await once(child, 'exit')
  expect({ code, err: told.err }).toMatchObject({ code: 2, err: expect.stringContaining('There is no folder') })
})

it('check --watch says that a file of the manifest is not a folder, names its folder, and exits', {
  tags: ['soak'],
}, async () => {
  const { child, told } = checking('manifest/practice.yaml')
  const [code] = await once(child, 'exit')
  expect({ code, err: told.err }).toMatchObject({
    code: 2,
    err: expect.stringMatching(/practice\.yaml is a file\. Name the folder it is in: \S+manifest\n$/),
  })
})
