import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectVisible } from '../../../generator/audit/collect-visible.ts'
import { mainParts } from '../../../generator/audit/main-parts.ts'
import { buildPage } from '../../../generator/build/build-page.ts'
import { emitSitemap } from '../../../generator/emit/sitemap.ts'
import { divide, type Part } from '../../../generator/expand/divide.ts'
import { expandManifest } from '../../../generator/expand/index.ts'
import { longestList } from '../../../generator/expand/long-lists.ts'
import type { Site } from '../../../generator/site.ts'
import { locationId, serviceCityId, serviceId } from '../../../generator/urls.ts'
import { renderDocument } from '../../../templates/render-document.tsx'
import { editText } from '../../support/edit-text.ts'
import { htmlErrors } from '../../support/html-errors.ts'
import { isSoak } from '../../support/soak.ts'
import { clearwater, copyOf, loaded, pageAt, siteOf } from '../../support/world.ts'

interface Named {
  slug: string
}

const slug = fc
  .array(fc.constantFrom('a', 'b', 'sa', 'san-', 'el-', '1'), { minLength: 1, maxLength: 6 })
  .map((pieces) => pieces.join('').replace(/-$/, ''))
const slugs = fc.uniqueArray(slug, { minLength: 1, maxLength: 80 })
const named = (list: readonly string[]): Named[] => [...list].sort().map((each) => ({ slug: each }))
const allParts = (parts: readonly Part<Named>[]): Part<Named>[] =>
  parts.flatMap((part) => [part, ...allParts(part.parts)])
const runs = { numRuns: isSoak ? 20_000 : 500 }

describe('a list divided by letter', () => {
  it('has every entry on one page, whose letters it starts with, and no page with too many', () => {
    fc.assert(
      fc.property(slugs, fc.integer({ min: 1, max: 12 }), (list, most) => {
        const parts = allParts(divide(named(list), most))
        expect(parts.flatMap(({ entries }) => entries.map((each) => each.slug)).sort()).toEqual([...list].sort())
        expect(new Set(parts.map(({ letters }) => letters)).size).toBe(parts.length)
        for (const { letters, entries } of parts) {
          expect(entries.length).toBeLessThanOrEqual(most)
          for (const each of entries) expect(each.slug.startsWith(letters)).toBe(true)
        }
      }),
      runs,
    )
  })

  it('changes with a new entry only on pages whose letters it starts with', () => {
    fc.assert(
      fc.property(slugs, slug, (list, further) => {
        const before = allParts(divide(named(list.filter((each) => each !== further)), 5))
        const after = allParts(divide(named([...list.filter((each) => each !== further), further]), 5))
        const elsewhere = (parts: Part<Named>[]) => parts.filter(({ letters }) => !further.startsWith(letters))
        // Part of a page that became too long may have a page of its own now.
        const known = new Map(elsewhere(after).map((part) => [part.letters, part]))
        for (const part of elsewhere(before)) if (known.has(part.letters)) expect(known.get(part.letters)).toEqual(part)
        const gone = elsewhere(before).filter(({ letters }) => !known.has(letters))
        expect(gone.length, 'pages that another group took the place of').toBeLessThanOrEqual(before.length / 2)
      }),
      runs,
    )
  })
})

/** The small practice with more cities and neighborhoods, under all letters, many with the same first letters. */
const withPlaces = (cities: number, neighborhoods = 0) => siteOf(folderWith(cities, neighborhoods))

function folderWith(cities: number, neighborhoods = 0) {
  const folder = copyOf(clearwater)
  const append = (file: string, count: number, bay: string) => {
    const names = Array.from({ length: count }, (_, index) => {
      const letter = String.fromCharCode(65 + (index % 26))
      return index % 3 === 0 ? `San ${letter}ledo ${bay} ${index}` : `${letter}lder ${bay} ${index}`
    })
    appendFileSync(join(folder, file), names.map((name) => `\n- name: ${name}`).join(''))
  }
  append('cities.yaml', cities, 'Bay')
  append('neighborhoods.yaml', neighborhoods, 'Hill')
  return folder
}

const site = withPlaces(400, longestList)
const routes = [...site.routes]
const parts = routes.filter(({ source }) => source.kind === 'list')
const assets = { script: '', boot: '', styles: [], sheets: {}, fonts: [] }
const linksOf = (html: string) => [...html.matchAll(/<a href="([^"#]*)"/g)].map(([, href]) => href!)
const documentAt = (url: string) => {
  const route = site.routes.findUrl(url)!
  return renderDocument(buildPage(route, site), site.layout(route.language), assets)
}
const mainOf = (url: string) => {
  const html = documentAt(url)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** All addresses a reader can reach from `url` through the pages of its list alone. */
function reached(url: string): Set<string> {
  const found = new Set([url])
  for (const each of found) {
    const isList = each === url || site.routes.findUrl(each)?.source.kind === 'list'
    if (isList) for (const href of linksOf(mainOf(each))) found.add(href)
  }
  return found
}

describe('a practice with hundreds of cities', () => {
  it('makes each of them reachable by links from home page, contact, sitemap and services, in each language', () => {
    const { cities, services, vertical } = site.manifest
    for (const language of ['en', 'es']) {
      const href = (id: string) => site.links.href(id, language)
      const ofCities = cities
        .filter(({ locationPage }) => locationPage)
        .map(({ slug: city }) => href(locationId(city, vertical)))
      for (const page of ['/', '/contact', '/sitemap'])
        expect([...reached(href(page))]).toEqual(expect.arrayContaining(ofCities))
      const service = services[0]!.slug
      const inCities = cities.map(({ slug: city }) => href(serviceCityId(service, city)))
      expect([...reached(href(serviceId(service)))]).toEqual(expect.arrayContaining(inCities))
    }
  })

  it('has no list page that shows more than a page can hold', () => {
    const shown = ['/', '/contact', '/sitemap', ...site.manifest.services.map(({ slug: each }) => serviceId(each))]
    for (const url of [...shown, ...parts.map((route) => route.url)]) {
      const cities = new Set(
        linksOf(mainOf(url)).filter((href) => /\/locations\/|\/services\/[^/]+\/[^/]+$/.test(href)),
      )
      expect(cities.size, url).toBeLessThanOrEqual(longestList)
    }
  })

  it('shows the cities nearest to the office first', () => {
    const { cities } = pageAt<'home'>('/', site).content
    expect(cities.length).toBeLessThan(longestList)
    const known = site.manifest.cities.filter(({ coordinates, locationPage }) => coordinates && locationPage)
    expect(cities.map(({ label }) => label).slice(0, known.length)).toEqual(
      expect.arrayContaining(known.slice(0, cities.length).map(({ name }) => name)),
    )
  })

  it('names in its structured data the cities that the page shows', () => {
    const { content, structuredData } = pageAt<'home'>('/', site)
    const [practice] = structuredData['@graph'] as readonly { areaServed?: { name: string }[] }[]
    expect(practice!.areaServed!.length).toBe(content.cities.length)
  })
})

describe('a part of a long list', () => {
  it('links to the part before it and the next, through the whole list', () => {
    const own = (list: string) => parts.filter(({ url }) => url.startsWith(`${list}/cities/`))
    for (const list of ['/sitemap', '/es/sitemap']) {
      const pages = new Map(own(list).map(({ url }) => [url, pageAt<'list'>(url, site).content]))
      const listing = [...pages].filter(([, { places }]) => places.length > 0)
      const [first] = listing.find(([, { previous }]) => previous === undefined)!
      const inRow: string[] = []
      for (let url: string | undefined = first; url !== undefined; url = pages.get(url)!.next?.href) inRow.push(url)
      expect(inRow).toEqual(listing.map(([url]) => url))
      for (const [index, url] of inRow.entries()) expect(pages.get(url)!.previous?.href).toBe(inRow[index - 1])
    }
  })

  it('is a separate page for search engines, in each language, below the page of its list', () => {
    const names = new Set<string>()
    const sitemap = [...emitSitemap(site)].map(({ bytes }) => bytes()).join('')
    for (const { url } of parts.filter((route) => route.url.includes('/sitemap/'))) {
      const { head, crumbs, structuredData } = pageAt<'list'>(url, site)
      expect(head.canonical).toBe(`${site.manifest.practice.url}${url}`)
      expect(head.alternates.map(({ language }) => language)).toEqual(['en', 'es', 'x-default'])
      expect(crumbs.length).toBeGreaterThanOrEqual(3)
      expect(JSON.stringify(structuredData)).toContain('"BreadcrumbList"')
      expect(sitemap).toContain(`<loc>${head.canonical}</loc>`)
      names.add(head.title)
    }
    expect(names.size).toBe(parts.filter((route) => route.url.includes('/sitemap/')).length)
  })

  it('is not indexed if none of the pages it links to are', () => {
    const { manifest } = site
    const bare = expandManifest({ ...manifest, practice: { ...manifest.practice, indexBarePages: false } })
    const [ofService] = parts.filter(({ url }) => url.startsWith('/services/'))
    expect(pageAt(ofService!.url, site).head.robots).toBeUndefined()
    expect(pageAt(ofService!.url, bare).head.robots).toBe('noindex, follow')
    expect(pageAt(parts[0]!.url, bare).head.robots).toBeUndefined()
  })

  it('is indexed if a city that it lists, or a part of it, has texts of its own about the service', () => {
    const { manifest } = site
    const [texts] = Object.values(manifest.servicesInCities)
    const [service] = Object.keys(texts!)
    const city = manifest.cities.find((each) => each.slug.startsWith('san-z'))!.slug
    const practice = { ...manifest.practice, indexBarePages: false }
    const { routes: all } = expandManifest({ ...manifest, practice, servicesInCities: { [city]: texts! } })
    const ofService = [...all].filter(({ url }) => url.startsWith(`${serviceId(service!)}/cities/`))
    const above = ofService.filter(({ url }) => city.startsWith(url.split('/').at(-1)!))
    expect(above.length).toBeGreaterThan(1)
    expect(ofService.filter(({ indexed }) => indexed)).toEqual(above)
  })

  it('is not indexed if its service is a placeholder, and waits for the translation of that', () => {
    const { manifest } = site
    const services = manifest.services.map((each) => ({ ...each, placeholder: true, text: { en: each.text.en! } }))
    const { routes: all } = expandManifest({ ...manifest, services })
    const ofServices = [...all].filter(({ url, source }) => source.kind === 'list' && url.includes('/services/'))
    expect(ofServices.filter(({ indexed }) => indexed)).toEqual([])
    expect(new Set(ofServices.map(({ language, state }) => `${language} ${state}`))).toEqual(
      new Set(['en original', 'es fallback']),
    )
  })

  it('is called by the name of its place if it has only one', () => {
    const contents = parts.map(({ url }) => pageAt<'list'>(url, site).content)
    const single = contents.filter((each) => each.places.length === 1 && each.parts === undefined)
    expect(single.length).toBeGreaterThan(0)
    for (const { range, places } of single) expect(range).toBe(places[0]!.label)
  })

  it('marks its own letters as current, and is valid HTML', () => {
    for (const { url } of parts.slice(0, 8)) {
      const html = documentAt(url)
      expect(html).toContain(`<a href="${url}" aria-current="page">`)
      expect(htmlErrors(html)).toEqual([])
    }
  })

  it('has its own heading on a page with two such lists', () => {
    const html = documentAt('/sitemap')
    expect(html.match(/<nav aria-labelledby=/g)).toHaveLength(2)
    expect(htmlErrors(html)).toEqual([])
  })

  it('gives the audit what it shows', () => {
    const page = pageAt<'list'>(parts[0]!.url, site)
    const { links, texts } = collectVisible(mainParts(page, site.layout('en')), site.layout('en').words)
    const shown = linksOf(mainOf(page.url))
    expect(links.filter((href) => !shown.includes(href))).toEqual([])
    expect(texts).toContain(page.content.range)
  })
})

it('a pattern that makes the titles of many lists too long is reported once, where it is written', () => {
  const [file, pattern] = ['ui/es.yaml', '  title: "{list}: {range}']
  const folder = editText(folderWith(100), file, pattern, `${pattern}, with the page of each`)
  const told = loaded(folder).problems.filter(({ code, message }) => code === 'TITLE_LENGTH' && /\/es\//.test(message))
  expect(told.map((each) => each.file)).toEqual([file])
  expect(readFileSync(join(folder, file), 'utf8').split('\n')[told[0]!.line - 1]).toContain(pattern)
})

it('a list is not divided while one page can hold it', () => {
  const count = siteOf(clearwater).manifest.cities.length
  const small = withPlaces(longestList - count)
  expect(small.lists).toEqual([])
  expect([...small.routes].filter(({ source }) => source.kind === 'list')).toEqual([])
  expect(pageAt<'service'>('/services/myopia-control', small).content.cities).toHaveLength(longestList)
  // Not every city has a page of its own, so the sitemap lists a few more.
  const placesIn = (each: Site) => pageAt<'sitemap'>('/sitemap', each).content.groups.find(({ id }) => id === 'cities')!
  const larger = withPlaces(2 * longestList - count - placesIn(small).links.length)
  expect(placesIn(larger).links).toHaveLength(longestList)
})
