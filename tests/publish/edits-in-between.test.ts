import { appendFileSync, copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as loading from '../../generator/load-site.ts'
import { withLock } from '../../generator/publish/lock.ts'
import { type Draft, type Entry, readDraft, writeDraft } from '../support/draft.ts'
import { editText } from '../support/edit-text.ts'
import { coldTree, differences, forget, publish, treeOf } from '../support/published.ts'
import { emptyFolder, world } from '../support/world.ts'

/** Called once, just after the manifest was read. */
let afterReading: (() => void) | undefined

const { loadSite } = loading
vi.spyOn(loading, 'loadSite').mockImplementation((folder) => {
  const loaded = loadSite(folder)
  afterReading?.()
  afterReading = undefined
  return loaded
})
afterAll(vi.restoreAllMocks)

const base = readDraft(world('base'))
let manifest = ''
let out = ''
beforeEach(() => {
  const place = emptyFolder()
  manifest = join(place, 'manifest')
  out = join(place, 'dist')
  writeDraft(base, manifest)
})
afterEach(() => forget(out))

/** Expects the published site to match what the manifest says now. */
async function expectTruth(): Promise<void> {
  const { code, said } = await publish(manifest, out)
  expect(code, said).toBe(0)
  expect(differences(treeOf(out), await coldTree(manifest))).toEqual([])
}

function withHeading(heading: string): Draft {
  const about = base['pages/about.yaml'] as Entry
  return { ...base, 'pages/about.yaml': { ...about, en: { ...(about.en as Entry), heading } } }
}

describe('an edit saved while another is being published', () => {
  it('is published too when it comes after the manifest was read, and can be reverted', async () => {
    afterReading = () => writeDraft(withHeading('Saved while it was read'), manifest)
    await expectTruth()
    expect(treeOf(out).get('about.html')!.toString()).toContain('Saved while it was read')
    writeDraft(base, manifest)
    await expectTruth()
  })

  it('is published too when it comes while the run waits for another, and can be reverted', {
    tags: ['soak'],
  }, async () => {
    await expectTruth()
    let run = Promise.resolve()
    await withLock(
      out,
      () => {},
      async () => {
        run = expectTruth()
        writeDraft(withHeading('Saved while it waited'), manifest)
      },
    )
    await run
    writeDraft(base, manifest)
    await expectTruth()
  })
})

describe('a symlink in the manifest', () => {
  it('to a file is published again when that file has changed', { tags: ['soak'] }, async () => {
    const shared = join(manifest, 'shared.txt')
    copyFileSync(join(manifest, 'cities.yaml'), shared)
    rmSync(join(manifest, 'cities.yaml'))
    symlinkSync(shared, join(manifest, 'cities.yaml'))
    await expectTruth()
    appendFileSync(shared, '\n- name: Dune Park\n')
    await expectTruth()
    expect(treeOf(out).has('locations/dune-park-eye-doctor.html')).toBe(true)
  })

  it('to a folder is followed to the files in it', async () => {
    const shared = join(manifest, '.shared')
    mkdirSync(join(shared, 'deep'), { recursive: true })
    copyFileSync(join(manifest, 'pages/about.yaml'), join(shared, 'deep/team.yaml'))
    rmSync(join(manifest, 'pages/about.yaml'))
    symlinkSync(shared, join(manifest, 'pages/shared'))
    const draft = JSON.stringify(base).replaceAll('"/about"', '"/shared/deep/team"')
    for (const file of ['navigation.yaml', 'redirects.yaml']) {
      writeDraft({ [file]: JSON.parse(draft)[file] }, join(emptyFolder(), 'unused'))
      writeFileSync(join(manifest, file), JSON.stringify(JSON.parse(draft)[file]))
    }
    await expectTruth()
    editText(shared, 'deep/team.yaml', /About us/g, 'All about us')
    await expectTruth()
    expect(treeOf(out).get('shared/deep/team.html')!.toString()).toContain('All about us')
  })
})
