import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emitSitemap, isIndexable } from '../../../generator/emit/sitemap.ts'
import { siteOf, world } from '../../support/world.ts'

test('a large site has several sitemaps, which list every page once, and an index of them', () => {
  const folder = world('base')
  const names = Array.from({ length: 2000 }, (_, number) => `\n- name: Town ${number}`)
  appendFileSync(join(folder, 'cities.yaml'), names.join(''))
  appendFileSync(join(folder, 'practice.yaml'), '\nindexBarePages: true\n')
  const site = siteOf(folder)
  const files = [...emitSitemap(site)]
  const index = files.at(-1)!
  const parts = files.slice(0, -1)
  expect(index.file).toBe('sitemap.xml')
  expect([...index.bytes().matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual(
    parts.map(({ file }) => `${site.manifest.practice.url}/${file}`),
  )
  const named = parts.flatMap(({ bytes }) => [...bytes().matchAll(/<url><loc>(.*?)<\/loc>/g)].map((match) => match[1]))
  expect(parts.length).toBeGreaterThan(1)
  expect(named).toEqual([...site.routes].filter(isIndexable).map(({ url }) => `${site.manifest.practice.url}${url}`))
})
