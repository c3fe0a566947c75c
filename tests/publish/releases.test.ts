import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { rollback } from '../../generator/commands/rollback.ts'
import { recover } from '../../generator/publish/commit.ts'
import { linkUnchanged } from '../../generator/publish/link-unchanged.ts'
import { withLock } from '../../generator/publish/lock.ts'
import { liveRelease, pruneReleases, releaseFolder, releasesOf } from '../../generator/publish/releases.ts'
import { command, type Fault, failing } from '../support/command.ts'
import { readDraft, writeDraft } from '../support/draft.ts'
import { failDisk } from '../support/faults.mjs'
import { differences, forget, publish, type Tree, treeOf } from '../support/published.ts'
import { isSoak, someOf } from '../support/soak.ts'
import { emptyFolder, world } from '../support/world.ts'

const draft = readDraft(world('base'))
let place: string
let manifest: string
let out: string
beforeEach(() => {
  place = realpathSync(emptyFolder())
  ;[manifest, out] = [join(place, 'manifest'), join(place, 'dist')]
  writeDraft(draft, manifest)
  return () => forget(out)
})

/** Changes the heading of one page, so that a release shares most files with the one before. */
function edit(heading: string): void {
  const page = draft['pages/about.yaml'] as { en: object }
  writeDraft({ ...draft, 'pages/about.yaml': { ...page, en: { ...page.en, heading } } }, manifest)
}

async function atomic(options = {}) {
  const run = await publish(manifest, out, { atomic: true, ...options })
  expect(run.code, run.said).toBe(0)
  return run
}

async function goBack(options = {}) {
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  const code = await rollback({ manifest, out, json: false, print, note: print }, options)
  return { code, said: said.join('\n') }
}

function fill(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'a.txt'), 'a')
}

const treeOfRelease = (id: string) => treeOf(releaseFolder(out, id))
const live = () => liveRelease(out)!
const beside = () => readdirSync(place).sort()
const about = 'about.html'

describe('an atomic publish', () => {
  it('makes the folder a symlink to a release that contains the site', async () => {
    await atomic()
    expect(readlinkSync(out)).toBe(join('dist.releases', live()))
    expect((await publish(manifest, join(place, 'plain'))).code).toBe(0)
    expect(differences(treeOf(out), treeOf(join(place, 'plain')))).toEqual([])
    forget(join(place, 'plain'))
    expect(beside()).toEqual(['dist', 'dist.releases', 'manifest', 'plain'])
  })

  it('has nothing to do when nothing has changed, and then makes no release', async () => {
    await atomic()
    expect((await atomic()).counts).toMatchObject({ rendered: 0, written: 0, removed: 0 })
    if (isSoak) expect((await atomic({ force: true })).counts).toMatchObject({ written: 0, removed: 0 })
    expect(releasesOf(out)).toHaveLength(1)
  })

  it('renders only what has changed, and hard-links all other files from the previous release', async () => {
    await atomic()
    const first = live()
    edit('Another')
    const { counts } = await atomic()
    expect(counts!.rendered).toBeLessThan(counts!.pages / 2)
    const inode = (id: string, file: string) => statSync(join(releaseFolder(out, id), file)).ino
    expect(inode(live(), '404.html')).toBe(inode(first, '404.html'))
    expect(inode(live(), about)).not.toBe(inode(first, about))
  })

  it('keeps the site that was published in place as the first release', { tags: ['soak'] }, async () => {
    await publish(manifest, out)
    const plain = treeOf(out)
    edit('Changed')
    await atomic()
    const [first] = releasesOf(out)
    expect(releasesOf(out)).toEqual([first, live()])
    expect(differences(treeOfRelease(first!), plain)).toEqual([])
    expect(treeOf(out).get(about)!.toString()).toContain('Changed')
  })

  it('turns a site published in place into a release even when nothing has changed', { tags: ['soak'] }, async () => {
    await publish(manifest, out)
    const plain = treeOf(out)
    expect((await atomic()).counts).toMatchObject({ written: 0, removed: 0 })
    expect(releasesOf(out)).toEqual([live()])
    expect(differences(treeOf(out), plain)).toEqual([])
    expect((await atomic()).counts).toMatchObject({ rendered: 0, written: 0, removed: 0 })
  })

  it('keeps the last three releases', async () => {
    for (const label of ['One', 'Two', 'Three', 'Four', 'Five']) {
      edit(label)
      await atomic()
    }
    const labels = releasesOf(out).map((id) => /Three|Four|Five/.exec(String(treeOfRelease(id).get(about)))?.[0])
    expect(labels).toEqual(['Three', 'Four', 'Five'])
    expect(readdirSync(`${out}.releases`)).toHaveLength(3)
  })

  it('removes what an interrupted removal has left of an old release', () => {
    for (const name of ['.going-2030-01-01-000000', '2030-01-01-000001']) fill(`${out}.releases/${name}/assets`)
    pruneReleases(out, undefined)
    expect(readdirSync(`${out}.releases`)).toEqual(['2030-01-01-000001'])
  })

  it('makes the newest release, even after the clock was set back', async () => {
    await atomic()
    const first = live()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    edit('Changed')
    await atomic()
    expect(releasesOf(out)).toEqual([first, live()])
    expect(live()).not.toBe(first)
  })

  it('copies files on a disk without hard links', { tags: ['soak'] }, async () => {
    await atomic()
    edit('Changed')
    const restore = failDisk({ under: [place], only: 'link', at: 1, code: 'EPERM', lasting: true })
    await atomic().finally(restore)
    expect((await atomic()).counts).toMatchObject({ rendered: 0, written: 0, removed: 0 })
    const [first, second] = releasesOf(out)
    expect(statSync(join(releaseFolder(out, second!), 'robots.txt')).ino).not.toBe(
      statSync(join(releaseFolder(out, first!), 'robots.txt')).ino,
    )
  })
})

it.each(['ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EPERM', 'EMLINK'])(
  'a file that cannot be linked into a release, because of %s, is copied there',
  (code) => {
    const tree = join(place, 'tree')
    fill(out)
    onTestFinished(failDisk({ under: [place], only: 'link', at: 1, code }))
    const record = { key: '', hash: '', size: 1, time: 0 }
    const files = linkUnchanged(out, tree, new Map([['a.txt', record]]), [])
    const { mtimeMs: time } = statSync(join(tree, 'a.txt'))
    expect(files.get('a.txt')).toEqual({ ...record, time })
  },
)

describe('a folder that is a symlink to a release', () => {
  it('gets no new release when the disk refuses to make it the live one', async () => {
    await atomic()
    const before = [live(), releasesOf(out)]
    edit('Changed')
    onTestFinished(failDisk({ under: [join(place, 'dist.releases/.live')], only: 'symlink', at: 1, code: 'EROFS' }))
    await expect(publish(manifest, out, { atomic: true })).rejects.toThrow('EROFS')
    expect([live(), releasesOf(out)]).toEqual(before)
    expect(beside()).toEqual(['dist', 'dist.releases', 'manifest'])
  })

  it('gets a new release from every publish, and no publish changes an older one', async () => {
    await atomic()
    const trees = new Map<string, Tree>([[live(), treeOf(out)]])
    const options = [{}, { atomic: true }, { threads: 2 }, ...(isSoak ? [{ force: true }] : [])]
    for (const [index, each] of options.entries()) {
      edit(`Edit ${index}`)
      expect((await publish(manifest, out, each)).code).toBe(0)
      for (const id of releasesOf(out).filter((known) => trees.has(known)))
        expect(differences(treeOfRelease(id), trees.get(id)!)).toEqual([])
      trees.set(live(), treeOf(out))
    }
    expect(trees.size).toBe(options.length + 1)
  })

  it('gets a new release even when somebody has deleted them all', { tags: ['soak'] }, async () => {
    // Frozen, so that both publishes fall in the same second, which ids are made of.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await atomic()
    const tree = treeOf(out)
    rmSync(`${out}.releases`, { recursive: true })
    expect((await publish(manifest, out)).code).toBe(0)
    expect(differences(treeOf(out), tree)).toEqual([])
    expect(releasesOf(out)).toEqual([live()])
  })

  it('repairs in a new release what somebody has changed in the live one', { tags: ['soak'] }, async () => {
    await atomic()
    const tree = treeOf(out)
    rmSync(join(out, about))
    await publish(manifest, out)
    expect(releasesOf(out)).toHaveLength(2)
    expect(differences(treeOf(out), tree)).toEqual([])
  })
})

describe('rollback', () => {
  it('shows the previous release, and the next publish shows what the manifest says', async () => {
    await atomic()
    const [old, first] = [treeOf(out), live()]
    edit('A mistake')
    await atomic()
    const [news, second] = [treeOf(out), live()]
    const { code, said } = await goBack()
    expect(code).toBe(0)
    expect(said).toContain(`shows ${first} again, instead of ${second}`)
    expect(differences(treeOf(out), old)).toEqual([])
    expect((await publish(manifest, out)).code).toBe(0)
    expect(differences(treeOf(out), news)).toEqual([])
    expect(differences(treeOfRelease(first), old)).toEqual([])
  })

  it('goes to any kept release, forward again too, and keeps the one it shows', { tags: ['soak'] }, async () => {
    await atomic()
    const first = live()
    for (const label of ['One', 'Two']) {
      edit(label)
      await atomic()
    }
    const last = live()
    await goBack({ to: first })
    expect(live()).toBe(first)
    await goBack({ to: last })
    expect(live()).toBe(last)
    await goBack({ to: first })
    expect((await goBack({ to: first })).said).toContain('already')
    const { said } = await goBack({ list: true })
    expect(said.split('\n').map((line) => line.endsWith('live'))).toEqual([true, false, false])
    expect(said.split('\n').map((line) => line.split('  ')[0])).toEqual(releasesOf(out))
  })

  it('lists the releases while another command is publishing', async () => {
    await atomic()
    const ignore = () => {}
    const { code, said } = await withLock(out, ignore, () => goBack({ list: true }))
    expect([code, said]).toEqual([0, expect.stringMatching(/ live$/)])
  })

  it('counts the pages of each release, and one page as one', async () => {
    await atomic()
    const count = async () => (await goBack({ list: true })).said.split('  ')[1]
    expect(await count()).toMatch(/^\d+ pages$/)
    const release = releaseFolder(out, live())
    for (const name of treeOf(release).keys()) if (name.endsWith('.html') && name !== about) rmSync(join(release, name))
    expect(await count()).toBe('1 page')
  })

  it('does not count the pages of a release whose worker renders them', { tags: ['soak'] }, async () => {
    await atomic({ host: 'cloudflare-worker' })
    expect((await goBack({ list: true })).said).toBe(`${live()}  pages on request  live`)
  })

  it('to the oldest release does not lose it to the publish that follows', { tags: ['soak'] }, async () => {
    for (const label of ['One', 'Two', 'Three']) {
      edit(label)
      await atomic()
    }
    const [first] = releasesOf(out)
    const tree = treeOfRelease(first!)
    await goBack({ to: first! })
    edit('Four')
    await atomic()
    expect(differences(treeOfRelease(first!), tree)).toEqual([])
    edit('Five')
    await atomic()
    expect(releasesOf(out)).toHaveLength(3)
    expect(releasesOf(out)).not.toContain(first)
  })

  it('is refused, and changes nothing, when there is no release to go back to', async () => {
    expect(await goBack()).toMatchObject({ code: 2, said: expect.stringContaining('There is nothing in') })
    await publish(manifest, out)
    expect(await goBack()).toMatchObject({ code: 2, said: expect.stringContaining('published in place') })
    await atomic()
    expect(await goBack()).toMatchObject({ code: 2, said: expect.stringContaining('no release before it') })
    expect(await goBack({ to: '../..' })).toMatchObject({ code: 2, said: expect.stringContaining('no release ../..') })
    expect(releasesOf(out)).toEqual([live()])
  })

  it('is a command', async () => {
    await atomic()
    edit('Changed')
    await atomic()
    const [first] = releasesOf(out)
    const { code, out: said } = await command(['rollback', '--json', '--out', out])
    expect(code).toBe(0)
    expect(JSON.parse(said)).toMatchObject({ event: 'rolled-back', to: first })
  })
})

describe('an atomic publish that is killed', () => {
  const releases = () => `${out}.releases`
  type Moment = [when: string, fault: () => Omit<Fault, 'code' | 'at'>, left: 'the old site' | 'the new site']
  const moments: Moment[] = [
    ['as it links unchanged files', () => ({ under: [`${out}.next/tree`], only: 'link' }), 'the old site'],
    ['before the journal is in effect', () => ({ under: [`${out}.next/commit.json`], only: 'rename' }), 'the old site'],
    ['before its files are a release', () => ({ under: [`${releases()}/2`], only: 'rename' }), 'the new site'],
    ['before the link is made', () => ({ under: [`${releases()}/.live`], only: 'symlink' }), 'the new site'],
    ['before the link is switched', () => ({ under: [out], only: 'rename', at: 1 }), 'the new site'],
    ['as it removes old releases', () => ({ under: [`${releases()}/.going`], only: 'rename' }), 'the new site'],
  ]
  it.each(someOf(moments, 6))('%s shows the old site or the new one at every moment', async (_, fault, left) => {
    for (const label of ['One', 'Two', 'Three']) {
      edit(label)
      await atomic()
    }
    const old = treeOf(out)
    const ids = releasesOf(out)
    edit('Changed')
    const { under, only } = fault()
    // Under `out` every rename counts, and those of the journal and the release come first.
    const at = under[0] === out ? 3 : 1
    expect(
      (await command(['generate', '--manifest', manifest, '--out', out], failing({ under, only, at, code: 'KILL' })))
        .code,
    ).toBe(null)
    const isNew = (tree: Tree) => String(tree.get(about)).includes('Changed')
    if (!isNew(treeOf(out))) expect(differences(treeOf(out), old)).toEqual([])
    await finished()
    expect(isNew(treeOf(out))).toBe(left === 'the new site')
    if (left === 'the old site') expect(differences(treeOf(out), old)).toEqual([])
    expect(beside()).toEqual(['dist', 'dist.releases', 'manifest'])
    await atomic()
    expect(isNew(treeOf(out))).toBe(true)
    expect(releasesOf(out).slice(0, 2)).toEqual(ids.slice(1))
    expect(readdirSync(releases())).toHaveLength(3)
  })

  it('between the two renames of a first publish leaves no folder, and the next command restores it', {
    tags: ['soak'],
  }, async () => {
    await publish(manifest, out)
    edit('Changed')
    const fault = { under: [out], only: 'rename', at: 4, code: 'KILL' }
    expect((await command(['generate', '--atomic', '--manifest', manifest, '--out', out], failing(fault))).code).toBe(
      null,
    )
    expect(existsSync(out)).toBe(false)
    await finished()
    expect(lstatSync(out).isSymbolicLink()).toBe(true)
    expect(String(treeOf(out).get(about))).toContain('Changed')
    expect(releasesOf(out)).toHaveLength(2)
  })

  /** Every command that publishes begins with this. */
  const finished = () =>
    withLock(
      out,
      () => {},
      async () => recover(out),
    )
})

describe('the folder to publish to', () => {
  it('may be a symlink to a folder that has releases, or will have', { tags: ['soak'] }, async () => {
    symlinkSync(out, join(place, 'www'))
    const run = () => command(['generate', '--atomic', '--manifest', manifest, '--out', join(place, 'www')])
    expect((await run()).code).toBe(0)
    expect(liveRelease(out)).toBeDefined()
    expect((await run()).out).toContain('nothing changed')
    expect(beside()).toEqual(['dist', 'dist.releases', 'manifest', 'www'])
  })
})
