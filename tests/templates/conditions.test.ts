import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Conditions } from '../../templates/kinds/conditions.tsx'
import { exampleHtml } from '../support/example-html.ts'
import { pageAt, siteOf, trilingual } from '../support/world.ts'

it('a list of conditions without a text of its own begins with the list, as far below the hero as any text', () => {
  const site = siteOf(trilingual)
  const page = pageAt<'conditions'>('/conditions', site)
  expect(page.content.sections).toEqual([])
  expect(exampleHtml(createElement(Conditions, { page, layout: site.layout('en') }))).not.toMatch(
    /class="wrap prose"><\/div><section/,
  )
})
