import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { generate as generateSite } from '../../generator/commands/generate.ts'
import * as mounts from '../../generator/publish/mount-point.ts'
import { obstacleIn } from '../../generator/publish/obstacle.ts'
import { command, here } from '../support/command.ts'
import { differences, forget, publish, timesOf, treeOf } from '../support/published.ts'
import { someOf } from '../support/soak.ts'
import { emptyFolder, world } from '../support/world.ts'

let mountPoint = ''
vi.spyOn(mounts, 'isMountPoint').mockImplementation((folder) => folder === mountPoint)
afterAll(vi.restoreAllMocks)

const manifest = world('base')
let out: string
beforeEach(() => {
  mountPoint = ''
  out = join(realpathSync(emptyFolder()), 'dist')
  return () => forget(out)
})

const generate = () => here((io) => generateSite(io), { manifest, out, name: 'generate' })
const beside = () => readdirSync(dirname(out)).sort()

function fill(files: Record<string, string>, folder = out): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

it('a folder inside a published site is refused: publishing the site would remove it', { tags: ['soak'] }, async () => {
  expect((await generate()).code).toBe(0)
  const before = timesOf(out)
  const inner = join(out, 'other/practice')
  const { code, err } = await here((io) => generateSite(io), { manifest, out: inner, name: 'generate' })
  expect(code).toBe(2)
  expect(err).toMatch(
    /practice is inside \S+dist, which holds another site: publishing that one would remove this one\./,
  )
  expect(timesOf(out)).toEqual(before)
})

describe('a folder that we did not fill', () => {
  it.each<[string, Record<string, string>]>([
    ['with somebody’s photos', { 'holiday/beach.jpg': 'a photo' }],
    [
      'with the site of another generator',
      { 'index.html': '<h1>Mine</h1>', _redirects: '/a /b 301\n', 'robots.txt': '' },
    ],
    ['with a hidden file', { '.env': 'SECRET=1' }],
  ])('%s is refused and left as it was', async (_, files) => {
    fill(files)
    const before = timesOf(out)
    const { code, err } = await generate()
    expect(code).toBe(2)
    expect(err).toMatch(/dist holds files that Sightline did not make\. Choose a new or an empty folder with --out\.$/m)
    expect(timesOf(out)).toEqual(before)
    expect(beside()).toEqual(['dist'])
  })

  it('is refused even where we once published, before somebody used it for something else', async () => {
    expect((await generate()).code).toBe(0)
    rmSync(out, { recursive: true })
    fill({ 'index.html': '<h1>Mine</h1>', 'photos/beach.jpg': 'a photo' })
    const before = timesOf(out)
    expect((await generate()).code).toBe(2)
    expect(timesOf(out)).toEqual(before)
  })

  it('is refused as the staging folder next to ours too', async () => {
    fill({ 'thesis.doc': 'three years of work' }, `${out}.next`)
    const { code, err } = await generate()
    expect(code).toBe(2)
    expect(err).toContain(`${out}.next is needed for new pages, but holds files of yours.`)
    expect(existsSync(join(`${out}.next`, 'thesis.doc'))).toBe(true)
    expect(existsSync(out)).toBe(false)
  })
})

describe('a folder that is ours to fill', () => {
  it('may be an empty one', async () => {
    mkdirSync(out)
    expect((await generate()).code).toBe(0)
    expect(existsSync(join(out, 'index.html'))).toBe(true)
  })

  it('may be one that we filled before, even when its record is missing', async () => {
    expect((await publish(manifest, out)).code).toBe(0)
    const before = timesOf(out)
    forget(out)
    expect((await publish(manifest, out)).counts).toMatchObject({ written: 0, removed: 0 })
    expect(timesOf(out)).toEqual(before)
  })

  it('may be one that we filled before, even when its home page is missing', { tags: ['soak'] }, async () => {
    expect((await publish(manifest, out)).code).toBe(0)
    const before = treeOf(out)
    rmSync(join(out, 'index.html'))
    expect((await publish(manifest, out)).code).toBe(0)
    expect(differences(treeOf(out), before)).toEqual([])
  })
})

test('a folder in place of one of our files is replaced, even the file of redirects', { tags: ['soak'] }, async () => {
  expect((await publish(manifest, out)).code).toBe(0)
  const before = treeOf(out)
  for (const file of ['about.html', '_redirects']) {
    rmSync(join(out, file))
    fill({ [`${file}/index.html`]: 'not ours' })
  }
  expect((await publish(manifest, out)).code).toBe(0)
  expect(differences(treeOf(out), before)).toEqual([])
})

describe('what Git and the tool of the host keep in the published folder', () => {
  const publishFor = (host: string) => publish(manifest, out, { host })

  it.each(
    someOf(
      [
        ['vercel', '.vercel/project.json'],
        ['netlify', '.netlify/state.json'],
        ['cloudflare-worker', '.dev.vars'],
        ['nginx', '.git/config'],
      ],
      2,
    ),
  )('stays with --host %s: %s', async (host, file) => {
    await publishFor(host)
    fill({ [file]: 'theirs', 'photos/beach.jpg': 'not theirs' })
    expect((await publishFor(host)).counts).toMatchObject({ removed: 1 })
    expect((await publishFor(host)).counts).toMatchObject({ removed: 0 })
    expect(existsSync(join(out, file))).toBe(true)
  })

  it('is removed for any other host, which might deploy it', async () => {
    await publishFor('cloudflare')
    fill({ '.dev.vars': 'SECRET=1' })
    expect((await publishFor('cloudflare')).counts).toMatchObject({ removed: 1 })
  })

  it('is not left behind in an old release', { tags: ['soak'] }, async () => {
    await publishFor('nginx')
    fill({ '.git/config': 'theirs' })
    const before = timesOf(out)
    await expect(publish(manifest, out, { host: 'nginx', atomic: true })).rejects.toThrow(
      `${out} holds .git/config, which a new release would leave behind.`,
    )
    expect(timesOf(out)).toEqual(before)
    expect(beside()).toEqual(['dist'])
  })
})

describe('the path to publish to', () => {
  it('is reported as a disk error when it is a file', async () => {
    writeFileSync(out, 'a file')
    const { code, err } = await generate()
    expect(code).toBe(3)
    expect(err).toContain('The published site was not touched: a file is where a folder is needed (ENOTDIR')
    expect(beside()).toEqual(['dist'])
  })

  it('is reported as a disk error where no folder can be created', async () => {
    out = '/proc/nowhere/dist'
    const { code, err } = await generate()
    expect(code).toBe(3)
    expect(err).toContain('The published site was not touched: nothing can be created in that folder (ENOENT')
  })

  it('is not created, nor any parent folder, when nothing gets published', async () => {
    const { code, err } = await command(['rollback', '--out', join(out, 'new/dist')])
    expect(code).toBe(2)
    expect(err).toContain('There is nothing in')
    expect(beside()).toEqual([])
  })

  it('may be a mount point: nothing is created next to it', async () => {
    mkdirSync(out)
    mountPoint = out
    // Other folders have these names, so nothing can be created next to it.
    fill({ 'dist.lock/theirs': '', 'dist.next/theirs': '' }, dirname(out))
    expect((await publish(manifest, out)).code).toBe(0)
    expect((await publish(manifest, out)).counts).toMatchObject({ rendered: 0, written: 0, removed: 0 })
    const larger = world('base')
    appendFileSync(join(larger, 'cities.yaml'), '- name: Dune Park\n')
    expect((await publish(larger, out)).code).toBe(0)
    expect(readdirSync(out).filter((name) => name.startsWith('.sightline'))).toEqual(['.sightline-lock'])
  })

  it('cannot become a symlink to a release when it is a mount point', async () => {
    mkdirSync(out)
    mountPoint = out
    const before = treeOf(out)
    const { code, said } = await publish(manifest, out, { atomic: true })
    expect(code).toBe(2)
    expect(said).toContain('dist is a mount point, and cannot become a symlink to a release.')
    expect(treeOf(out)).toEqual(before)
  })

  it('cannot become a symlink to a release on Windows, which does not replace one in one step', () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValueOnce('win32')
    expect(obstacleIn({ out, record: undefined, atomic: true })).toMatch(/Windows .* Publish without --atomic\./)
    expect(obstacleIn({ out, record: undefined, atomic: true })).toBeUndefined()
  })

  it('may be a symlink to a folder elsewhere, and stays one', { tags: ['soak'] }, async () => {
    const real = join(emptyFolder(), 'www')
    mkdirSync(real)
    symlinkSync(real, out)
    const generate = (to: string) => command(['generate', '--manifest', manifest, '--out', to])
    expect((await generate(out)).code).toBe(0)
    expect((await generate(out)).out).toContain('nothing changed')
    expect(realpathSync(out)).toBe(realpathSync(real))
    expect(existsSync(join(real, 'index.html'))).toBe(true)
    expect(beside()).toEqual(['dist'])
    expect(readdirSync(dirname(real))).toEqual(['www'])
    // Under its real path it is the same folder, with the same record and the same lock.
    expect((await generate(real)).out).toContain('nothing changed')
    forget(realpathSync(real))
  })
})
