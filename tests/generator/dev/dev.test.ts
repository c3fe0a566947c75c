import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, parse, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { isOwnOutput } from '../../../generator/commands/dev.ts'
import { openProgram } from '../../../generator/dev/program.ts'
import { cacheFolder, root } from '../../../generator/folders.ts'
import { receivedFile } from '../../../generator/serve/keep-received.ts'
import { isLinkedFrom } from '../../../generator/serve/leads-outside.ts'
import { failDisk } from '../../support/faults.mjs'
import { freePort } from '../../support/free-port.ts'
import { clearwater, emptyFolder } from '../../support/world.ts'

// More is tested in the browser: tests/e2e/dev.spec.ts.

let child: ChildProcess | undefined
let said = ''

/** Starts the command in the root of the file system. */
function start(...parameters: string[]): ChildProcess {
  const command = [join(root, 'generator/sightline.mjs'), 'dev', ...parameters]
  said = ''
  child = spawn(process.execPath, command, { cwd: parse(root).root })
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (said += data))
  return child
}

afterEach(async () => {
  if (child?.exitCode !== null || child === undefined) return
  child.kill('SIGKILL')
  await once(child, 'exit')
})

/** The first response of the starting server. */
async function firstAnswer(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => undefined)
    if (response !== undefined) return response
    await wait(20)
  }
}

describe('started outside the checkout', () => {
  it('serves a page requested before it is ready and what is next to the manifest, and prints relative paths', {
    tags: ['soak'],
  }, async () => {
    const port = await freePort()
    const top = parse(root).root
    const folder = emptyFolder()
    const manifest = join(folder, 'manifest')
    cpSync(clearwater, manifest, { recursive: true })
    mkdirSync(join(folder, 'public'))
    for (const file of ['letter.txt', 'favicon.ico']) writeFileSync(join(folder, 'public', file), file)
    start('--port', String(port), '--manifest', relative(top, manifest))
    const response = await firstAnswer(`http://localhost:${port}/about`)
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('About our practice')])
    await expect.poll(() => said, { timeout: 300_000 }).toContain('Developing at')
    expect(said).toContain(`are kept in ${relative(top, join(root, receivedFile()))}.`)
    for (const file of ['letter.txt', 'favicon.ico'])
      expect(await (await fetch(`http://localhost:${port}/${file}`)).text()).toBe(file)
    expect(said).toMatch(new RegExp(`^${relative(top, manifest)}/\\S+:\\d+:\\d+ warning`, 'm'))
  })
})

describe('a folder that does not exist', () => {
  it('ends the command with a sentence about it', async () => {
    const missing = `${emptyFolder()}/none`
    const [code] = await once(start('--port', '0', '--manifest', missing), 'exit')
    expect([code, said]).toEqual([
      2,
      expect.stringMatching(new RegExp(`^There is no folder ${missing}\\. Say where`, 'm')),
    ])
  })

  it('with --json, is a usage error and not an internal one', async () => {
    const [code] = await once(start('--json', '--port', '0', '--manifest', `${emptyFolder()}/none`), 'exit')
    expect([code, said]).toEqual([2, expect.stringContaining('"kind":"usage"')])
  })
})

it('does not watch what publishing writes, as a reload for each page would disturb an editor', () => {
  const isIgnored = isOwnOutput({ out: '/clinic/dist', manifest: '/clinic/manifest' })
  for (const path of [
    'dist',
    'dist/about.html',
    'dist.next/tree/about.html',
    'dist.releases/2026-11-22-183000/about.html',
  ])
    expect(isIgnored(`/clinic/${path}`), path).toBe(true)
  for (const path of ['manifest/cities.yaml', 'distant/about.html'])
    expect(isIgnored(`/clinic/${path}`), path).toBe(false)
})

it('watches a symlink that leads out of a folder, but nothing below it, such as the folder itself once more', () => {
  const practice = emptyFolder()
  const folder = join(practice, 'public')
  for (const each of ['public/papers', 'manifest']) mkdirSync(join(practice, each), { recursive: true })
  symlinkSync('papers', join(folder, 'forms'))
  symlinkSync('..', join(folder, 'up'))
  symlinkSync('..', join(folder, 'papers/loop'))
  const isIgnored = isLinkedFrom([folder])
  for (const path of ['up/public', 'up/gone', 'up/manifest/cities.yaml', 'papers/loop/papers'])
    expect(isIgnored(join(folder, path)), path).toBe(true)
  for (const path of ['', 'up', 'papers', 'forms', 'forms/a.pdf', 'missing', 'papers/loop'])
    expect(isIgnored(join(folder, path)), path).toBe(false)
})

it('removes what a killed server has left in the cache', async () => {
  const killed = start('--version')
  await once(killed, 'exit')
  const left = join(cacheFolder, 'dev', String(killed.pid))
  mkdirSync(left, { recursive: true })
  const program = await openProgram(clearwater)
  await program.close()
  expect(existsSync(left)).toBe(false)
})

it('fails with the error of the disk when the folder for its program cannot be created', async () => {
  rmSync(join(cacheFolder, 'dev', String(process.pid)), { recursive: true, force: true })
  const restore = failDisk({ under: [join(cacheFolder, 'dev')], at: 1, code: 'EACCES', only: 'mkdir', lasting: true })
  try {
    await expect(openProgram(clearwater)).rejects.toMatchObject({ code: 'EACCES' })
  } finally {
    restore()
  }
})

it('stops its compiler when the process ends, even while the compiler waits for an answer', async () => {
  const others = process.listeners('exit')
  const program = await openProgram(clearwater)
  for (const end of process.listeners('exit')) if (!others.includes(end)) end.call(process, 0)
  const { failure } = await program.compile()
  expect(failure?.message).toMatch(/service/i)
})
