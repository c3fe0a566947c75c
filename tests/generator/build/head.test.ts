import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { alternatesOf } from '../../../generator/build/head.ts'
import { titleOf } from '../../../generator/expand/links.ts'
import { siteLanguages } from '../../../generator/languages.ts'
import { editText } from '../../support/edit-text.ts'
import { pageAt, siteOf, world } from '../../support/world.ts'

const site = siteOf(world('base'))
const headAt = (url: string) => pageAt(url, site).head
const titleAt = (url: string) => titleOf(site.routes.findUrl(url)!)
const origin = 'https://harbor-eye.example'
const property = (url: string, name: string) => headAt(url).openGraph.find((each) => each.property === name)?.content

/** The title of a page whose author wrote `title`. */
function titled(title: string): string {
  const folder = editText(world('base'), 'pages/about.yaml', 'About Our Practice and Its Doctor', title)
  return pageAt('/about', siteOf(folder)).head.title
}

describe('the title', () => {
  const suffix = ' | Harbor Eye Care'

  it("ends with the practice's name when both fit into a search result", () => {
    const longest = 'x'.repeat(65 - suffix.length)
    expect(titled(longest)).toBe(longest + suffix)
  })

  it('stands alone when it is one letter too long for that', () => {
    const title = 'x'.repeat(66 - suffix.length)
    expect(titled(title)).toBe(title)
  })

  it('does not name the practice twice', () => {
    expect(titled('About Harbor Eye Care')).toBe('About Harbor Eye Care')
    expect(titled('"About {practice} and you"')).toBe('About Harbor Eye Care and you')
  })
})

describe('the canonical address', () => {
  it("is the page's own", () => {
    expect(headAt('/about').canonical).toBe(`${origin}/about`)
    expect(headAt('/es/about').canonical).toBe(`${origin}/es/about`)
  })

  it('keeps the trailing slash of the home page, and of no other', () => {
    expect(headAt('/').canonical).toBe(`${origin}/`)
    expect(headAt('/es').canonical).toBe(`${origin}/es`)
  })

  it('is the Spanish original on a mirror, for shared links too', () => {
    expect(headAt('/es/conditions/keratoconus').canonical).toBe(`${origin}/es/condiciones/queratocono`)
    expect(property('/es/conditions/keratoconus', 'og:url')).toBe(`${origin}/es/condiciones/queratocono`)
  })
})

describe('the alternates', () => {
  it('name both languages and a default, alike on both pages', () => {
    const alternates = [
      { language: 'en', href: `${origin}/conditions/keratoconus` },
      { language: 'es', href: `${origin}/es/condiciones/queratocono` },
      { language: 'x-default', href: `${origin}/conditions/keratoconus` },
    ]
    expect(headAt('/conditions/keratoconus').alternates).toEqual(alternates)
    expect(headAt('/es/condiciones/queratocono').alternates).toEqual(alternates)
  })

  it('use the two letters that search engines know for a language that has three in the manifest', () => {
    const named = (code: string) => ({ code, name: code })
    const languages = siteLanguages([named('en'), named('ind'), named('fil'), named('zh-Hant')])
    const translations = { en: '/about', ind: '/ind/about', fil: '/fil/about', 'zh-Hant': '/zh-hant/about' }
    expect(alternatesOf(translations, languages)).toEqual([
      { language: 'en', url: '/about' },
      { language: 'id', url: '/ind/about' },
      { language: 'fil', url: '/fil/about' },
      { language: 'zh-Hant', url: '/zh-hant/about' },
      { language: 'x-default', url: '/about' },
    ])
  })

  it('are missing if only one language is written', () => {
    expect(headAt('/es/condiciones/ulceras-corneal').alternates).toEqual([])
    expect(headAt('/conditions/lasik').alternates).toEqual([])
  })
})

describe('a page about a service in a city', () => {
  it('is not indexed while it has no words of its own, but its links are followed', () => {
    expect(headAt('/services/eye-exams/cedar-point')).toMatchObject({ robots: 'noindex, follow', alternates: [] })
  })
})

describe('a page for staff', () => {
  it('is marked noindex, with neither canonical nor alternates', () => {
    expect(headAt('/admin/keratoconus-qr')).toMatchObject({ robots: 'noindex, nofollow', alternates: [] })
    expect(headAt('/admin/keratoconus-qr').canonical).toBeUndefined()
  })

  it('is, with the not-found page, the only one whose links are not followed either', () => {
    const hidden = [...site.routes].filter(({ url }) => headAt(url).robots === 'noindex, nofollow')
    expect(hidden.map(({ url }) => url)).toEqual([
      '/404',
      '/es/404',
      '/admin/keratoconus-qr',
      '/es/admin/keratoconus-qr',
    ])
  })
})

describe('what a shared link shows', () => {
  it('is in the language of the body', () => {
    expect(property('/es/about', 'og:locale')).toBe('es_US')
    expect(property('/es/about', 'og:locale:alternate')).toBe('en_US')
    expect(property('/es/conditions/lasik', 'og:locale')).toBe('en_US')
    expect(property('/es/conditions/lasik', 'og:locale:alternate')).toBeUndefined()
  })

  it('has a locale of language and country, the usual one if the manifest gives none, as cards require', () => {
    const folder = world('base')
    const languages = join(folder, 'languages.yaml')
    for (const [locale, shown] of [
      ['es', 'es_ES'],
      ['es-Latn-MX', 'es_MX'],
      // A language has the dates of another where nobody knows its own.
      ['en-US', 'es_US'],
    ]) {
      writeFileSync(languages, `- { code: en, name: English }\n- { code: es, name: Español, locale: ${locale} }\n`)
      const shared = pageAt('/es/about', siteOf(folder)).head.openGraph
      expect(shared).toContainEqual({ property: 'og:locale', content: shown })
      expect(shared).toContainEqual({ property: 'og:locale:alternate', content: 'en_US' })
    }
  })

  it("is the title without the practice's name, which has a field of its own", () => {
    expect(property('/about', 'og:title')).toBe('About Our Practice and Its Doctor')
    expect(property('/about', 'og:site_name')).toBe('Harbor Eye Care')
  })
})

describe('the keywords of a service', () => {
  it('are available to the site search but in no head, where search engines ignore them', () => {
    expect(titleAt('/services/eye-exams').keywords).toBe('eye exam, eye doctor, optometrist')
    expect(titleAt('/services/eye-exams/brook-hill').keywords).toBe(
      'eye exam Brook Hill, eye doctor Brook Hill, optometrist Brook Hill',
    )
    for (const url of ['/services/eye-exams', '/services/eye-exams/brook-hill'])
      expect(JSON.stringify(headAt(url))).not.toContain('optometrist')
  })
})
