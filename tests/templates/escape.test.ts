import { expect, test } from 'vitest'
import type { Page } from '../../generator/page.ts'
import { renderDocument } from '../../templates/render-document.tsx'
import { structuredDataOf } from '../support/html.ts'
import { pageAt, siteOf, world } from '../support/world.ts'

// Texts come from the manifest and may contain any character that is special in HTML.

const site = siteOf(world('base'))
const assets = { script: '', boot: '', styles: [], sheets: {}, fonts: [] }
const words = `"Tea" & <b>it's</b> </script><script>alert(1)</script>`

/** The keratoconus page, rendered after `change`. */
function rendered(change: (page: Page) => Partial<Page>): string {
  const page = pageAt('/conditions/keratoconus', site)
  return renderDocument({ ...page, ...change(page) } as Page, site.layout('en'), assets)
}

test('a title and a description keep their quotes, ampersands and tags as text', () => {
  const html = rendered(({ head }) => ({ head: { ...head, title: words, description: words } }))
  const escaped =
    '&quot;Tea&quot; &amp; &lt;b&gt;it&#39;s&lt;/b&gt; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;'
  expect(html).toContain(`<title>${escaped}</title>`)
  expect(html).toContain(`<meta name="description" content="${escaped}">`)
})

test('the body attributes that the appointment dialog reads keep the whole text', () => {
  const html = rendered(() => ({ appointmentFor: words, emailSubject: '&quot; is no quote' }))
  expect(html).toContain(
    ' data-page-name="&quot;Tea&quot; &amp; &lt;b&gt;it&#39;s&lt;/b&gt; &lt;/script&gt;&lt;script&gt;',
  )
  expect(html).toContain(' data-email-subject="&amp;quot; is no quote"')
})

test('text in the JSON-LD cannot close its script, and reads back unchanged', () => {
  const html = rendered(({ structuredData }) => ({
    structuredData: { ...structuredData, '@graph': [{ '@type': 'WebPage', name: words }] },
  }))
  expect(html).not.toContain('<script>alert(1)')
  expect(structuredDataOf(html)['@graph'][0]!.name).toBe(words)
})
