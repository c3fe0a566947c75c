import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildPage } from '../../../generator/build/build-page.ts'
import { markedSite } from '../../../generator/dev/studio/mark-texts.ts'
import { emitGateRules } from '../../../generator/emit/geo-gate.ts'
import { emitSearch } from '../../../generator/emit/search.ts'
import { longestList } from '../../../generator/expand/long-lists.ts'
import { codesOf } from '../../../generator/languages.ts'
import type { SearchFile } from '../../../src/shared/search/file.ts'
import { openSearch } from '../../../src/shared/search/look-up.ts'
import { renderDocument } from '../../../templates/render-document.tsx'
import { coldTree, differences, publish, treeOf } from '../../support/published.ts'
import { copyOf, emptyFolder, loaded, pageAt, siteOf, trilingual } from '../../support/world.ts'

/**
 * The practice in three languages with a city, and a neighborhood in it, that have Arabic names, and a city whose map shows
 * the first; and so many more places.
 */
function withDearborn(more = 0): string {
  const folder = copyOf(trilingual)
  const areas = ['Springwells', 'Aviation', 'Southend', 'Morley', 'Levagood', 'Oxford']
  const others = (name: string) => Array.from({ length: more }, (_, index) => `name: ${name} ${index}`)
  const append = (file: string, places: readonly string[]) =>
    appendFileSync(join(folder, file), places.map((place) => `\n- { ${place} }`).join(''))
  append('cities.yaml', [
    `name: Dearborn, names: { ar: ديربورن }, coordinates: { lat: 42.28, lon: -83.13 }, areas: [${areas}]`,
    'name: River Rouge, coordinates: { lat: 42.33, lon: -83.05 }',
    ...others('Dell'),
  ])
  append('neighborhoods.yaml', [
    'name: Springwells, names: { ar: سبرينغويلز }, partOf: dearborn',
    'name: Oakwood, partOf: river-rouge',
    ...others('Spring'),
  ])
  return folder
}

const site = siteOf(withDearborn(), { preview: false })

const assets = { script: '', boot: '', styles: [], sheets: {}, fonts: [] }
const htmlOf = (url: string, of = site) => {
  const route = of.routes.findUrl(url)!
  return renderDocument(buildPage(route, of), of.layout(route.language), assets)
}

describe('a place with a name of its own in a language', () => {
  it('goes by it on all pages in that language, and on no other', () => {
    const [own, other] = [/ديربورن|سبرينغويلز/, /Dearborn|Springwells/]
    const called = { own: 0, other: 0 }
    for (const { url, language, bodyLanguage } of site.routes) {
      // The frame of a page that waits for its translation is in another language than its body.
      if (language !== bodyLanguage) continue
      const html = htmlOf(url)
      if (language === 'ar') expect(html, url).not.toMatch(other)
      else expect(html, url).not.toMatch(own)
      called[language === 'ar' ? 'own' : 'other'] += Number((language === 'ar' ? own : other).test(html))
    }
    expect(called.own).toBeGreaterThan(5)
    expect(called.other).toBeGreaterThan(10)
  })

  it('keeps its address', () => {
    const urls = [...site.routes].flatMap(({ url, language }) =>
      /dearborn/.test(url) && language === 'ar' ? [url] : [],
    )
    expect(urls).toContain('/ar/locations/dearborn-eye-doctor')
    expect(urls).toContain('/ar/services/eye-exams/dearborn')
  })

  it('is called the same in titles, breadcrumbs, structured data, maps and links', () => {
    const city = pageAt<'location'>('/ar/locations/dearborn-eye-doctor', site)
    expect(city.head.title).toContain('ديربورن')
    expect(city.crumbs.at(-1)).toMatchObject({ label: 'ديربورن' })
    expect(JSON.stringify(city.structuredData)).toContain('"@type":"City","name":"ديربورن"')
    expect(city.content.map!.place!.label!.text).toBe('ديربورن')
    expect(city.content.areas.lines.slice(0, 2)).toMatchObject([
      { label: 'ديربورن - سبرينغويلز' },
      'ديربورن - Aviation',
    ])
    const beyond = pageAt<'location'>('/ar/locations/river-rouge-eye-doctor', site)
    expect(beyond.content.map!.towns.map(({ text }) => text)).toContain('ديربورن')
    const service = pageAt('/ar/services/eye-exams/dearborn', site)
    expect(JSON.stringify(service.structuredData)).toContain('"areaServed":{"@type":"City","name":"ديربورن"}')
    const home = pageAt<'home'>('/ar', site)
    expect(home.content.cities.map(({ label }) => label)).toContain('ديربورن')
    expect(JSON.stringify(home.structuredData)).toContain('{"@type":"City","name":"ديربورن"}')
  })

  it('is called the same in lists of very many places', () => {
    const large = siteOf(withDearborn(longestList))
    const listed = [...large.routes].filter(({ source: { kind }, language }) => kind === 'list' && language === 'ar')
    const showing = listed.map(({ url }) => htmlOf(url, large)).filter((html) => /ديربورن|سبرينغويلز/.test(html))
    expect(showing.length).toBeGreaterThan(2)
    for (const html of showing) expect(html).not.toMatch(/Dearborn|Springwells/)
  })

  it('is found by any of its names in every language', () => {
    const codes = codesOf(site.manifest.languages)
    for (const [index, code] of codes.entries()) {
      const lookUp = openSearch(JSON.parse(emitSearch(site)[index]!.bytes()) as SearchFile, codes)
      const { url } = site.routes.find('/locations/dearborn-eye-doctor', code)!
      expect(lookUp('ديربورن')![0], code).toMatchObject({ url })
      expect(lookUp('dearborn')![0], code).toMatchObject({ url, name: lookUp('ديربورن')![0]!.name })
    }
  })

  it('is let in by the geo gate under any of its names', () => {
    const { cities } = JSON.parse([...emitGateRules(site)].at(-1)!.bytes())
    expect(cities).toEqual(expect.arrayContaining(['Dearborn', 'ديربورن']))
  })

  it('is not edited on the page, since maps place it by its length', () => {
    const { site: shown, sources } = loaded(withDearborn())
    const { map } = pageAt<'location'>('/ar/locations/dearborn-eye-doctor', markedSite(shown!, sources)).content
    expect(map!.place!.label!.text).toBe('ديربورن')
  })

  it('reaches every page that shows it', async () => {
    const manifest = withDearborn()
    const out = join(emptyFolder(), 'dist')
    const files = ['cities.yaml', 'neighborhoods.yaml'].map((file) => join(manifest, file))
    const texts = files.map((file) => readFileSync(file, 'utf8'))
    for (const [index, file] of files.entries())
      writeFileSync(file, texts[index]!.replaceAll(/ names: \{ ar: (?:ديربورن|سبرينغويلز) \},/g, ''))
    await publish(manifest, out)
    for (const [index, file] of files.entries()) {
      writeFileSync(file, texts[index]!)
      await publish(manifest, out)
      expect(differences(treeOf(out), await coldTree(manifest))).toEqual([])
    }
  })
})
