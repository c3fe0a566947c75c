import { afterAll, expect, it } from 'vitest'
import { renderHead } from '../../templates/head.ts'
import { cleanWorlds, clearwater, pageAt, siteOf } from '../support/world.ts'

afterAll(cleanWorlds)

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
