import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { publish, treeOf } from '../support/published.ts'
import { cleanWorlds, clearwater, copyOf, emptyFolder } from '../support/world.ts'

afterEach(() => vi.unstubAllEnvs())
afterAll(cleanWorlds)

/** The small practice with enough cities of equal length that patterns are made of their pages. */
function manyCities(): string {
  const manifest = copyOf(clearwater)
  const names = ['Alder', 'Birch', 'Cedar', 'Dover', 'Elder', 'Fern'].flatMap((tree) =>
    ['Hill', 'Lake'].map((end) => `${tree} ${end}`),
  )
  appendFileSync(join(manifest, 'cities.yaml'), names.map((name) => `\n- name: ${name}`).join(''))
  return manifest
}

test('a site is the same to the byte with the fast path and without it', async () => {
  const manifest = manyCities()
  const trees = []
  for (const mode of ['on', 'off']) {
    vi.stubEnv('SIGHTLINE_FAST_PATH', mode)
    const out = join(emptyFolder(), 'dist')
    expect((await publish(manifest, out)).code).toBe(0)
    trees.push(treeOf(out))
  }
  expect(trees[1]).toEqual(trees[0])
})

test('a site that was published with it is found unchanged without it', async () => {
  const manifest = manyCities()
  const out = join(emptyFolder(), 'dist')
  expect((await publish(manifest, out)).code).toBe(0)
  const before = treeOf(out)
  vi.stubEnv('SIGHTLINE_FAST_PATH', 'off')
  const { code, said } = await publish(manifest, out)
  expect(code).toBe(0)
  expect(JSON.parse(said)).toMatchObject({ written: 0, removed: 0 })
  expect(treeOf(out)).toEqual(before)
})
