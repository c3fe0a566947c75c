import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { LayoutData } from '../../generator/page.ts'
import { Header } from '../../templates/layout/header.tsx'
import { exampleHtml } from '../support/example-html.ts'
import { clearwater, siteOf } from '../support/world.ts'

describe('the header', () => {
  const layout = siteOf(clearwater).layout('en')
  const drawn = (links: Partial<LayoutData['navigation']>) =>
    exampleHtml(createElement(Header, { layout: { ...layout, navigation: { ...layout.navigation, ...links } } }))

  it('has a plain link to the services, and no button, where their menu lists none', () => {
    expect(drawn({})).toContain('has-submenu')
    const html = drawn({ header: layout.navigation.header.map(({ link }) => ({ link, menu: [] })) })
    expect(html).not.toContain('has-submenu')
    expect(html).not.toContain('<ul></ul>')
    expect(html).toContain('href="/services"')
  })

  it('has no menu where it links to nothing', () => {
    expect(drawn({})).toMatch(/<nav.*<nav/s)
    expect(drawn({ header: [] })).not.toMatch(/<nav|<details/)
  })
})
