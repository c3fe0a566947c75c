import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPage } from '../../../generator/build/build-page.ts'
import { loadBundle } from '../../../generator/render/bundle.ts'
import { patternRenderer } from '../../../generator/render/fast-path/patterns.ts'
import { loadTemplates, type RenderDocument } from '../../../generator/render/renderer.ts'
import { sourceKeys } from '../../../generator/run/source-keys.ts'
import type { Route, Site } from '../../../generator/site.ts'
import { isSoak, someOf } from '../../support/soak.ts'
import { clearwater, copyOf, siteOf } from '../../support/world.ts'

let renderPage: (route: Route, site: Site) => string

beforeAll(async () => {
  const bundle = await loadBundle(sourceKeys().bundle, () => {})
  const render: RenderDocument = loadTemplates(bundle.folder).renderDocument
  renderPage = (route, site) => render(buildPage(route, site), site.layout(route.language), bundle.assets)
})

/**
 * The small practice with more cities; `more` returns what the manifest has on a city besides its name, `others` are
 * lines for other files.
 */
const withCities = (
  names: readonly string[],
  more = (_name: string) => '',
  others: Readonly<Record<string, string>> = {},
): Site => {
  const folder = copyOf(clearwater)
  const entries = names.map((name) => `\n- name: ${JSON.stringify(name)}${more(name)}`)
  appendFileSync(join(folder, 'cities.yaml'), entries.join(''))
  for (const [file, lines] of Object.entries(others)) appendFileSync(join(folder, file), lines)
  return siteOf(folder)
}

const inCities = (site: Site) => [...site.routes].filter(({ source }) => source.kind === 'service-city')

/** Renders every route through patterns, and counts how many were rendered in full on the way. */
function throughPatterns(site: Site, routes: readonly Route[], render = renderPage) {
  let rendered = 0
  const pageOf = patternRenderer(site, (route, of) => {
    rendered += 1
    return render(route, of)
  })
  // The bytes are only valid until the next call.
  return { pages: routes.map((route) => Buffer.from(pageOf(route)).toString()), counted: () => rendered }
}

/** Few lengths, so that patterns are made and used; letters, digits and characters that HTML or JSON escapes. */
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNÑéüß0123456789')
const mark = fc.constantFrom(...' .-\'"&<>{}\\/$`’')
const cityName = fc
  .tuple(
    fc.array(letter, { minLength: 5, maxLength: 6 }),
    fc.oneof({ weight: 5, arbitrary: letter }, { weight: 1, arbitrary: mark }),
    letter,
  )
  .map(([start, middle, end]) => `${start.join('')}${middle}${end}`)
  .filter((name) => !/[{}]/.test(name))

/** For each mark, enough names of one length for a pattern to be made from them, and then used. */
const everyMark = [...' .-\'"&<>\\/$`’'].flatMap((each, index) =>
  ['Alder', 'Birch', 'Cedar', 'Dover', 'Elder'].map((start) => `${start}${each}${index.toString(36)}`),
)

describe('a page made from a pattern', () => {
  it('equals the rendered page byte for byte, whatever the city is called', () => {
    let saved = 0
    fc.assert(
      fc.property(fc.uniqueArray(cityName, { minLength: 12, maxLength: 24, selector: slugLike }), (names) => {
        const site = withCities(names)
        const routes = inCities(site)
        const { pages, counted } = throughPatterns(site, routes)
        expect(pages).toEqual(routes.map((route) => renderPage(route, site)))
        saved += routes.length - counted()
      }),
      { numRuns: isSoak ? 200 : 3, examples: [[everyMark]] },
    )
    expect(saved).toBeGreaterThan(100)
  })

  it('is not used if the template does more with a name than print it', () => {
    const site = withCities(Array.from({ length: 20 }, (_, index) => `Plain City ${String(index).padStart(2, '0')}`))
    const routes = inCities(site)
    const shouting = (route: Route, of: Site) =>
      renderPage(route, of).replace(
        /<h1>(.*?)<\/h1>/,
        (_, heading: string) => `<h1>${[...heading].reverse().join('')}</h1>`,
      )
    const { pages } = throughPatterns(site, routes, shouting)
    expect(pages).toEqual(routes.map((route) => shouting(route, site)))
  })

  const words = '{ intro: Own intro., route: Own route., local: Own eyes. }'
  const ofService =
    '{ intro: Own intro., heading: Own heading, blocks: [Own eyes.], questions: [{ question: Why?, answer: So. }] }'
  it.each(
    someOf<[string, string, Record<string, string>?]>(
      [
        ['an address of its own', '\n  path: { es: /es/ciudades/plain-city-09-oculista }'],
        ['a Spanish name of the same length', '\n  names: { es: Ciudad Sola 09 }'],
        ['a place on the map', '\n  coordinates: { lat: 33.9, lon: -117.9 }'],
        ['parts', `\n  areas: [Alder, Birch, Cedar, Dover, Elder, Fir]`],
        ['English words', `\n  en: ${words}`],
        ['words of both languages', `\n  en: ${words}\n  es: ${words}`],
        ['a neighborhood', '', { 'neighborhoods.yaml': '\n- { name: Plain Corner, partOf: plain-city-09 }\n' }],
        [
          'words about a service',
          '',
          {
            'services-in-cities/plain-city-09.yaml': `- { service: myopia-control, en: ${ofService}, es: ${ofService} }\n`,
          },
        ],
      ],
      2,
    ),
  )('equals the rendered page byte for byte, also when one of the cities has %s', (_what, told, others) => {
    const names = Array.from({ length: 12 }, (_, index) => `Plain City ${String(index).padStart(2, '0')}`)
    const site = withCities(names, (name) => (name === 'Plain City 09' ? told : ''), others)
    const routes = inCities(site)
    const { pages, counted } = throughPatterns(site, routes)
    expect(routes.filter((route, index) => pages[index] !== renderPage(route, site)).map(({ url }) => url)).toEqual([])
    expect(counted()).toBeLessThan(routes.length)
  })

  it('shows each city its own way to the office, even if cities are side by side', () => {
    const names = Array.from({ length: 24 }, (_, index) => `Plain City ${String(index).padStart(2, '0')}`)
    // No two cities are at the same point, but a few yards apart they have the same distance.
    const site = withCities(names, (name) => {
      const number = Number(name.slice(-2))
      return `\n  coordinates: { lat: ${number % 2 ? 33.8 : 34.3}, lon: -117.83${String(50 + number)} }`
    })
    const routes = inCities(site)
    const { pages } = throughPatterns(site, routes)
    expect(routes.filter((route, index) => pages[index] !== renderPage(route, site)).map(({ url }) => url)).toEqual([])
  })

  it('is not used for a city that has optional text in the manifest', () => {
    const site = siteOf(clearwater)
    const told = inCities(site).filter(({ source }) => Object.keys(source.madeOf!.city!.text).length > 0)
    expect(told.length).toBeGreaterThan(0)
    const { counted } = throughPatterns(site, told)
    expect(counted()).toBe(told.length)
  })
})

/** Keeps names apart by slug, as two with the same slug are an error in the manifest. */
function slugLike(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
