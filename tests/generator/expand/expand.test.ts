import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inFrame } from '../../../generator/expand/links.ts'
import { shortForms } from '../../../generator/expand/redirects.ts'
import type { Areas, Link } from '../../../generator/page.ts'
import { editText } from '../../support/edit-text.ts'
import { loaded, pageAt, siteOf, world } from '../../support/world.ts'

const site = siteOf(world('base'))
const rowAt = (url: string) => site.routes.findUrl(url)!
const labels = (links: readonly Link[]) => links.map(({ label }) => label)
const hrefs = (links: readonly Link[]) => links.map(({ href }) => href)

describe('a page written in both languages', () => {
  it('has a Spanish twin under /es, and each is its own canonical', () => {
    expect(rowAt('/about')).toMatchObject({ language: 'en', state: 'original', canonical: '/about' })
    expect(rowAt('/es/about')).toMatchObject({ language: 'es', state: 'translated', canonical: '/es/about' })
    expect(rowAt('/es/about').bodyLanguage).toBe('es')
  })

  it('is paired with its twin, in both directions', () => {
    const pair = { en: '/about', es: '/es/about' }
    expect(rowAt('/about').translations).toEqual(pair)
    expect(rowAt('/es/about').translations).toEqual(pair)
  })

  it('is at / and /es if it is the home page, without a trailing slash', () => {
    expect(rowAt('/').translations).toEqual({ en: '/', es: '/es' })
  })
})

describe('a page with a Spanish address of its own', () => {
  it('is paired with that address', () => {
    expect(rowAt('/conditions/keratoconus').translations).toEqual({
      en: '/conditions/keratoconus',
      es: '/es/condiciones/queratocono',
    })
  })

  it('has a mirror under /es, with the page itself as its canonical and no alternates', () => {
    const mirror = rowAt('/es/conditions/keratoconus')
    expect(mirror).toMatchObject({ state: 'mirror', bodyLanguage: 'es', canonical: '/es/condiciones/queratocono' })
    expect(mirror.translations).toBeUndefined()
    expect(pageAt('/es/conditions/keratoconus', site).head.alternates).toEqual([])
  })

  it('shows the same body at both addresses', () => {
    const original = pageAt('/es/condiciones/queratocono', site)
    expect(pageAt('/es/conditions/keratoconus', site).content).toEqual(original.content)
  })

  it('is linked at its own address, never at the mirror', () => {
    expect(site.links.link('/conditions/keratoconus', inFrame('es')).href).toBe('/es/condiciones/queratocono')
  })
})

describe('a page without Spanish words', () => {
  const page = pageAt('/es/conditions/lasik', site)

  it('shows its English body in a Spanish layout', () => {
    expect(page).toMatchObject({ language: 'es', bodyLanguage: 'en', state: 'fallback', heading: 'LASIK' })
  })

  it('sends search engines to the English page and names no translation', () => {
    expect(page.head.canonical).toBe('https://harbor-eye.example/conditions/lasik')
    expect(page.head.alternates).toEqual([])
    expect(pageAt('/conditions/lasik', site).head.alternates).toEqual([])
  })

  it('keeps its links in Spanish', () => {
    expect(page.content).toMatchObject({ related: [{ href: '/es/condiciones/queratocono' }] })
  })
})

describe('a page in Spanish only', () => {
  const url = '/es/condiciones/ulceras-corneal'

  it('exists once, at its path', () => {
    const routes = [...site.routes].filter(({ source }) => source.id === url)
    expect(routes).toMatchObject([{ url, language: 'es', bodyLanguage: 'es', state: 'original' }])
    expect(routes[0]!.translations).toBeUndefined()
  })

  it('switches to its nearest parent page that exists in English', () => {
    expect(pageAt(url, site).otherLanguages).toEqual([{ label: 'Conditions', href: '/conditions', language: 'en' }])
  })

  it('is marked as Spanish where an English page links to it', () => {
    const folder = editText(world('base'), 'pages/about.yaml', 'related: [/contact]', `related: [${url}]`)
    expect(pageAt('/about', siteOf(folder)).content).toMatchObject({ related: [{ href: url, language: 'es' }] })
  })
})

describe('the language switch', () => {
  it('links the pages of a pair both ways, and the mirror to the English page', () => {
    const switchAt = (url: string) => hrefs(pageAt(url, site).otherLanguages)
    expect(switchAt('/conditions/keratoconus')).toEqual(['/es/condiciones/queratocono'])
    expect(switchAt('/es/condiciones/queratocono')).toEqual(['/conditions/keratoconus'])
    expect(switchAt('/es/conditions/keratoconus')).toEqual(['/conditions/keratoconus'])
  })

  it('leads from every page to one in the other language', () => {
    for (const route of site.routes) {
      const { otherLanguages } = pageAt(route.url, site)
      expect(otherLanguages, route.url).toHaveLength(1)
      for (const { href, language } of otherLanguages) {
        expect(language, `${route.url} -> ${href}`).not.toBe(route.language)
        expect(rowAt(href)?.language, `${route.url} -> ${href}`).toBe(language)
      }
    }
  })
})

describe('breadcrumbs', () => {
  it('lead from the home page down to the page itself', () => {
    const { crumbs } = pageAt('/services/eye-exams/brook-hill', site)
    expect(labels(crumbs)).toEqual(['Home', 'Services', 'Eye exams', 'Brook Hill'])
    expect(hrefs(crumbs)).toEqual(['/', '/services', '/services/eye-exams', '/services/eye-exams/brook-hill'])
  })

  it('stay in the language of the page', () => {
    const { crumbs } = pageAt('/es/condiciones/queratocono', site)
    expect(labels(crumbs)).toEqual(['Inicio', 'Enfermedades', 'Queratocono'])
    expect(hrefs(crumbs)).toEqual(['/es', '/es/conditions', '/es/condiciones/queratocono'])
  })

  it('include the neighborhood that a neighborhood is part of', () => {
    const { crumbs } = pageAt('/neighborhoods/pier-side-eye-doctor', site)
    expect(labels(crumbs)).toEqual(['Home', 'Alder Bay', 'Old Harbor', 'Pier Side'])
  })

  it('are only the page itself on the home page', () => {
    expect(pageAt('/', site).crumbs).toEqual([{ label: 'Home', href: '/' }])
  })
})

describe('redirects', () => {
  const targetOf = (from: string) => site.redirects.find((each) => each.from === from)?.to

  it('lead to the page in the same language', () => {
    expect(targetOf('/keratoconus')).toBe('/conditions/keratoconus')
    expect(targetOf('/es/keratoconus')).toBe('/es/condiciones/queratocono')
  })

  it('send the short URL of a service, or of a service in a city, to its page', () => {
    expect(targetOf('/eye-exams')).toBe('/services/eye-exams')
    expect(targetOf('/eye-exams/*')).toBe('/services/eye-exams/:splat')
    expect(targetOf('/es/dry-eye-care/*')).toBe('/es/services/dry-eye-care/:splat')
  })

  it.each([
    ['en', 'contact', ['/contact/*']],
    ['en', 'conditions', []],
    ['en', 'locations', ['/locations']],
    ['en', 'es', []],
    ['es', 'contact', ['/es/contact/*']],
    ['es', 'condiciones', ['/es/condiciones']],
    ['es', 'locations', ['/es/locations']],
  ])('leave pages in %s alone whose addresses a service "%s" would have as short URLs', (language, slug, left) => {
    const services = [{ ...site.manifest.services[0]!, slug }]
    const forms = shortForms({ ...site.manifest, services }, site.routes, language)
    expect(forms.map(({ from }) => from)).toEqual(left)
  })

  it('lead from any old address, with exact ones before wildcards', () => {
    const folder = world('a-redirect-is-not-for-every-host')
    const own = siteOf(folder).redirects.filter(({ from }) => /blog|Doctor|page/.test(from))
    expect(own).toEqual([
      { from: '/page.php?id=7&part=2', to: '/about' },
      { from: '/Our-Doctor.HTML', to: '/about' },
      { from: '/es/page.php?id=7&part=2', to: '/es/about' },
      { from: '/es/Our-Doctor.HTML', to: '/es/about' },
      { from: '/es/blog/*', to: 'https://blog.example/harbor' },
      { from: '/blog/*', to: 'https://blog.example/harbor' },
    ])
  })

  it('lead to a page in another language from the old address alone, as an earlier site had no prefixes', () => {
    const folder = world('base')
    writeFileSync(
      join(folder, 'redirects.yaml'),
      [
        '- { from: /nosotros, to: /es/about }',
        '- { from: /queratocono, to: /es/condiciones/queratocono }',
        '- { from: /cornea, to: /es/conditions/keratoconus }',
        '- { from: /inicio, to: /es }',
        '- { from: /es/equipo, to: /es/about }',
        '',
      ].join('\n'),
    )
    const { site, problems } = loaded(folder)
    expect(problems.filter(({ file }) => file === 'redirects.yaml')).toEqual([])
    const own = site!.redirects.filter(({ from }) => /nosotros|cornea|queratocono|inicio|equipo/.test(from))
    expect(own).toEqual([
      { from: '/nosotros', to: '/es/about' },
      { from: '/queratocono', to: '/es/condiciones/queratocono' },
      { from: '/cornea', to: '/es/condiciones/queratocono' },
      { from: '/inicio', to: '/es' },
      { from: '/es/equipo', to: '/es/about' },
    ])
  })

  it('leave nothing in an outside address that a host could replace, or read as the end of it', () => {
    const folder = world('base')
    writeFileSync(join(folder, 'redirects.yaml'), `- { from: /shop, to: 'https://shop.example/a"b?x={$TOKEN}\\"' }\n`)
    const targets = siteOf(folder).redirects.filter(({ from }) => from === '/shop')
    expect(targets).toEqual([{ from: '/shop', to: 'https://shop.example/a%22b?x=%7B$TOKEN%7D%5C%22' }])
  })

  it('may start at the address that a page has in the other language', () => {
    const folder = world('base')
    writeFileSync(
      join(folder, 'redirects.yaml'),
      '- { from: /condiciones/queratocono, to: /es/condiciones/queratocono }\n',
    )
    expect(loaded(folder).problems.filter(({ file }) => file === 'redirects.yaml')).toEqual([])
  })

  it('have no exact address after a wildcard, in any language', () => {
    const kinds = site.redirects.map(({ from }) => (from.endsWith('/*') ? 'wildcard' : 'exact'))
    expect(kinds.lastIndexOf('exact')).toBeLessThan(kinds.indexOf('wildcard'))
  })

  it('never lead to an address that does not exist', () => {
    const exact = site.redirects.filter(({ from }) => !from.endsWith('/*'))
    expect(exact.filter(({ to }) => rowAt(to) === undefined)).toEqual([])
  })
})

describe('the page table', () => {
  it('lists every address once', () => {
    expect(new Set([...site.routes].map(({ url }) => url)).size).toBe(site.routes.length)
  })

  it('has no address with a trailing slash, except the home page', () => {
    expect([...site.routes].map(({ url }) => url).filter((url) => url !== '/' && url.endsWith('/'))).toEqual([])
  })

  it('builds every page without leftover markup, placeholders or broken links', () => {
    for (const { url } of site.routes) {
      const page = pageAt(url, site)
      expect(JSON.stringify(page), url).not.toMatch(/\{[\w.-]+\}|\*\*|\]\(/)
      for (const href of linksOf(page)) expect(rowAt(href), `${url} -> ${href}`).toBeDefined()
    }
  })

  it('grows only by service pages for a city without a location page', () => {
    const folder = world('base')
    appendFileSync(join(folder, 'cities.yaml'), '- name: Dune Park\n  locationPage: false\n')
    const grown = siteOf(folder)
    const added = [...grown.routes].map(({ url }) => url).filter((url) => site.routes.findUrl(url) === undefined)
    expect(added.sort()).toEqual([
      '/es/services/dry-eye-care/dune-park',
      '/es/services/eye-exams/dune-park',
      '/services/dry-eye-care/dune-park',
      '/services/eye-exams/dune-park',
    ])
    expect(pageAt<'service-city'>('/services/eye-exams/dune-park', grown).content.location).toBeUndefined()
  })
})

/** Every address of this site that a page's content links to, without fragments. */
function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'href' && typeof entry === 'string'
      ? entry.startsWith('/')
        ? [entry.split('#')[0]!]
        : []
      : linksOf(entry),
  )
}

describe('a city', () => {
  const location = (url: string) => pageAt<'location'>(url, site).content
  const linked = ({ lines, others }: Areas) =>
    labels([...lines, ...others].filter((each): each is Link => typeof each !== 'string'))

  it('has the office in it, and not near it, if it is the city of the address', () => {
    const headings = ['alder-bay', 'brook-hill'].map((city) => pageAt(`/locations/${city}-eye-doctor`, site).heading)
    expect(headings).toEqual(['Eye doctor in Alder Bay', 'Eye doctor near Brook Hill'])
    expect(pageAt('/locations/alder-bay-eye-doctor', site).head.title).toMatch(/^Eye doctor in Alder Bay/)
  })

  it('shows its own parts of town, or the general ones of the audience', () => {
    expect(location('/locations/alder-bay-eye-doctor').areas.lines[0]).toMatchObject({
      label: 'Alder Bay - Old Harbor',
    })
    expect(location('/locations/brook-hill-eye-doctor').areas.lines[0]).toBe('Brook Hill - Downtown')
    expect(location('/es/locations/brook-hill-eye-doctor').areas.lines[0]).toBe('Brook Hill - Centro')
  })

  it('shows its drive time, or the default', () => {
    expect(location('/locations/brook-hill-eye-doctor').drive.minutes).toBe('12-15')
    expect(location('/locations/cedar-point-eye-doctor').drive.minutes).toBe('15-20')
  })

  it('names the cities nearby if it has coordinates', () => {
    expect(labels(location('/locations/alder-bay-eye-doctor').nearby)).toEqual(['Brook Hill'])
    expect(location('/locations/cedar-point-eye-doctor').nearby).toEqual([])
  })

  it('names the four nearest by distance, whatever their order in the file', () => {
    const folder = world('base')
    const latitudes = { 'Far Shore': 34.4, 'Gull Rock': 34.2, 'Elm Park': 33.76, 'Heron Lake': 33.9 }
    const cities = Object.entries(latitudes).map(
      ([name, lat]) => `\n- name: ${name}\n  coordinates: { lat: ${lat}, lon: -117.83 }\n`,
    )
    appendFileSync(join(folder, 'cities.yaml'), cities.join(''))
    const { nearby } = pageAt<'location'>('/locations/alder-bay-eye-doctor', siteOf(folder)).content
    expect(labels(nearby)).toEqual(['Elm Park', 'Brook Hill', 'Heron Lake', 'Gull Rock'])
  })

  it('has service pages that link to its neighborhoods, including nested ones', () => {
    const inCity = (city: string) => linked(pageAt<'service-city'>(`/services/eye-exams/${city}`, site).content.areas)
    expect(inCity('alder-bay')).toEqual(['Alder Bay - Old Harbor', 'Alder Bay - Pier Side'])
    expect(inCity('brook-hill')).toEqual([])
  })

  it('lists the neighborhoods that are directly part of it', () => {
    expect(linked(location('/locations/alder-bay-eye-doctor').areas)).toEqual(['Alder Bay - Old Harbor'])
  })
})

describe('a service', () => {
  it('has a page that shows the first city and lists every city', () => {
    const { first, cities } = pageAt<'service'>('/services/eye-exams', site).content
    expect(first).toMatchObject({ label: 'Alder Bay', href: '/services/eye-exams/alder-bay' })
    expect(labels(cities)).toEqual(['Alder Bay', 'Brook Hill', 'Cedar Point'])
  })

  it('shows in a city the text written for that city alone', () => {
    const { intro } = pageAt<'service-city'>('/services/eye-exams/brook-hill', site).content
    expect(intro).toBe('From Brook Hill, the drive takes about 12-15 minutes. Bring the glasses you wear now.')
  })

  it('links to related services in the same city', () => {
    const { related } = pageAt<'service-city'>('/es/services/eye-exams/brook-hill', site).content
    expect(hrefs(related)).toEqual(['/es/services/dry-eye-care/brook-hill'])
  })

  it('shows a quote in English, marked as such, if it has no Spanish words', () => {
    const { service } = pageAt<'service'>('/es/services/dry-eye-care', site).content
    expect(service.testimonials.map(({ quote, language }) => [quote, language])).toEqual([
      ['I left with one page of steps for home.', 'en'],
      ['Me dijeron con palabras claras lo que vieron.', undefined],
      ['Todos tuvieron tiempo para mis preguntas.', undefined],
    ])
  })

  it('says when a quote was given, as its language writes dates', () => {
    const days = (url: string) =>
      pageAt<'service'>(url, site).content.service.testimonials.flatMap(({ day }) => day ?? [])
    expect(days('/services/eye-exams')).toEqual(['March 14, 2026'])
    expect(days('/es/services/eye-exams')).toEqual(['14 de marzo de 2026'])
  })
})

describe('a phone number', () => {
  it('is the number of the page if it has its own, in its text too', () => {
    const page = pageAt<'condition'>('/conditions/keratoconus', site)
    expect(page.phone).toEqual({ text: '(714) 555-0101', href: 'tel:+17145550101' })
    expect(page.content.intro).toContainEqual({ label: '(714) 555-0101', href: 'tel:+17145550101' })
  })

  it("is the practice's number everywhere else", () => {
    expect(pageAt('/about', site).phone.text).toBe('(714) 555-0100')
  })
})
