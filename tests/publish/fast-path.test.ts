import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { differences, publish, treeOf } from '../support/published.ts'
import { emptyFolder, world } from '../support/world.ts'

afterAll(vi.unstubAllEnvs)

test('a site is byte for byte the same with and without the fast path', async () => {
  const manifest = world('base')
  // Enough names of one length that their pages are made into patterns.
  const names = ['Alder', 'Birch', 'Cedar', 'Dover', 'Elder', 'Frost'].map((tree) => `${tree} Hill`)
  appendFileSync(join(manifest, 'cities.yaml'), names.map((name) => `\n- name: ${name}`).join(''))
  const [fast, slow] = [join(emptyFolder(), 'dist'), join(emptyFolder(), 'dist')]
  expect((await publish(manifest, fast)).code).toBe(0)

  vi.stubEnv('SIGHTLINE_FAST_PATH', 'off')
  expect((await publish(manifest, slow)).code).toBe(0)
  expect(differences(treeOf(slow), treeOf(fast))).toEqual([])

  const { said } = await publish(manifest, fast)
  expect(JSON.parse(said), 'nothing to write where the fast path has published').toMatchObject({
    written: 0,
    removed: 0,
  })
})
