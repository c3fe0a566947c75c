import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { readPages } from '../support/built-site.ts'
import { languageOf } from '../support/html.ts'
import { monolingual, siteOf } from '../support/world.ts'

// What a site in a single language must not have.

const site = siteOf(monolingual)
const folder = inject('monolingual')
const pages = readPages(folder)

test('every page exists once, in English, without a prefix', () => {
  const routes = [...site.routes]
  expect(routes.length).toBeGreaterThan(10)
  for (const { url, language, bodyLanguage, state, canonical, source, translations } of routes) {
    expect({ language, bodyLanguage, state, canonical }).toEqual({
      language: 'en',
      bodyLanguage: 'en',
      state: 'original',
      canonical: url,
    })
    expect(url).toBe(source.id)
    expect(translations).toBeUndefined()
  }
  expect(new Set(routes.map(({ source }) => source.id)).size).toBe(routes.length)
})

test.each([
  ['language switch', /class="language"|data-language/],
  ['offer of another language', /class="offer"|data-behaviour="offer-language"/],
  ['name of another language for search engines', /hreflang/],
  ['other language for shared links', /og:locale:alternate/],
  ['direction of writing', /<html[^>]* dir=/],
  ['link below the prefix of a language', /(href|content)="[^"]*\/(en|es)(\/|")/],
])('no page has a %s', (_, pattern) => {
  expect(pages.length).toBe(site.routes.length)
  for (const { url, html } of pages) {
    expect(languageOf(html), url).toBe('en')
    expect(html.match(pattern)?.[0], url).toBeUndefined()
  }
})

test('the sitemap lists pages without translations', () => {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  expect(sitemap.match(/<loc>/g)!.length).toBeGreaterThan(10)
  expect(sitemap).not.toContain('<xhtml:link')
})

test('the files of one language are published, and no language has a folder', () => {
  const names = readdirSync(folder)
  expect(names.filter((name) => /^(search|appointment)-/.test(name))).toEqual(['appointment-en.json', 'search-en.json'])
  expect(names.filter((name) => /^(en|es|ar)(\.html)?$/.test(name))).toEqual([])
  expect(readFileSync(join(folder, '_redirects'), 'utf8')).not.toMatch(/^\/(en|es)\//m)
})

test('there is a single not-found page', () => {
  expect(pages.filter(({ url }) => url.endsWith('/404')).map(({ url }) => url)).toEqual(['/404'])
})
