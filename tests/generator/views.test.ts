import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { emitViews, viewsOf } from '../../generator/emit/views.ts'
import { root } from '../../generator/folders.ts'
import { languages } from '../../src/shared/languages.ts'
import { viewNames } from '../../src/shared/views.ts'
import { cleanWorlds, siteOf, world } from '../support/world.ts'

afterAll(cleanWorlds)

const files = (site: Parameters<typeof viewsOf>[0]) =>
  emitViews(viewsOf(site), async () => () => '').map(({ file }) => file)

test('a site without views publishes no picture of them', () => {
  expect(files(siteOf(world('base')))).toEqual([])
})

test('the site publishes clear sight once, and of each view every stage', () => {
  const published = files(siteOf(join(root, 'manifest')))
  expect(published).toContain('views/clear.svg')
  expect(published).toContain('views/keratoconus-1.svg')
  expect(published).toContain('views/keratoconus-3.svg')
  expect(new Set(published).size).toBe(published.length)
  expect(published.length).toBe(1 + 3 * viewNames.length)
})

test.each(languages)('every view says in %s what it shows, what it is called and what to know about it', (language) => {
  const { view } = parse(readFileSync(join(root, `manifest/ui/${language}.yaml`), 'utf8')) as { view: object }
  for (const name of viewNames) {
    const words = (view as Record<string, Record<string, string>>)[name]
    expect(Object.keys(words ?? {}), name).toEqual(['affected', 'text', 'caption'])
  }
})
