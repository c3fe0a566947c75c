import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { LocationContent } from '../../generator/page.ts'
import { Location } from '../../templates/kinds/location.tsx'
import { editText } from '../support/edit-text.ts'
import { exampleHtml } from '../support/example-html.ts'
import { pageAt, siteOf, world } from '../support/world.ts'

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
  const areas = { lead: '', lines: [], others: [] }
  expect(drawn({ areas })).toContain('<div class="wrap prose"><section class="panel">')
  expect(drawn({ areas, local: 'The hill is windy.' })).toContain(
    '<div class="wrap article"><div class="article-body">',
  )
})

it('the parts of a city are listed without a sentence before them if the practice has no audiences', () => {
  const folder = world('base')
  rmSync(join(folder, 'audiences.yaml'))
  editText(folder, 'services.yaml', /^ +audience: .*\n/gm, '')
  editText(folder, 'cities.yaml', /(- name: Cedar Point)/, '$1\n  areas: [Alder, Birch, Cedar, Dover, Elder, Fir]')
  const site = siteOf(folder)
  const page = pageAt<'location'>('/locations/cedar-point-eye-doctor', site)
  const html = exampleHtml(createElement(Location, { page, layout: site.layout('en') }))
  expect(html).toContain('<ul class="tags"><li>Cedar Point - Alder</li>')
  expect(html).not.toContain('<p></p>')
})
