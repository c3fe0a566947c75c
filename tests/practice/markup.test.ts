import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { bootSnippet } from '../../generator/render/bundle/boot-snippet.ts'
import { readPage } from '../support/built-site.ts'
import { foldShared, ifMeant, markupOf } from '../support/markup.ts'
import { clearwater, siteOf } from '../support/world.ts'

// Documents of pages of every kind, in every language and state. What a page shares with the home page of its language
// is shown there. After an intended change: npm run accept.

/** For each kind, the pages that show most of it, by their English URL or their only one. */
const pages = [
  '/',
  '/about',
  '/admin/keratoconus-qr',
  '/admin/tools',
  '/comparisons/glaucoma-management',
  '/conditions',
  '/conditions/dry-eye',
  '/conditions/keratoconus',
  '/contact',
  '/dry-eyes/eye-drops-orange-county',
  '/es/condiciones/ulceras-corneal',
  '/es/visit-pack/condiciones/ulceras-corneal',
  '/eyewear',
  '/fashion',
  '/how-soon',
  '/how-soon/poster',
  '/keratoconus-referral',
  '/lasik-faq-orange-county',
  '/locations/riverside-eye-doctor',
  '/locations/santa-ana-eye-doctor',
  '/neighborhoods/balboa-island-eye-doctor',
  '/notices',
  '/out-of-service-area',
  '/services',
  '/services/dry-eye-doctor-near-me',
  '/services/dry-eye-doctor-near-me/irvine',
  '/services/myopia-control/huntington-beach',
  '/sitemap',
  '/terms-of-service',
  '/visit-pack/conditions/dry-eye',
  '/what-are-signs-detached-retina',
  '/404',
]

const site = siteOf(clearwater)
const folder = join(import.meta.dirname, '__snapshots__')
const routes = [...site.routes].filter(({ source }) => pages.includes(source.id))
const markupAt = (url: string) => markupOf(readPage(inject('practice'), url), [bootSnippet()])
const nameOf = (url: string) => `${url === '/' ? 'index' : url.slice(1).replaceAll('/', '-')}.txt`

test('a page of every kind has a snapshot, in every language and state', () => {
  const groups = (list: readonly { source: { kind: string }; language: string; state: string }[]) => [
    ...new Set(list.map(({ source, language, state }) => `${source.kind} ${language} ${state}`)),
  ]
  const missing = groups([...site.routes]).filter((group) => !groups(routes).includes(group))
  expect(missing, 'add a page of each to "pages" above').toEqual([])
})

test.each(routes.map(({ url, source, language, state }) => [source.kind, language, state, url] as const))(
  'a %s page (%s, %s) has the markup of its snapshot: %s',
  async (kind, language, _state, url) => {
    const markup = markupAt(url)
    const home = routes.find((route) => route.source.kind === 'home' && route.language === language)!.url
    const own = kind === 'home' ? markup : foldShared(markup, { url: home, markup: markupAt(home) })
    await expect(own).toMatchFileSnapshot(join(folder, nameOf(url)), ifMeant)
  },
)

test('every snapshot belongs to a page that is tested', () => {
  const held = routes.map(({ url }) => nameOf(url))
  expect(readdirSync(folder).filter((file) => !held.includes(file))).toEqual([])
})
