import { expect, it } from 'vitest'
import { renderHead } from '../../templates/head.ts'
import { clearwater, pageAt, siteOf } from '../support/world.ts'

const site = siteOf(clearwater)
const assets = { script: '/a.js', boot: '', styles: ['/a.css'], sheets: {}, fonts: ['/a.woff2'] }

const scriptOf = (url: string) =>
  /<script type="module"[^>]*>/.exec(renderHead(pageAt(url, site), site.layout('en'), assets))?.[0]

it('the script of a page yields to its styles and its typeface', () => {
  expect(scriptOf('/conditions/keratoconus')).toBe('<script type="module" src="/a.js" fetchpriority="low">')
})

it('the script of a gated page has normal priority: a visitor may be waiting for it', () => {
  expect(scriptOf('/locations/irvine-eye-doctor')).toBe('<script type="module" src="/a.js">')
})

it('a preview tells search engines to leave out every page, and a published site only those that it always does', () => {
  const rulesIn = (preview: boolean) => {
    const made = siteOf(clearwater, { preview })
    return ['/', '/conditions/keratoconus', '/admin/tools', '/404'].map((url) => {
      const head = renderHead(pageAt(url, made), made.layout('en'), assets)
      return /<meta name="robots" content="([^"]*)">/.exec(head)?.[1]
    })
  }
  expect(rulesIn(true)).toEqual(['noindex', 'noindex', 'noindex, nofollow', 'noindex, nofollow'])
  expect(rulesIn(false)).toEqual([undefined, undefined, 'noindex, nofollow', 'noindex, nofollow'])
})
