import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { loadSite } from '../../generator/load-site.ts'
import { fileOf } from '../../generator/urls.ts'
import { linksOf } from '../support/html.ts'

// The links that specification section 2 asks of the frame.

const header = ['/', '/about', '/contact']
const submenu = [
  '/conditions',
  ...['lasik', 'cataract', 'dry-eye', 'keratoconus', 'ortho-k', 'headache-eye-fatigue'].map(
    (slug) => `/conditions/${slug}`,
  ),
  '/eyewear',
]
const footer = [
  '/',
  ...[
    'about',
    'services',
    'eyewear',
    'contact',
    'keratoconus-referral',
    'privacy-policy',
    'terms-of-service',
    'sitemap',
  ].map((slug) => `/${slug}`),
  ...[
    'keratoconus',
    'dry-eye',
    'myopia',
    'ortho-k',
    'computer-vision-syndrome',
    'headache-eye-fatigue',
    'blepharitis',
    'allergic-conjunctivitis',
    'floaters-flashes',
  ].map((slug) => `/conditions/${slug}`),
  ...['santa-ana', 'irvine', 'newport-beach', 'costa-mesa', 'tustin', 'anaheim', 'orange', 'fountain-valley'].map(
    (city) => `/locations/${city}-eye-doctor`,
  ),
  '/neighborhoods/yorba-linda-eye-doctor',
  '/neighborhoods/placentia-eye-doctor',
]

const { site } = loadSite(join(root, 'manifest'))

const partOf = (url: string, pattern: RegExp) =>
  pattern.exec(readFileSync(join(inject('site'), fileOf(url)), 'utf8'))?.[0] ?? ''

const mainMenu = /<nav class="main-menu".*?<\/nav>/s
const phoneMenu = /<details class="menu".*?<\/details>/s
const siteFooter = /<footer class="site-footer".*?<\/footer>/s

describe.each(['en', 'es'] as const)('on every page in %s', (language) => {
  const url = site!.links.href('/about', language)
  const here = (ids: string[]) => ids.map((id) => site!.links.href(id, language))

  test.each([
    ['main menu', mainMenu],
    ['menu of narrow screens', phoneMenu],
  ])('the %s leads to home, about, the services menu and contact', (_name, pattern) => {
    const found = linksOf(partOf(url, pattern))
    expect(found.filter((href) => !here(submenu).includes(href))).toEqual(
      here([header[0]!, header[1]!, '/services', header[2]!]),
    )
    expect(found.filter((href) => here(submenu).includes(href))).toEqual(here(submenu))
  })

  test('the footer leads to the pages, conditions, cities and neighbourhoods of the specification', () => {
    const found = linksOf(partOf(url, siteFooter))
    expect(here(footer).filter((href) => !found.includes(href))).toEqual([])
  })
})

test('the language switch shows a flag and the name of the other language, in that language', () => {
  const switchOf = (url: string) => partOf(url, /<a class="language".*?<\/a>/s)
  expect(switchOf('/about')).toMatch(/lang="es".*<svg class="flag".*Español<\/a>$/s)
  expect(switchOf('/es/about')).toMatch(/lang="en".*<svg class="flag".*English<\/a>$/s)
})

test('Spanish is offered on an English page whose Spanish twin says the same, and on no other', () => {
  for (const row of site!.rows.single) {
    const offered = partOf(row.url, /data-behaviour="offer-spanish".*?<a [^>]*href="[^"]*"/s)
    if (row.language === 'en' && row.pair !== undefined && row.subject.indexed) {
      expect(offered, row.url).toContain(`href="${row.pair.es}"`)
    } else if (row.pair === undefined || row.language === 'es') expect(offered, row.url).toBe('')
  }
})
