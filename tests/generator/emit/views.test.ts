import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { emitViews } from '../../../generator/emit/views.ts'
import { viewNames } from '../../../generator/parse/schemas/views.ts'
import type { Site } from '../../../generator/site.ts'
import { codes } from '../../support/languages.ts'
import { clearwater, siteOf, world } from '../../support/world.ts'

const files = (site: Site) => emitViews(site, () => '').map(({ file }) => file)

test('a site without views publishes no pictures of them', () => {
  expect(files(siteOf(world('base')))).toEqual([])
})

test('a site publishes clear sight once, and every stage of each view that a page shows', () => {
  const published = files(siteOf(clearwater))
  const shown = ['astigmatism', 'cataract', 'dry-eye', 'floaters', 'keratoconus', 'retinal-detachment']
  const drawn = shown.flatMap((view) => [1, 2, 3].map((stage) => `views/${view}-${stage}.svg`))
  expect([...published].sort()).toEqual([...drawn, 'views/clear.svg'].sort())
})

test.each(codes)('every view says in %s what it shows, what it is called and what to know about it', (language) => {
  const { view } = parse(readFileSync(join(clearwater, `ui/${language}.yaml`), 'utf8')) as { view: object }
  for (const name of viewNames) {
    const words = (view as Record<string, Record<string, string>>)[name]
    expect(Object.keys(words ?? {}), name).toEqual(['affected', 'text', 'caption'])
  }
})
