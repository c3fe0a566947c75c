import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { generate as generateSite } from '../../generator/commands/generate.ts'
import type { Journal } from '../../generator/publish/journal.ts'
import { here } from '../support/command.ts'
import { coldTree, differences, forget, publish, type Tree, timesOf, treeOf } from '../support/published.ts'
import { someOf } from '../support/soak.ts'
import { emptyFolder, world } from '../support/world.ts'

const manifest = world('base')
let expected: Tree
let out: string
/** A folder that is not ours, with a file in it. */
let elsewhere: string
beforeAll(async () => {
  expected = await coldTree(manifest)
})
beforeEach(async () => {
  out = join(realpathSync(emptyFolder()), 'dist')
  elsewhere = join(emptyFolder(), 'elsewhere')
  mkdirSync(elsewhere)
  writeFileSync(join(elsewhere, 'thesis.doc'), 'three years of work')
  expect((await publish(manifest, out)).code).toBe(0)
  return () => forget(out)
})

const generate = () => here((io) => generateSite(io), { manifest, out })

/** Moves the folder elsewhere and leaves a symlink to it in its place. */
function moveBehindLink(folder: string): void {
  const target = join(elsewhere, 'moved')
  renameSync(join(out, folder), target)
  symlinkSync(target, join(out, folder))
}

describe('a symlink inside the published folder', () => {
  it.each(someOf(['es', 'assets', 'es/conditions'], 3))(
    'in place of the folder %s is refused, and nothing changes',
    async (folder) => {
      moveBehindLink(folder)
      const moved = join(elsewhere, 'moved')
      // Something to move through the symlink, and something to remove.
      rmSync(join(moved, readdirSync(moved)[0]!), { recursive: true })
      writeFileSync(join(moved, 'notes.txt'), 'not ours')
      const before = [timesOf(out), timesOf(elsewhere)]
      const { code, err } = await generate()
      expect(code).toBe(2)
      expect(err).toContain(`${join(out, folder)} is a symlink to ${moved}, and nothing was changed`)
      expect([timesOf(out), timesOf(elsewhere)]).toEqual(before)
    },
  )

  it('to somebody else’s folder is refused even where no page belongs', async () => {
    symlinkSync(elsewhere, join(out, 'holiday'))
    const { code, err } = await generate()
    expect(code).toBe(2)
    expect(err).toContain(`${join(out, 'holiday')} is a symlink to ${elsewhere}`)
    expect(readFileSync(join(elsewhere, 'thesis.doc'), 'utf8')).toBe('three years of work')
  })

  it('that is broken is refused where a folder is needed', async () => {
    rmSync(join(out, 'es'), { recursive: true })
    symlinkSync(join(elsewhere, 'gone'), join(out, 'es'))
    const { code, err } = await generate()
    expect(code).toBe(2)
    expect(err).toContain(`${join(out, 'es')} is a symlink to ${join(elsewhere, 'gone')}`)
    expect(existsSync(join(elsewhere, 'gone'))).toBe(false)
  })

  const targets: [string, (file: string) => void][] = [
    ['to a file with the same bytes', (file) => writeFileSync(join(elsewhere, 'thesis.doc'), readFileSync(file))],
    [
      'to a file with the same bytes and time',
      (file) => {
        writeFileSync(join(elsewhere, 'thesis.doc'), readFileSync(file))
        const { atime, mtime } = lstatSync(file)
        utimesSync(join(elsewhere, 'thesis.doc'), atime, mtime)
      },
    ],
    ['to a file with other bytes', () => {}],
    ['to nothing', () => rmSync(join(elsewhere, 'thesis.doc'))],
  ]
  it.each(someOf(targets, 2))(
    '%s in place of a page is replaced by the page, and its target stays untouched',
    async (_, prepare) => {
      const page = join(out, 'about.html')
      prepare(page)
      rmSync(page)
      symlinkSync(join(elsewhere, 'thesis.doc'), page)
      const before = treeOf(elsewhere)
      expect((await generate()).code).toBe(0)
      expect(differences(treeOf(out), expected)).toEqual([])
      expect(differences(treeOf(elsewhere), before)).toEqual([])
    },
  )

  it('to a file is removed where nothing of ours belongs, and the file stays', async () => {
    symlinkSync(join(elsewhere, 'thesis.doc'), join(out, 'thesis.doc'))
    expect((await generate()).code).toBe(0)
    expect(differences(treeOf(out), expected)).toEqual([])
    expect(existsSync(join(elsewhere, 'thesis.doc'))).toBe(true)
  })
})

describe('an interrupted publish', () => {
  const journal: Journal = { kind: 'steps', steps: [{ put: 'es/about.html' }, { remove: 'es/contact.html' }] }
  beforeEach(() => {
    mkdirSync(join(`${out}.next`, 'tree', 'es'), { recursive: true })
    writeFileSync(join(`${out}.next`, 'tree', 'es', 'about.html'), 'new')
    writeFileSync(join(`${out}.next`, 'commit.json'), JSON.stringify(journal))
  })

  it('is not completed through a symlink created since', async () => {
    moveBehindLink('es')
    const before = timesOf(elsewhere)
    const { code, err } = await generate()
    expect(code).toBe(2)
    expect(err).toContain(`${join(out, 'es')} is a symlink to`)
    expect(timesOf(elsewhere)).toEqual(before)
    expect(existsSync(join(`${out}.next`, 'commit.json'))).toBe(true)
  })

  it.each([
    ['a staging folder', ''],
    ['a folder of new files', '/tree'],
  ])('is not completed from %s that has become a symlink', async (_, inside) => {
    const folder = `${out}.next${inside}`
    renameSync(folder, join(elsewhere, 'moved'))
    symlinkSync(join(elsewhere, 'moved'), folder)
    const before = timesOf(elsewhere)
    const { code, err } = await generate()
    expect(code).toBe(2)
    expect(err).toContain(`${folder} is a symlink to`)
    expect(timesOf(elsewhere)).toEqual(before)
  })
})
