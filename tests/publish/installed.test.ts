import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { filesBelow } from '../../generator/disk/files-below.ts'
import { root } from '../../generator/folders.ts'
import { command, type Ended } from '../support/command.ts'
import { installedProject, runInstalled } from '../support/installed-project.ts'
import { differences, treeOf } from '../support/published.ts'
import { emptyFolder } from '../support/world.ts'

// The package that `npm pack` makes, installed in an otherwise empty project.

let project: string
let created: Ended

beforeAll(async () => {
  project = installedProject()
  const answers = ['--name', 'Alder Eye', '--city', 'Portland, OR', '--phone', '503 555 0142', '--languages', 'en,es']
  created = await runInstalled(project, 'init', ...answers, '--website', 'https://alder.example')
})

const copy = (...path: string[]) => join(project, '.cache/sightline', ...path)
/** Schemas for editors appear in the starter once somebody has checked it. */
const isOurs = (file: string) => !file.includes('.schema/')

const packed = (...path: string[]) => join(project, 'node_modules/sightline', ...path)

describe('an installed package', () => {
  it('has all of its code, and neither tests nor a practice', () => {
    for (const room of ['generator', 'src', 'templates'])
      expect(filesBelow(packed(room))).toEqual(filesBelow(join(root, room)).filter(isOurs))
    for (const other of ['tests', 'manifest', 'public', '.github']) expect(existsSync(packed(other)), other).toBe(false)
  })

  it('creates a practice in the current folder, checks it, and names commands as they are called there', async () => {
    expect(created.code, created.err).toBe(0)
    expect(created.out).toContain('Next: npx sightline dev --manifest manifest')
    const { code, err } = await runInstalled(project, 'check')
    expect(code, err).toBe(0)
    const early = await runInstalled(project, 'preview')
    expect(early.err).toContain('run "npx sightline generate" first')
  })

  it('publishes what the checkout does, byte for byte, and the files in its own public/', {
    tags: ['soak'],
  }, async () => {
    for (const host of ['netlify', 'cloudflare-worker']) {
      const out = join(emptyFolder(), 'dist')
      await command(['generate', '--manifest', join(project, 'manifest'), '--out', out, '--host', host])
      const { code, err } = await runInstalled(project, 'generate', '--out', host, '--host', host)
      expect(code, err).toBe(0)
      expect(differences(treeOf(join(project, host)), treeOf(out))).toEqual([])
    }
    mkdirSync(join(project, 'public'))
    writeFileSync(join(project, 'public/letter.txt'), 'as it is')
    await runInstalled(project, 'generate')
    expect(readFileSync(join(project, 'dist/letter.txt'), 'utf8')).toBe('as it is')
  })

  it('publishes the same in a project with another React and its own PostCSS', { tags: ['soak'] }, async () => {
    expect((await runInstalled(project, 'generate', '--out', 'before', '--host', 'netlify')).code).toBe(0)
    // Vite looks for a configuration of PostCSS up to the root of a workspace.
    writeFileSync(join(project, 'package.json'), JSON.stringify({ workspaces: ['packages/*'] }))
    writeFileSync(join(project, 'postcss.config.mjs'), "export default { plugins: { 'no-such-plugin': {} } }")
    const own = packed('node_modules')
    mkdirSync(own)
    for (const name of ['react', 'react-dom']) {
      const others = join(project, 'node_modules', name)
      renameSync(others, join(own, name))
      mkdirSync(others)
      writeFileSync(join(others, 'package.json'), JSON.stringify({ name, version: '18.0.0' }))
      for (const file of ['index.js', 'client.js', 'jsx-runtime.js'])
        writeFileSync(join(others, file), 'throw new Error("This is the React of the project.")')
    }
    const { code, err } = await runInstalled(project, 'generate', '--out', 'forced', '--host', 'netlify', '--force')
    expect(code, err).toBe(0)
    expect(differences(treeOf(join(project, 'forced')), treeOf(join(project, 'before')))).toEqual([])
  })

  it('leaves node_modules as npm has made it: copy and cache are in the project', () => {
    expect(existsSync(packed('.cache'))).toBe(false)
    expect(existsSync(copy('.cache/cli'))).toBe(true)
  })

  it('replaces its copy when the package has changed, or when part of the copy is missing', {
    tags: ['soak'],
  }, async () => {
    appendFileSync(packed('generator/starter/services.yaml'), '# of the next version\n')
    const [gone, away] = [packed('generator/starter/visit-pack.yaml'), join(project, 'visit-pack.yaml')]
    renameSync(gone, away)
    rmSync(copy('templates/styles'), { recursive: true })
    writeFileSync(copy('vite.config.js'), 'throw new Error()')
    expect((await runInstalled(project, 'explain', 'UNKNOWN_CITY')).code).toBe(0)
    for (const room of ['generator', 'src', 'templates'])
      expect(differences(treeOf(copy(room)), treeOf(packed(room)))).toEqual([])
    expect(existsSync(copy('vite.config.js'))).toBe(false)
    renameSync(away, gone)
  })

  it('says what to do where it cannot run, such as in a global installation', async () => {
    const list = join(project, 'node_modules/.package-lock.json')
    const before = readFileSync(list)
    rmSync(list)
    const { code, out } = await runInstalled(project, 'check', '--json')
    writeFileSync(list, before)
    expect(code).toBe(3)
    expect(JSON.parse(out).error.message).toMatch(/Install it in a project with npm, not globally/)
  })
})
