import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest'
import { serveFolder } from '../../generator/serve/serve.ts'
import { openSearch } from '../../src/shared/search/look-up.ts'
import { readPage } from '../support/built-site.ts'
import { alternatesOf, attribute, canonicalOf, languageOf, mainOf } from '../support/html.ts'
import { listen, stop } from '../support/loopback.ts'
import { pagesOf } from '../support/search.ts'
import { pageAt, siteOf, trilingual } from '../support/world.ts'

const site = siteOf(trilingual)
const origin = site.manifest.practice.url
const codes = ['en', 'es', 'ar']
const read = (file: string) => readFileSync(join(inject('trilingual'), file), 'utf8')
const htmlOf = (url: string) => readPage(inject('trilingual'), url)

/** The value of an attribute in an opening tag. */
const attributeIn = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

describe('page addresses', () => {
  it.each([
    ['/', '/', '/es', '/ar'],
    ['/about', '/about', '/es/about', '/ar/about'],
    ['/conditions/dry-eye', '/conditions/dry-eye', '/es/enfermedades/ojo-seco', '/ar/conditions/dry-eye'],
    [
      '/services/eye-exams/elm-harbor',
      '/services/eye-exams/elm-harbor',
      '/es/services/eye-exams/elm-harbor',
      '/ar/services/eye-exams/elm-harbor',
    ],
  ])('for %s have no prefix in English, and that of the language in any other', (id, ...expected) => {
    expect(codes.map((language) => site.routes.find(id, language)!.url)).toEqual(expected)
  })

  it('include one mirror, in the only language with an address of its own', () => {
    const mirrors = [...site.routes].filter(({ state }) => state === 'mirror')
    expect(mirrors).toMatchObject([
      { url: '/es/conditions/dry-eye', language: 'es', canonical: '/es/enfermedades/ojo-seco' },
    ])
  })

  it('get a redirect in every language from a single entry', () => {
    const targets = site.redirects.filter(({ from }) => from.endsWith('/our-doctor'))
    expect(targets).toEqual([
      { from: '/our-doctor', to: '/about' },
      { from: '/es/our-doctor', to: '/es/about' },
      { from: '/ar/our-doctor', to: '/ar/about' },
    ])
  })
})

/** Which pages are written in which languages. */
const written: [id: string, english: string, spanish: string, arabic: string][] = [
  ['/about', 'original', 'translated', 'translated'],
  ['/conditions/screen-eye-strain', 'original', 'fallback', 'translated'],
  ['/contact-lens-care', 'original', 'translated', 'fallback'],
  ['/terms-of-service', 'original', 'fallback', 'fallback'],
  ['/locations/larkfield-eye-doctor', 'original', 'fallback', 'translated'],
  ['/locations/elm-harbor-eye-doctor', 'original', 'translated', 'translated'],
]

describe.each(written)('%s', (id, ...states) => {
  const routes = codes.map((language) => site.routes.find(id, language)!)
  const own = routes.filter(({ state }) => state !== 'fallback')
  const translated = own.length > 1 ? own : []
  const absolute = (url: string) => `${origin}${url}`

  it(`is ${states.join(', ')} in English, Spanish and Arabic`, () => {
    expect(routes.map(({ state }) => state)).toEqual(states)
    for (const { url, state, language } of routes) {
      const main = /<main\b[^>]*>/.exec(htmlOf(url))![0]
      expect(languageOf(htmlOf(url)), url).toBe(language)
      expect(attributeIn(main, 'lang'), url).toBe(state === 'fallback' ? 'en' : undefined)
    }
  })

  it('gives search engines its true translations as alternates, and English as x-default', () => {
    const alternates = Object.fromEntries(translated.map(({ language, url }) => [language, absolute(url)]))
    const expected = translated.length === 0 ? {} : { ...alternates, 'x-default': absolute(routes[0]!.url) }
    for (const { url } of own) {
      expect(alternatesOf(htmlOf(url)), url).toEqual(expected)
      expect(alternatesInSitemap(url), url).toEqual(expected)
      expect(canonicalOf(htmlOf(url))).toBe(absolute(url))
    }
  })

  const waiting = routes.filter(({ state }) => state === 'fallback')
  it.runIf(waiting.length > 0)('points search engines to the English page where it is not translated', () => {
    for (const { url } of waiting) {
      expect(alternatesOf(htmlOf(url)), url).toEqual({})
      expect(canonicalOf(htmlOf(url)), url).toBe(absolute(routes[0]!.url))
      expect(alternatesInSitemap(url), url).toBeUndefined()
    }
  })

  it('links to the original, with the name of its language, where it is not translated', () => {
    for (const { url, state } of routes) {
      const notice = /<aside class="wrap"[^>]*><p class="notice">.*?<\/p>/.exec(htmlOf(url))?.[0]
      if (state !== 'fallback') expect(notice, url).toBeUndefined()
      else expect(notice, url).toMatch(new RegExp(`<a href="${id}" hreflang="en">[^<]*\\(English\\)</a>`))
    }
  })

  it('gives shared links its own locale and those of its translations', () => {
    const locales: Record<string, string> = { en: 'en_US', es: 'es_US', ar: 'ar_EG' }
    for (const { url, bodyLanguage, state } of routes) {
      const told = (property: string) =>
        [...htmlOf(url).matchAll(new RegExp(`property="${property}" content="([^"]*)"`, 'g'))].map(([, text]) => text)
      expect(told('og:locale'), url).toEqual([locales[bodyLanguage]])
      const others = translated.filter(({ language }) => language !== bodyLanguage)
      const expected = state === 'fallback' ? [] : others.map(({ language }) => locales[language])
      expect(told('og:locale:alternate'), url).toEqual(expected)
    }
  })
})

describe('a link to a page that waits for its translation', () => {
  const screens = site.routes.find('/conditions/screen-eye-strain', 'es')!

  it('is marked with the language of its name where the page around it is translated', () => {
    const { name } = screens.source.title('en')!
    const marked = new RegExp(`<a href="${screens.url}" lang="en" dir="auto">${name}</a>`)
    expect(htmlOf('/es/sitemap')).toMatch(marked)
  })

  it('is marked in the breadcrumbs to it', () => {
    const crumbs = /<nav class="crumbs.*?<\/nav>/s.exec(htmlOf(screens.url))![0]
    expect(crumbs).toContain(`<li aria-current="page" lang="en" dir="auto">${screens.source.title('en')!.name}</li>`)
    expect(crumbs).toContain('<a href="/es">')
  })

  it('has a name in the language of the body around it, and leads to the language of the page', () => {
    const main = mainOf(htmlOf('/ar/terms-of-service'))
    const labels = [...main.matchAll(/<a href="(\/ar[^"#]*)[^"]*"[^>]*>([^<]*)<\/a>/g)]
    expect(labels.length).toBeGreaterThan(0)
    for (const [, , label] of labels) expect(label).not.toMatch(/\p{Script=Arabic}/u)
  })
})

describe('a page that waits for its translation', () => {
  it('has its name marked in the sentence of the appointment dialog, unlike a translated one', () => {
    const sentenceOn = (url: string) => /<p class="dialog-context">.*?<\/p>/s.exec(htmlOf(url))![0]
    const { name } = site.routes.find('/conditions/screen-eye-strain', 'es')!.source.title('en')!
    expect(sentenceOn('/es/conditions/screen-eye-strain')).toContain(`<span lang="en" dir="auto">${name}</span>`)
    expect(sentenceOn('/ar/conditions/screen-eye-strain')).not.toContain('lang=')
  })
})

/** hreflang -> absolute URL, from the page's sitemap entry. Undefined for a page without one. */
function alternatesInSitemap(url: string): Record<string, string> | undefined {
  const entry = read('sitemap.xml')
    .split('<url>')
    .find((each) => each.startsWith(`<loc>${origin}${url}</loc>`))
  if (entry === undefined) return undefined
  return Object.fromEntries(
    [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(([, code, href]) => [
      code,
      href,
    ]),
  )
}

describe('the language switch', () => {
  const names: Record<string, string> = { en: 'English', es: 'Español', ar: 'العربية' }
  const switchOf = (url: string) =>
    [...htmlOf(url).matchAll(/(<a class="language"[^>]*>)(.*?)<\/a>/gs)].map(([, tag, label]) => ({
      href: attributeIn(tag!, 'href')!,
      codes: ['lang', 'hreflang', 'data-language'].map((name) => attributeIn(tag!, name)),
      label,
    }))

  it('has a link on every page to each other language, named and tagged in that language', () => {
    for (const { url, language } of site.routes) {
      const others = codes.filter((code) => code !== language)
      const expected = others.map((code) => ({ codes: [code, code, code], label: names[code] }))
      expect(
        switchOf(url).map(({ codes, label }) => ({ codes, label })),
        url,
      ).toEqual(expected)
    }
  })

  it('leads to the same page in the other language, or the nearest existing page above it', () => {
    const leadsTo = (url: string) => switchOf(url).map(({ href }) => href)
    expect(leadsTo('/conditions/dry-eye')).toEqual(['/es/enfermedades/ojo-seco', '/ar/conditions/dry-eye'])
    expect(leadsTo('/ar/conditions/dry-eye')).toEqual(['/conditions/dry-eye', '/es/enfermedades/ojo-seco'])
    expect(leadsTo('/terms-of-service')).toEqual(['/es/terms-of-service', '/ar/terms-of-service'])
    expect(leadsTo('/ar/visit-in-arabic')).toEqual(['/', '/es'])
  })
})

test('only English pages offer their true translations, each in its own language', () => {
  const said: Record<string, string[]> = {
    es: ['Esta página también está en español.', 'Ver en español', 'No, gracias'],
    ar: ['هذه الصفحة متاحة بالعربية أيضًا.', 'اقرأها بالعربية', 'لا، شكرًا'],
  }
  let offers = 0
  for (const { url, language, translations } of site.routes) {
    const offered = [...htmlOf(url).matchAll(/<div class="offer" lang="([^"]+)".*?<\/div><\/div>/gs)]
    const expected = language === 'en' ? Object.keys(translations ?? {}).filter((code) => code !== 'en') : []
    expect(
      offered.map(([, code]) => code),
      url,
    ).toEqual(expected)
    for (const [bar, code] of offered) {
      offers += 1
      expect(bar, url).toContain('<div hidden data-behaviour="offer-language">')
      expect([...bar.matchAll(/<(p|a|button)\b[^>]*>([^<]*)</g)].map(([, , text]) => text)).toEqual(said[code!])
      expect([...bar.matchAll(attribute('a', 'href'))].map(([, href]) => href)).toEqual([translations![code!]])
      expect([...bar.matchAll(attribute('button', 'data-language'))].map(([, kept]) => kept)).toEqual(['en'])
    }
  }
  expect(offers).toBeGreaterThan(20)
})

describe('the direction of writing', () => {
  it('is right to left on Arabic pages, and on no other', () => {
    for (const { url, language } of site.routes) {
      const tag = /<html\b[^>]*>/.exec(htmlOf(url))![0]
      expect(attributeIn(tag, 'dir'), url).toBe(language === 'ar' ? 'rtl' : undefined)
    }
  })

  it('switches for an English body on an Arabic page, and nowhere else', () => {
    for (const { url, language, state } of site.routes) {
      const tag = /<main\b[^>]*>/.exec(htmlOf(url))![0]
      expect(attributeIn(tag, 'dir'), url).toBe(language === 'ar' && state === 'fallback' ? 'ltr' : undefined)
    }
  })

  it('is stated for all words that run the other way than those around them', () => {
    // A name of a language is one word, and a source runs on in its own language.
    const others = /<a class="language".*?<\/a>|<section class="sources">.*?<\/section>/gs
    const parts = new Set<string>()
    for (const { url, language, bodyLanguage } of site.routes) {
      if (language !== bodyLanguage) continue
      const body = htmlOf(url)
        .replace(/.*<body/s, '')
        .replace(others, '')
      for (const [tag, name, lang] of body.matchAll(/<(\w+)\b[^>]*? lang="(\w+)"[^>]*>/g)) {
        if ((lang === 'ar') === (language === 'ar')) continue
        expect(attributeIn(tag, 'dir'), `${tag} on ${url}`).toMatch(/^(auto|ltr|rtl)$/)
        parts.add(name!)
      }
    }
    expect([...parts].sort()).toEqual(['a', 'blockquote', 'div', 'li', 'section'])
  })
})

it('keeps the groups of every phone number in order on Arabic pages, whatever language their body is in', () => {
  const { phones } = site.manifest.practice
  const numbers = Object.values(phones).map(({ number }) => new RegExp(`.${unbrokenPattern(number)}`, 'g'))
  for (const { url, language } of site.routes) {
    if (language !== 'ar') continue
    const frame = htmlOf(url)
      .replace(/<main\b[^>]* dir="ltr".*<\/main>/s, '')
      .replace(/<head>.*<\/head>/s, '')
    const shown = numbers.flatMap((number) => frame.match(number) ?? [])
    expect(shown.length, url).toBeGreaterThan(3)
    expect(
      shown.filter((text) => !text.startsWith('\u2066')),
      url,
    ).toEqual([])
  }
})

/** A number as pages show it, with or without characters that keep it on one line. */
const unbrokenPattern = (number: string) =>
  number.replace(/[()]/g, '\\$&').replaceAll(' ', '[ \u00a0]').replaceAll('-', '[-\u2011]')

it('preloads the typeface on all but Arabic pages, whose letters it lacks', () => {
  for (const { url, language } of site.routes) {
    const isPreloaded = / as="font"/.test(htmlOf(url))
    expect(isPreloaded, url).toBe(language !== 'ar')
    expect(attributeIn(/<html\b[^>]*>/.exec(htmlOf(url))![0], 'data-font'), url).toBe(
      isPreloaded ? undefined : 'system',
    )
  }
})

it('names Arabic in the system font on pages in other languages', () => {
  const fontsOf = (url: string) =>
    [...htmlOf(url).matchAll(/<a class="language"[^>]*>/g)].map(([link]) => attributeIn(link, 'data-font'))
  expect(fontsOf('/')).toEqual([undefined, 'system'])
  expect(fontsOf('/ar')).toEqual([undefined, undefined])
})

describe('a page in Arabic only', () => {
  const url = '/ar/visit-in-arabic'

  it('exists once, as an original without translations', () => {
    const routes = [...site.routes].filter(({ source }) => source.id === url)
    expect(routes).toMatchObject([{ url, language: 'ar', bodyLanguage: 'ar', state: 'original', canonical: url }])
    expect(routes[0]!.translations).toBeUndefined()
    expect(alternatesOf(htmlOf(url))).toEqual({})
    expect(alternatesInSitemap(url)).toEqual({})
    expect(mainOf(htmlOf(url))).toContain('زيارتك بالعربية')
  })

  it('is in the Arabic search file, and in no other', () => {
    const listed = codes.filter((code) => read(`search-${code}.json`).includes(`"${url}"`))
    expect(listed).toEqual(['ar'])
  })
})

describe('the not-found page', () => {
  const server = serveFolder(inject('trilingual'))
  let port: number
  beforeAll(async () => {
    port = await listen(server)
  })
  afterAll(() => stop(server))

  it.each([
    ['/nothing/here', 'en'],
    ['/es/nada', 'es'],
    ['/ar/nothing/here', 'ar'],
    ['/arabic', 'en'],
    ['/fr/rien', 'en'],
  ])('for %s is in the language of the address: %s', async (path, language) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(response.status).toBe(404)
    expect(languageOf(await response.text())).toBe(language)
  })

  it.each([
    ['es', 'No encontramos esa página', '/es'],
    ['ar', 'لم نعثر على هذه الصفحة', '/ar'],
  ])('in the first language says the same in %s, with links in that language', (language, heading, home) => {
    const own = new RegExp(`<section[^>]* lang="${language}".*?</section>`, 's').exec(mainOf(htmlOf('/404')))?.[0]
    expect(own).toContain(`<h2>${heading}</h2>`)
    for (const target of [home, `${home}/sitemap`]) expect(own).toContain(`href="${target}" hreflang="${language}"`)
    expect(own).toContain('href="tel:')
  })

  it('in another language speaks only that', () => {
    expect(mainOf(htmlOf('/es/404'))).not.toMatch(/<section[^>]* lang=/)
  })
})

describe.each(codes)('for readers of %s', (language) => {
  it('the search file lists exactly the pages written in that language', () => {
    const file = JSON.parse(read(`search-${language}.json`))
    const expected = [...site.routes]
      .filter((route) => route.language === language && route.indexed && route.canonical === route.url)
      .map(({ url }) => url)
    const told = pagesOf(file).map(({ url }) => url)
    expect([...told].sort()).toEqual(expected.sort())
  })

  it('the appointment dialog is in their language', () => {
    const words = JSON.parse(read(`appointment-${language}.json`)) as Record<string, string>
    expect(words.description).toBe(site.layout(language).words('appointment.description'))
    expect(Object.values(words).filter((word) => word === '')).toEqual([])
  })
})

test('the dialog has its own words in each language', () => {
  const submits = codes.map((code) => (JSON.parse(read(`appointment-${code}.json`)) as { submit: string }).submit)
  expect(new Set(submits).size).toBe(3)
})

test.each([
  ['en', 'dry eye', '/conditions/dry-eye'],
  ['en', 'eye exams larkfield', '/services/eye-exams/larkfield'],
  ['es', 'ojos secos', '/es/enfermedades/ojo-seco'],
  ['ar', 'جفاف العين', '/ar/conditions/dry-eye'],
  ['ar', 'جفاف', '/ar/conditions/dry-eye'],
  ['ar', 'Larkfield', '/ar/locations/larkfield-eye-doctor'],
])('a search in %s for "%s" finds %s first', (language, words, url) => {
  const lookUp = openSearch(JSON.parse(read(`search-${language}.json`)), codes)
  expect(lookUp(words)![0]?.url).toBe(url)
})

it.each(codes)('the site map lists the pages of each subject by name, as readers of %s sort them', (language) => {
  const { groups } = pageAt<'sitemap'>(site.routes.find('/sitemap', language)!.url, site).content
  const names = groups.map(({ links }) => links.map(({ label }) => label))
  expect(Math.max(...names.map(({ length }) => length))).toBeGreaterThan(3)
  expect(names).toEqual(names.map((each) => each.toSorted(new Intl.Collator(language).compare)))
})
