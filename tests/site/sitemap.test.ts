import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readPages } from '../support/built-site.ts'
import { alternatesOf, canonicalOf } from '../support/html.ts'

const xml = readFileSync(join(inject('site'), 'sitemap.xml'), 'utf8')
const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, loc, rest]) => ({
  loc: loc!,
  alternates: Object.fromEntries(
    [...rest!.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language!, href!]),
  ),
}))

test('lists exactly the pages that are their own canonical, with the alternates their heads have', () => {
  const origin = new URL(entries[0]!.loc).origin
  const pages = readPages(inject('site')).filter(({ url, html }) => canonicalOf(html) === `${origin}${url}`)
  const expected = pages.map(({ html }) => ({ loc: canonicalOf(html)!, alternates: alternatesOf(html) }))
  const byLoc = (a: { loc: string }, b: { loc: string }) => (a.loc < b.loc ? -1 : 1)
  expect([...entries].sort(byLoc)).toEqual([...expected].sort(byLoc))
})

test('is named in robots.txt', () => {
  expect(readFileSync(join(inject('site'), 'robots.txt'), 'utf8')).toContain(
    `Sitemap: ${new URL(entries[0]!.loc).origin}/sitemap.xml`,
  )
})
