import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { loadSite } from '../../generator/load-site.ts'
import { readPage } from '../support/built-site.ts'
import { linksOf } from '../support/html.ts'

// The links that section 2 of the specification requires in the layout.

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

const partOf = (url: string, pattern: RegExp) => pattern.exec(readPage(inject('site'), url))?.[0] ?? ''

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
    const inOrder = (hrefs: string[]) => found.filter((href) => hrefs.includes(href))
    const top = here([header[0]!, header[1]!, '/services', header[2]!])
    expect(inOrder(top)).toEqual(top)
    expect(inOrder(here(submenu))).toEqual(here(submenu))
  })

  test('the footer links to the specified pages, conditions, cities and neighborhoods', () => {
    const found = linksOf(partOf(url, siteFooter))
    expect(here(footer).filter((href) => !found.includes(href))).toEqual([])
  })
})
