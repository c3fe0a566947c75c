import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isTooOld, oldestNode } from '../../generator/run/oldest-node.mjs'
import { command, ended } from '../support/command.ts'
import { cleanWorlds, emptyFolder, repository } from '../support/world.ts'

afterAll(cleanWorlds)

describe('a version of Node', () => {
  it('is as old as package.json allows', () => {
    const { engines } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
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

describe('a checkout without its packages', () => {
  it('says how to install them', async () => {
    const folder = emptyFolder()
    const isNeeded = (path: string) => statSync(path).isDirectory() || path.endsWith('.mjs')
    cpSync(join(repository, 'generator'), join(folder, 'generator'), { recursive: true, filter: isNeeded })
    cpSync(join(repository, 'package-lock.json'), join(folder, 'package-lock.json'))
    mkdirSync(join(folder, 'src/shared'), { recursive: true })
    const child = spawn(process.execPath, [join(folder, 'generator/sightline.mjs'), 'check'], { cwd: folder })
    const message = `The packages that Sightline needs are not installed. Run "npm ci" in ${folder} first.`
    expect(await ended(child)).toEqual({ code: 3, out: '', err: `${message}\n` })
  })
})
