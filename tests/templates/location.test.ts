import { createElement } from 'react'
import { afterAll, expect, it } from 'vitest'
import type { LocationContent } from '../../generator/page.ts'
import { Location } from '../../templates/kinds/location.tsx'
import { exampleHtml } from '../support/example-html.ts'
import { cleanWorlds, pageAt, siteOf, world } from '../support/world.ts'

afterAll(cleanWorlds)

it('a city without text, photo or areas has no empty column next to the way to the office', () => {
  const site = siteOf(world('base'))
  const page = pageAt<'location'>('/locations/cedar-point-eye-doctor', site)
  const drawn = (content: Partial<LocationContent>) =>
    exampleHtml(
      createElement(Location, {
        page: { ...page, content: { ...page.content, ...content } },
        layout: site.layout('en'),
      }),
    )
  expect(page.content.map, 'Cedar Point has no coordinates').toBeUndefined()
  expect(drawn({})).not.toContain('hero-picture')
  const areas = { lead: '', lines: [] }
  expect(drawn({ areas })).toContain('<div class="wrap prose"><section class="panel">')
  expect(drawn({ areas, local: 'The hill is windy.' })).toContain(
    '<div class="wrap article"><div class="article-body">',
  )
})
