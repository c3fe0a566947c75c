import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../generator/folders.ts'
import { isTooOld, oldestNode } from '../../../generator/run/oldest-node.mjs'
import { command, type Ended, ended, failing } from '../../support/command.ts'
import { emptyFolder } from '../../support/world.ts'

describe('a version of Node', () => {
  it('is as old as package.json allows', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(engines.node).toBe(`>=${oldestNode}`)
  })

  it.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('may be %s', (version) => {
    expect(isTooOld(version)).toBe(false)
  })

  it.each(['8.17.0', '18.20.8', '20.9.0', '20.18.3'])('may not be %s', (version) => {
    expect(isTooOld(version)).toBe(true)
  })

  it('that is too old is named, with what is needed', async () => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`
    const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(older)}` }
    const message = `Sightline needs Node ${oldestNode} or newer, and this is Node 18.20.8.`
    expect(await command(['check'], env)).toEqual({ code: 3, out: '', err: `${message}\n` })
    const { code, out } = await command(['check', '--json'], env)
    expect([code, JSON.parse(out)]).toEqual([3, { error: { kind: 'io', message } }])
  })
})

/** Copies what a command runs, but nothing that is compiled, and returns the folder. */
function newCheckout(): string {
  const folder = emptyFolder()
  for (const file of ['generator', 'src/shared', 'package.json', 'package-lock.json'])
    cpSync(join(root, file), join(folder, file), { recursive: true })
  return folder
}

describe('a checkout on a read-only disk', () => {
  it('says so, rather than that a folder is missing', async () => {
    const folder = newCheckout()
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    const program = join(folder, 'generator/sightline.mjs')
    const fault = failing({ under: [join(folder, '.cache')], at: 1, lasting: true, code: 'EROFS', only: 'mkdir' })
    const { code, err } = await ended(
      spawn(process.execPath, [program, 'explain'], { env: { ...process.env, ...fault } }),
    )
    expect(code).toBe(3)
    expect(err).toMatch(/^Sightline compiles itself into .*, where it cannot write: EROFS: /)
  })
})

describe('a checkout whose cache is a symlink', () => {
  it('says so, rather than that the call stack is full', async () => {
    const folder = newCheckout()
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    symlinkSync(emptyFolder(), join(folder, '.cache'), 'junction')
    const { code, err } = await ended(spawn(process.execPath, [join(folder, 'generator/sightline.mjs'), 'check']))
    expect(code).toBe(3)
    expect(err).toMatch(/\.cache is reached through a symlink, and Sightline cannot run its code there\./)
  })
})

describe('a checkout without its packages', () => {
  /** What it says, and what the same checkout does with all packages but those left out. */
  async function without(folder: string, left: readonly string[], parameters: readonly string[]): Promise<Ended> {
    const packages = join(root, 'node_modules')
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    mkdirSync(join(folder, 'node_modules'))
    for (const name of readdirSync(packages))
      if (!left.includes(name)) symlinkSync(join(packages, name), join(folder, 'node_modules', name), 'junction')
    return await ended(
      spawn(process.execPath, [join(folder, 'generator/sightline.mjs'), ...parameters], { cwd: folder }),
    )
  }

  it('says how to install them, even where the command is compiled already', { tags: ['soak'] }, async () => {
    const folder = newCheckout()
    const message = `The packages that Sightline needs are not installed. Run "npm ci" in ${folder} first.`
    const refused = { code: 3, out: '', err: `${message}\n` }
    expect(await without(folder, readdirSync(join(root, 'node_modules')), ['explain'])).toEqual(refused)
    expect((await without(folder, [], ['explain'])).code).toBe(0)
    expect(await without(folder, ['sharp'], ['explain'])).toEqual(refused)
    const { code, out } = await without(folder, ['sharp'], ['explain', '--json'])
    expect([code, JSON.parse(out)]).toEqual([3, { error: { kind: 'io', message } }])
  })
})
