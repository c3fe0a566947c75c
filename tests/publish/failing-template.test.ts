import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as renderer from '../../generator/render/renderer.ts'
import { readDraft, writeDraft } from '../support/draft.ts'
import { edited } from '../support/edits/random-edits.ts'
import { coldTree, differences, publish, timesOf, treeOf } from '../support/published.ts'
import { emptyFolder, world } from '../support/world.ts'

/** The pages whose template throws. All others render as usual. */
const failing = new Set<string>()

const { loadTemplates } = renderer
vi.spyOn(renderer, 'loadTemplates').mockImplementation((folder) => {
  const templates = loadTemplates(folder)
  return {
    ...templates,
    renderDocument: (page, layout, assets) => {
      if (failing.has(page.url)) throw new TypeError(`no template is made for this (${page.kind})`)
      return templates.renderDocument(page, layout, assets)
    },
  }
})
afterAll(vi.restoreAllMocks)

const place = emptyFolder()
const [manifest, out] = [join(place, 'manifest'), join(place, 'dist')]
const base = readDraft(world('base'))
beforeAll(() => writeDraft(base, manifest))
afterEach(() => failing.clear())

describe('a template that throws', () => {
  it('stops the publish and is reported with every page it fails on', async () => {
    expect((await publish(manifest, out)).code).toBe(0)
    const before = timesOf(out)
    writeDraft(edited(base, { kind: 'change a fact of the practice', seed: 0 }), manifest)
    for (const url of ['/about', '/es/about', '/services/eye-exams/brook-hill']) failing.add(url)
    const { code, said } = await publish(manifest, out)
    expect(code).toBe(4)
    const { error } = JSON.parse(said.split('\n').at(-1)!)
    expect(error.message.split('\n')).toEqual([
      'Nothing was published: the templates failed on these pages.',
      '  /about: no template is made for this (prose)',
      '  /es/about: no template is made for this (prose)',
      '  /services/eye-exams/brook-hill: no template is made for this (service-city)',
    ])
    expect(timesOf(out)).toEqual(before)
    expect(readdirSync(place).sort()).toEqual(['dist', 'manifest'])
  })

  it('leaves no folder where nothing was published before', async () => {
    const first = join(emptyFolder(), 'dist')
    failing.add('/')
    expect((await publish(manifest, first)).code).toBe(4)
    expect(existsSync(first)).toBe(false)
  })

  it('leaves no trace once it is fixed', async () => {
    expect((await publish(manifest, out)).code).toBe(0)
    expect(differences(treeOf(out), await coldTree(manifest))).toEqual([])
  })
})
