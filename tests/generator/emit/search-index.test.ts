import { appendFileSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { pathOf } from '../../../generator/cache/store.ts'
import { emitSearch } from '../../../generator/emit/search.ts'
import { emitSitemap } from '../../../generator/emit/sitemap.ts'
import { root } from '../../../generator/folders.ts'
import { kinds } from '../../../generator/kinds.ts'
import { codesOf } from '../../../generator/languages.ts'
import type { Route, Site } from '../../../generator/site.ts'
import type { Language } from '../../../src/shared/languages.ts'
import { makeFoldWord, type SearchFile } from '../../../src/shared/search/file.ts'
import { openSearch } from '../../../src/shared/search/look-up.ts'
import { addCities } from '../../bench/bench-manifest.ts'
import { editText } from '../../support/edit-text.ts'
import { entriesOf } from '../../support/kept-entries.ts'
import { codes } from '../../support/languages.ts'
import { coldTree, differences, publish, treeOf } from '../../support/published.ts'
import { pagesOf } from '../../support/search.ts'
import { clearwater, copyOf, dental, emptyFolder, monolingual, siteOf, trilingual, world } from '../../support/world.ts'

const real = siteOf(join(root, 'manifest'))
const practice = siteOf(clearwater)
const small = siteOf(world('base'))

const textOf = (site: Site, language: Language) =>
  emitSearch(site)[codesOf(site.manifest.languages).indexOf(language)]!.bytes()
const fileOf = (site: Site, language: Language) => JSON.parse(textOf(site, language)) as SearchFile

/** Not indexed by search engines, as it has no words of its own, but still useful to a patient who looks for it. */
const isBare = ({ source, state, bodyLanguage, language, indexed }: Route) =>
  source.madeOf?.service !== undefined &&
  source.madeOf.city !== undefined &&
  !indexed &&
  state !== 'mirror' &&
  bodyLanguage === language

const worlds: [name: string, site: Site][] = [
  ['the real site', real],
  ['a small practice', practice],
  ['the small world', small],
]

describe.each(worlds)('the search files of %s', (_, site) => {
  const ownCodes = codesOf(site.manifest.languages)

  it.each(ownCodes)(
    'list exactly the pages of the sitemap in one language, and bare services in cities: %s',
    (language) => {
      const listed = [...[...emitSitemap(site)][0]!.bytes().matchAll(/<loc>([^<]+)<\/loc>/g)]
        .map(([, url]) => url!.slice(site.manifest.practice.url.length))
        .map((path) => (path === '' ? '/' : path))
        .filter((path) => site.routes.findUrl(path)!.language === language)
      const bare = [...site.routes]
        .filter((route) => isBare(route) && route.language === language)
        .map(({ url }) => url)
      const found = pagesOf(fileOf(site, language)).map(({ url }) => url)
      expect([...found].sort()).toEqual([...new Set([...listed, ...bare])].sort())
    },
  )

  it.each(ownCodes)('call every page by its own name, a service in a city by its heading: %s', (language) => {
    for (const { url, name } of pagesOf(fileOf(site, language))) {
      const { source } = site.routes.findUrl(url)!
      const title = source.title(language)!
      expect(name, url).toBe(source.kind === 'service-city' ? title.heading : title.name)
    }
  })

  it.each(ownCodes)('give every page the weight of its kind: %s', (language) => {
    const file = fileOf(site, language)
    for (const [url, , kind] of file.pages)
      expect(file.kinds[kind]![1], url).toBe(kinds[site.routes.findUrl(url)!.source.kind].searchWeight)
  })

  it.each(ownCodes)('leave no placeholder unfilled: %s', (language) => {
    for (const page of pagesOf(fileOf(site, language))) expect(JSON.stringify(page)).not.toMatch(/\{[\w.-]+\}/)
  })
})

describe('the search files', () => {
  it('leave out second addresses, pages that wait for their Spanish and, except bare ones, pages that are not indexed', () => {
    const site = siteOf(world('a-page-waits-for-its-spanish'))
    const kept = [...site.routes].filter((route) => (!route.indexed && !isBare(route)) || route.state === 'mirror')
    expect(kept.length).toBeGreaterThan(3)
    expect(site.routes.findUrl('/es/about')!.state).toBe('fallback')
    const urls = codes.flatMap((language) => pagesOf(fileOf(site, language)).map(({ url }) => url))
    for (const { url } of kept) expect(urls).not.toContain(url)
    expect(urls).toContain('/about')
    expect(urls).not.toContain('/es/about')
  })

  it('leave out a service that is still to be written, in the cities too', () => {
    const folder = world('base')
    const { slug } = small.manifest.services[0]!
    const urls = (site: Site) => pagesOf(fileOf(site, 'en')).flatMap(({ url }) => (url.includes(slug) ? [url] : []))
    expect(urls(small).length).toBeGreaterThan(small.manifest.cities.length)
    editText(folder, 'services.yaml', `- slug: ${slug}\n`, '$&  placeholder: true\n')
    expect(urls(siteOf(folder))).toEqual([])
  })

  it('lead to no page that waits for its Spanish, by the name of a city or a phrase', () => {
    const folder = copyOf(clearwater)
    editText(folder, 'cities.yaml', /\n {2}es:\n(?: {4}.*\n)+/, '\n')
    editText(folder, 'pages/eyewear.yaml', /^es:\n(?: .*\n|\n)+/m, '')
    const { cities, asked } = fileOf(siteOf(folder), 'es')
    expect(cities[0]![3]).toBe(0)
    expect(asked.filter(([page]) => page < 0)).toEqual([])
  })

  it('are the same byte for byte when they are built again', () => {
    const again = siteOf(clearwater)
    expect(emitSearch(again).map(({ key, bytes }) => [key, bytes()])).toEqual(
      emitSearch(practice).map(({ key, bytes }) => [key, bytes()]),
    )
  })

  it('are small: under 300 bytes per page outside a pattern, 10 per phrase that leads to one, 8 per extra city', () => {
    const folder = copyOf(clearwater)
    addCities(folder, 1, 1000, 'bare')
    const many = siteOf(folder)
    expect(many.routes.length).toBeGreaterThan(10_000)
    const size = (site: Site, language: Language) => gzipSync(textOf(site, language)).length
    for (const site of [real, practice]) {
      for (const language of codesOf(site.manifest.languages)) {
        const { pages, cities, asked } = fileOf(site, language)
        const phrases = asked.flatMap(([, ...all]) => all).length
        expect(size(site, language)).toBeLessThan(300 * pages.length + 10 * phrases + 8 * cities.length)
      }
    }
    for (const language of codes) expect(size(many, language) - size(practice, language)).toBeLessThan(8 * 1000)
  })

  it('are rebuilt for a new heading, but not for a new sentence below it', () => {
    const folder = copyOf(clearwater)
    const keys = () => emitSearch(siteOf(folder)).map(({ key }) => key)
    const before = keys()
    const edit = (from: string, to: string) => editText(folder, 'pages/conditions/dry-eye.yaml', from, to)
    edit('Few people cancel plans', 'Hardly anybody cancels plans')
    expect(keys()).toEqual(before)
    edit('heading: What dry eye is', 'heading: What sicca is')
    const [english, spanish] = keys()
    expect(english).not.toBe(before[0])
    expect(spanish).toBe(before[1])
    expect(textOf(siteOf(folder), 'en')).toContain('"sicca"')
  })

  it('are rebuilt when the site gets another language, whose stop words are then left out', () => {
    const folder = editText(copyOf(monolingual), 'pages/about.yaml', / heading: .*/, ' heading: For La Palma')
    const english = () => emitSearch(siteOf(folder))[0]!
    const before = { key: english().key, text: english().bytes() }
    appendFileSync(join(folder, 'languages.yaml'), '\n- code: es\n  name: Español\n')
    copyFileSync(join(trilingual, 'ui/es.yaml'), join(folder, 'ui/es.yaml'))
    expect(english().bytes()).not.toBe(before.text)
    expect(english().key).not.toBe(before.key)
  })

  it('are published exactly as in a cold run after an edit, after a new city and after their loss', async () => {
    const manifest = world('base')
    const out = join(emptyFolder(), 'dist')
    await publish(manifest, out)
    editText(manifest, 'pages/about.yaml', /heading: .*/, 'heading: Another heading altogether')
    await publish(manifest, out)
    expect(readFileSync(join(out, 'search-en.json'), 'utf8')).toContain('"altogether"')
    expect(differences(treeOf(out), await coldTree(manifest))).toEqual([])
    appendFileSync(join(manifest, 'cities.yaml'), '\n- name: Aliso Creek\n')
    await publish(manifest, out)
    expect(readFileSync(join(out, 'search-es.json'), 'utf8')).toContain('"Aliso Creek"')
    rmSync(join(out, 'search-en.json'))
    writeFileSync(join(out, 'search-es.json'), '{}')
    await publish(manifest, out)
    expect(differences(treeOf(out), await coldTree(manifest))).toEqual([])
  })

  it('are published along with the pages', () => {
    for (const language of codes) {
      const file = join(inject('practice'), `search-${language}.json`)
      expect(readFileSync(file, 'utf8')).toBe(textOf(practice, language))
    }
  })
})

describe.each([
  ['that introduces the team', clearwater],
  ['that opens with the name', dental],
  ['that opens with a form of the name', trilingual],
])('a search for the doctor', (how, folder) => {
  const site = siteOf(folder)
  const { value } = site.manifest.practice.doctor

  it.each(codesOf(site.manifest.languages))(
    `finds the page ${how}, and no disease of a similar name: %s`,
    (language) => {
      const lookUp = openSearch(fileOf(site, language), codesOf(site.manifest.languages))
      const about = site.links.href('/about', language)
      expect(lookUp(value)![0]?.url).toBe(about)
      for (const name of value.split(' ').slice(-2)) {
        const found = lookUp(name)!.map(({ url }) => url)
        expect(found, name).toContain(about)
        const kinds = found.map((url) => site.routes.findUrl(url)!.source.kind)
        expect(kinds, name).not.toContain('condition')
        expect(kinds, name).not.toContain('topic')
      }
    },
  )
})

it('a search for the doctor finds the home page if no other page names the doctor', () => {
  const folder = editText(copyOf(dental), 'pages/about.yaml', /\{doctor\}/g, '{practice}')
  editText(folder, 'pages/about.yaml', 'team: true\n', '')
  const site = siteOf(folder)
  const lookUp = openSearch(fileOf(site, 'en'), codesOf(site.manifest.languages))
  expect(lookUp(site.manifest.practice.doctor.value)![0]?.url).toBe('/')
})

it('a search for somebody on the team, or for what they do, finds the page that introduces them', () => {
  const folder = copyOf(clearwater)
  writeFileSync(
    join(folder, 'team.yaml'),
    '- { name: Zelda Quimby, en: { role: Orthoptist }, es: { role: Ortoptista } }\n',
  )
  const lookUp = openSearch(fileOf(siteOf(folder), 'en'), codes)
  for (const typed of ['Quimby', 'orthoptist']) expect(lookUp(typed)!.map(({ url }) => url)).toEqual(['/about'])
})

it('insurance leads to the services only where the practice lists plans', () => {
  const listed = copyOf(clearwater)
  rmSync(join(listed, 'search.yaml'))
  const bare = editText(copyOf(listed), 'practice.yaml', /^insurers:\n(?: .*\n)+/m, 'insurers: []\n')
  const services = new Set(practice.manifest.services.map(({ slug }) => `/services/${slug}`))
  const [withPlans, without] = [listed, bare].map((folder) => {
    const found = openSearch(fileOf(siteOf(folder), 'en'), codes)('insurance we accept')!
    return found.filter(({ url }) => services.has(url))
  })
  expect(withPlans).toHaveLength(services.size)
  // One mentions insurance in a question of its own.
  expect(without!.length).toBeLessThan(2)
})

describe('a search for a word', () => {
  const foldWord = makeFoldWord(codes)

  it.each([
    ['Rétina', 'retina'],
    ['MUÑOZ', 'munoz'],
    ['ojos', 'ojo'],
    ['eyes', 'eye'],
    ['lenses', 'len'],
    ['lens', 'len'],
    ['glasses', 'glas'],
    ['glass', 'glas'],
    ['flashes', 'flash'],
    ['headaches', 'headache'],
    ['dry', 'dry'],
  ])('looks up %s as %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded)
  })

  it.each(['the', 'of', 'De', 'para', 'a', 'é', ''])('does not look up "%s"', (word) => {
    expect(foldWord(word)).toBeNull()
  })
})

describe('the index in the cache', () => {
  const keptPaths = (index: string) => entriesOf('search', Buffer.from(index)).map(pathOf)
  const indexIn = (text: string) => text.slice(text.indexOf('"index":') + '"index":'.length, -1)
  const changed = (bytes: Buffer) => {
    bytes.write('keratoconx', bytes.indexOf('keratoconu'))
    return bytes
  }

  it.each([
    ['gone', (path: string) => rmSync(path)],
    ['cut short', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 5000))],
    ['changed', (path: string) => writeFileSync(path, changed(readFileSync(path)))],
  ])('gives the same file when it is %s', (_, spoil) => {
    const text = textOf(practice, 'en')
    // Other versions of the code may have left the same index under another key.
    for (const path of keptPaths(indexIn(text))) rmSync(path)
    expect(textOf(practice, 'en')).toBe(text)
    const paths = keptPaths(indexIn(text))
    expect(paths).toHaveLength(1)
    spoil(paths[0]!)
    expect(keptPaths(indexIn(text))).toEqual([])
    expect(textOf(practice, 'en')).toBe(text)
  })
})
