import { createElement } from 'react'
import { expect, test } from 'vitest'
import { siteLanguages } from '../../generator/languages.ts'
import { TopBar } from '../../templates/layout/top-bar.tsx'
import { exampleHtml } from '../support/example-html.ts'
import { clearwater, pageAt, siteOf } from '../support/world.ts'

test('a page in English is offered in a language that search engines know by a shorter code', () => {
  const site = siteOf(clearwater)
  const layout = site.layout('en')
  const page = pageAt('/about', site)
  const offer = { text: 'Dalam bahasa Indonesia?', accept: 'Ya', decline: 'Tidak' }
  const [{ code, name, direction }] = siteLanguages([{ code: 'ind', name: 'Indonesia' }])
  const html = (hreflang: string) =>
    exampleHtml(
      createElement(TopBar, {
        layout: { ...layout, languages: [layout.languages[0]!, { code, name, direction, offer }] },
        page: {
          ...page,
          head: { ...page.head, alternates: [{ language: hreflang, href: 'https://example.com/ind/about' }] },
          otherLanguages: [{ label: 'Tentang kami', href: '/ind/about', language: code }],
        },
      }),
    )
  expect(html('id')).toContain(offer.text)
  expect(html('es')).not.toContain(offer.text)
})
