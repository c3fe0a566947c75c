import { describe, expect, it } from 'vitest'
import { buildPage } from '../../../generator/build/build-page.ts'
import { expandManifest } from '../../../generator/expand/index.ts'
import { usesOfSources } from '../../../generator/expand/uses-of-sources.ts'
import { kinds } from '../../../generator/kinds.ts'
import type { PageKind } from '../../../generator/page.ts'
import type { Manifest } from '../../../generator/parse/manifest.ts'
import type { WrittenPage } from '../../../generator/parse/schemas/page.ts'
import type { Path } from '../../../generator/read/raw-values.ts'
import { walk } from '../../../generator/read/walk.ts'
import { inputsKeys } from '../../../generator/render/fast-path/inputs-keys.ts'
import { isSamePage, recordKeys } from '../../../generator/render/page-key.ts'
import type { Route, Site } from '../../../generator/site.ts'
import { serviceId } from '../../../generator/urls.ts'
import { isSoak, someOf } from '../../support/soak.ts'
import { clearwater, siteOf, trilingual } from '../../support/world.ts'

const before = siteOf(clearwater)
const keyBefore = recordKeys(before, 'bundle', 'program')
const recorded = new Map([...before.routes].map((route) => [route.url, keyBefore(route)]))
const builtBefore = new Map([...before.routes].map((route) => [route.url, built(route, before)]))

function built(route: Route, site: Site): string {
  return JSON.stringify([buildPage(route, site), site.layout(route.language)])
}

/** A value of the manifest and its replacement. */
interface Change {
  path: Path
  to: unknown
}

/** A change for each value: a longer text, a greater number, a list without its last entry, a flipped boolean. */
function changesIn(root: Record<string, unknown>): Change[] {
  const found: Change[] = []
  walk(root, (value, path) => {
    const to = another(value)
    // The position of an entry in its file appears on no page.
    if (to !== undefined && !path.includes('place')) found.push({ path: [...path], to })
    return undefined
  })
  return found
}

function another(value: unknown): unknown {
  if (typeof value === 'string') return `${value} Truly.`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return Array.isArray(value) && value.length > 0 ? value.slice(0, -1) : undefined
}

const { pages, photos, logos, words, languages, ...parts } = before.manifest
const inParts = changesIn(parts)
/** The parts that most pages are assumed not to depend on. */
const { cities, neighborhoods, driveTimes, area, servicesInCities } = parts
const inPlaces = changesIn({ cities, neighborhoods, driveTimes, area, servicesInCities })
/** Only the words and sources of pages: the rest determines which pages there are. */
const inPages = pages.flatMap(({ page: { text, sources } }, page) =>
  changesIn({ text, sources }).map(({ path, to }) => ({ path: ['pages', page, 'page', ...path], to })),
)

/** The changed site with all its pages, or `undefined` if a page needs the old value, which `check` would report. */
function changed({ path, to }: Change): { after: Site; pages: Map<Route, string> } | undefined {
  const [part, ...within] = path as [keyof Manifest, ...Path]
  const copy = structuredClone(before.manifest[part])
  let holder = copy as Record<PropertyKey, unknown>
  for (const step of within.slice(0, -1)) holder = holder[step] as typeof holder
  const manifest = { ...before.manifest, [part]: within.length === 0 ? to : copy }
  if (within.length > 0) holder[within.at(-1)!] = to
  try {
    const after = expandManifest(manifest)
    return { after, pages: new Map([...after.routes].map((route) => [route, built(route, after)])) }
  } catch {
    return undefined
  }
}

/** Sampling intervals, as there are a few thousand changes in all. */
const [step, stepInPlaces] = isSoak ? [1, 1] : [768, 96]

const everySome = (changes: Change[], many: number) => changes.filter((_, index) => index % many === 0)

describe('a page recognized by its inputs', () => {
  const tried = [...everySome(inParts, step), ...everySome(inPages, step), ...everySome(inPlaces, stepInPlaces)]

  it('is dirty as soon as any value of the manifest changes it', () => {
    const missed: string[] = []
    let [differing, known, refused] = [0, 0, 0]
    for (const change of tried) {
      const made = changed(change)
      if (made === undefined) {
        refused += 1
        continue
      }
      const keyAfter = recordKeys(made.after, 'bundle', 'program')
      for (const [route, page] of made.pages) {
        const published = recorded.get(route.url)
        if (published === undefined) continue
        const isSame = page === builtBefore.get(route.url)
        const isKnown = isSamePage(keyAfter(route, published), published)
        if (!isSame) differing += 1
        if (isKnown) known += 1
        if (!isSame && isKnown) missed.push(`${route.url} after ${change.path.join('.')}`)
      }
    }
    expect(missed).toEqual([])
    expect(differing).toBeGreaterThanOrEqual(tried.length)
    expect(known).toBeGreaterThan(differing)
    expect(refused).toBeLessThan(tried.length / 10)
  })

  it('is dirty when its share picture is that of the home page, whose heading has changed', () => {
    const { manifest } = siteOf(trilingual)
    const inArabic = manifest.pages.find(({ id }) => id === '/ar/visit-in-arabic')!
    const pages = [...manifest.pages, { ...inArabic, id: '/ar/visit-in-arabic/more' }]
    const home = pages.find(({ id }) => id === '/')!
    const renamed = structuredClone(home)
    renamed.page.text.en!.heading = 'Another heading'
    const [old, after] = [pages, pages.map((each) => (each === home ? renamed : each))].map((each) =>
      expandManifest({ ...manifest, pages: each }),
    )
    const [was, is] = [old!, after!].map((site) => site.routes.findUrl('/ar/visit-in-arabic/more')!)
    const published = recordKeys(old!, 'bundle', 'program')(was!)
    expect(built(is!, after!)).not.toBe(built(was!, old!))
    expect(isSamePage(recordKeys(after!, 'bundle', 'program')(is!, published), published)).toBe(false)
  })

  const leads = {
    'by its list of related pages': (page: WrittenPage) =>
      Object.assign(page, { related: ['/locations/riverside-eye-doctor'] }),
    'by a link in its text': (page: WrittenPage) =>
      Object.assign(page.text.es!, { intro: 'Venga [de Riverside](/locations/riverside-eye-doctor).' }),
  }
  it.each(Object.entries(leads))('is dirty when a city that it links to %s gets another address', (_, lead) => {
    const { manifest } = before
    const own = structuredClone(manifest.pages.find(({ page: { kind } }) => kind === 'condition')!)
    lead(own.page)
    const all = manifest.pages.map((page) => (page.id === own.id ? own : page))
    const moved = manifest.cities.map((city) =>
      city.slug === 'riverside' ? { ...city, path: { es: '/es/riverside' } } : city,
    )
    const [old, after] = [manifest.cities, moved].map((cities) => {
      const site = expandManifest({ ...manifest, pages: all, cities })
      return { site, route: site.routes.find(own.id, 'es')! }
    })
    const published = recordKeys(old!.site, 'bundle', 'program')(old!.route)
    expect(built(after!.route, after!.site)).not.toBe(built(old!.route, old!.site))
    expect(isSamePage(recordKeys(after!.site, 'bundle', 'program')(after!.route, published), published)).toBe(false)
  })

  const changing = ({
    pages,
    services,
    cities,
    neighborhoods,
    servicesInCities,
    practice,
    sources,
    photos,
  }: Manifest) =>
    structuredClone({ pages, services, cities, neighborhoods, servicesInCities, practice, sources, photos })
  type Changing = ReturnType<typeof changing>
  type Edit = (manifest: Changing) => void

  const textAt =
    (id: string, change: Record<string, unknown>): Edit =>
    ({ pages }) =>
      Object.assign(pages.find((page) => page.id === id)!.page.text.en!, change)
  const lastSource = ({ sources }: Changing) => sources.at(-1)!
  const retitled: Edit = (manifest) => Object.assign(lastSource(manifest), { title: 'Another title' })
  const riverside = ({ cities }: Changing) => cities.find(({ slug }) => slug === 'riverside')!
  const moves: Edit = (manifest) => Object.assign(riverside(manifest), { path: { es: '/es/riverside' } })
  const comparison = before.manifest.pages.find(({ page: { kind } }) => kind === 'comparison')!.id
  const link = 'Lea más [aquí](/locations/riverside-eye-doctor).'

  /** What a page shows of something else, the change to that, and a preparation so that the page shows it. */
  const shown: [what: string, change: Edit, first?: Edit][] = [
    ['the name of a page that it lists', textAt(comparison, { name: 'Another name' })],
    ['the summary of a page on a card', textAt('/conditions/dry-eye', { summary: 'Another summary.' })],
    ['the title of the page that a visit sheet is for', textAt('/conditions/dry-eye', { title: 'Another title' })],
    ['the short answer of a page on a card', textAt(comparison, { inShort: 'In fewer words.' })],
    ['a photo', ({ photos }) => Object.assign([...photos.values()][0]!, { hash: 'another', blur: 'another' })],
    [
      'a source that it lists but does not cite',
      retitled,
      (manifest) =>
        Object.assign(manifest.pages.find(({ id }) => id === '/about')!.page, { sources: [lastSource(manifest).id] }),
    ],
    [
      'the source of a fact',
      retitled,
      (manifest) => {
        const [claim] = manifest.practice.claims
        Object.assign(claim!, { source: lastSource(manifest).id })
        textAt('/about', { intro: `Since then: {fact.${claim!.id}}.` })(manifest)
      },
    ],
    [
      'the address of a city that its service links to',
      moves,
      ({ services }) => Object.assign(services[0]!.text.es!, { expertise: [link, 'x'] }),
    ],
    [
      'the address of a city that the words of its own city link to',
      moves,
      ({ cities }) => Object.assign(cities[0]!.text.es!, { local: link.replace(')', '#way)') }),
    ],
    [
      'the address of a city that only its own words link to',
      moves,
      ({ servicesInCities }) =>
        Object.assign(Object.values(Object.values(servicesInCities)[0]!)[0]!.text.es!, { intro: link }),
    ],
    [
      'the name of a neighborhood on a card',
      ({ neighborhoods }) => Object.assign(neighborhoods[0]!, { name: 'Beside the Lake' }),
      ({ services }) => Object.assign(services[0]!, { readMore: ['/neighborhoods/woodbridge-eye-doctor'] }),
    ],
    [
      'the city of a service on a card',
      (manifest) => Object.assign(riverside(manifest), { name: 'Rivers' }),
      ({ services }) => Object.assign(services[0]!, { readMore: [`${serviceId(services[1]!.slug)}/riverside`] }),
    ],
  ]
  it.each(someOf(shown, 3))('is dirty when %s has changed', (_, change, first = () => {}) => {
    const old = changing(before.manifest)
    first(old)
    const now = structuredClone(old)
    change(now)
    const { differing, missed } = compared(old, now)
    expect(differing).toBeGreaterThan(0)
    expect(missed).toEqual([])
  })

  it('is dirty when a part of its city moves out of another part, into the city itself', () => {
    const [first, second, ...others] = before.manifest.neighborhoods
    const placed = (partOf: string) => ({ neighborhoods: [first!, { ...second!, partOf }, ...others] })
    const { differing, missed } = compared(placed(first!.slug), placed(first!.partOf!), 'location')
    expect(differing).toBeGreaterThan(0)
    expect(missed).toEqual([])
  })

  it('is dirty when a page above it has another name, whatever its source declares', () => {
    const cities = before.manifest.cities.map((city) => ({ ...city, name: `New ${city.name}` }))
    const after = expandManifest({ ...before.manifest, cities })
    const { id } = [...before.routes].find(({ source: { kind } }) => kind === 'location')!.source
    const keyBelow = (parent: string, site: Site) => {
      const route = site.routes.find('/about', 'en')!
      const source = { ...route.source, parent, dependsOn: () => 'nothing' }
      return inputsKeys(site, { places: '', others: '' })({ ...route, source })
    }
    expect(keyBelow(id, after)).not.toBe(keyBelow(id, before))
    expect(keyBelow('/', after)).toBe(keyBelow('/', before))
  })

  /** Enough cities for lists divided by letter: those under "a" are too many, so "ax" and "ay" have pages below. */
  const withManyCities = () => {
    const { cities, driveTimes, services, servicesInCities, practice } = structuredClone(before.manifest)
    const like = { ...cities.at(-1)!, text: {}, coordinates: undefined, locationPage: true }
    const counts = { aa: 30, ax: 31, ay: 32, b: 10, c: 10, d: 10 }
    const added = Object.entries(counts).flatMap(([letters, count]) =>
      Array.from({ length: count }, (_, index) => ({
        ...like,
        name: `${letters} ${index}`,
        slug: `${letters}-${index}`,
      })),
    )
    practice.indexBarePages = false
    return { cities: [...cities, ...added], driveTimes, services, servicesInCities, practice }
  }
  type ManyCities = ReturnType<typeof withManyCities>
  const under = (letters: string, { cities }: ManyCities) => cities.filter(({ slug }) => slug.startsWith(`${letters}-`))
  const inList = (manifest: ManyCities) => under('c', manifest)[5]!
  const listsIn = (site: Site) => [...site.routes].filter(({ source: { kind } }) => kind === 'list')

  const inLongLists: [what: string, change: (manifest: ManyCities) => void][] = [
    ['the name of a city has changed', (manifest) => Object.assign(inList(manifest), { name: 'Another' })],
    ['the slug of a city has changed', (manifest) => Object.assign(inList(manifest), { slug: 'c-5-5' })],
    ['the address of a city has changed', (manifest) => Object.assign(inList(manifest), { path: { es: '/es/otra' } })],
    ['a city has no page any more', (manifest) => Object.assign(inList(manifest), { locationPage: false })],
    [
      'the drive time from a city has changed',
      (manifest) => Object.assign(manifest.driveTimes.cities, { [inList(manifest).slug]: '41-43' }),
    ],
    [
      'a service has words for one of its cities',
      (manifest) => {
        const [own] = Object.values(Object.values(manifest.servicesInCities)[0]!)
        Object.assign(manifest.servicesInCities, { [inList(manifest).slug]: { [own!.service]: own! } })
      },
    ],
    ['its service has another name', ({ services }) => Object.assign(services[0]!.text.en!, { name: 'Another' })],
    ['its service has another number', ({ services }) => Object.assign(services[0]!, { phone: 'keratoconus' })],
    [
      'its first city, on a page below, has another name',
      ({ cities }) => Object.assign(cities.find(({ slug }) => slug === 'aa-0')!, { name: 'Another' }),
    ],
    [
      'its last city, on a page below, has another name',
      ({ cities }) => Object.assign(cities.find(({ slug }) => slug === 'ay-9')!, { name: 'Another' }),
    ],
    [
      'the last page below has other letters',
      (manifest) => {
        for (const city of under('ay', manifest)) city.slug = city.slug.replace('ay', 'az')
      },
    ],
    [
      'the part after it is gone',
      (manifest) => {
        for (const city of under('b', manifest)) city.slug = city.slug.replace('b', 'cb')
      },
    ],
  ]
  it.each(someOf(inLongLists, 3))('is dirty, as a part of a long list, when %s', (_, change) => {
    const now = withManyCities()
    change(now)
    const { differing, missed } = compared(withManyCities(), now, 'list')
    expect(differing).toBeGreaterThan(0)
    expect(missed).toEqual([])
  })

  it('need not be built, as a part of a long list, when a city is added to another part', () => {
    const now = withManyCities()
    now.cities.push({ ...inList(now), name: 'b last', slug: 'b-last' })
    const [was, is] = [withManyCities(), now].map((each) => expandManifest({ ...before.manifest, ...each }))
    const [keyWas, keyIs] = [was!, is!].map((site) => recordKeys(site, 'bundle', 'program'))
    const elsewhere = listsIn(is!).filter(({ source: { id } }) => !id.endsWith('/b'))
    expect(elsewhere.length).toBeGreaterThan(0)
    for (const route of elsewhere) {
      const published = keyWas!(was!.routes.findUrl(route.url)!)
      const unbuilt = { ...route, source: { ...route.source, content: unbuildable } }
      expect(keyIs!(unbuilt, published), route.url).toBe(published)
    }
  })

  const condition = before.manifest.pages.findIndex(({ page: { kind } }) => kind === 'condition')
  const [service] = before.manifest.services
  const bodies: Record<string, [id: string, changes: Change[], part: string]> = {
    'another page': [
      before.manifest.pages[condition]!.id,
      inPages.filter(({ path }) => path[1] === condition),
      'sections',
    ],
    'a service': [
      serviceId(service!.slug),
      inParts.filter(({ path: [part, index] }) => part === 'services' && index === 0),
      'benefits',
    ],
  }
  it.each(Object.entries(bodies))(
    'need not be built when only the body of %s has changed',
    (_, [own, changes, part]) => {
      const { after } = changed(changes.find(({ path }) => path.includes(part))!)!
      const others = [...after.routes].filter(
        ({ source }) => source.id !== own && source.parent !== own && source.madeOf?.service === undefined,
      )
      expect(others.length).toBeGreaterThan(0)
      expectKnown(others, after)
    },
  )

  it('need not be built, if it shows no places, when a city is added and the words of another change', () => {
    const { manifest } = before
    const [first, ...more] = manifest.cities
    const told = { ...first!, text: {} }
    const added = { ...first!, name: 'Newtown', slug: 'newtown', coordinates: undefined }
    const after = expandManifest({ ...manifest, cities: [told, ...more, added] })
    const others = [...after.routes].filter(({ source: { kind } }) => !kinds[kind].showsPlaces)
    expect(others.length).toBeGreaterThan(0)
    expectKnown(others, after)
  })

  it('is dirty when a source that it cites has changed, and need not be built for any other', () => {
    const { manifest } = before
    const { url } = manifest.sources.find(({ id }) => usesOfSources(before).get(id)?.length === 1)!
    const sources = manifest.sources.map((each) => (each.url === url ? { ...each, title: 'Another title' } : each))
    const after = expandManifest({ ...manifest, sources })
    const citing = new Set([...after.routes].filter((route) => builtBefore.get(route.url)!.includes(url)))
    const ids = new Set([...citing].map(({ source }) => source.id))
    expect(citing.size).toBeGreaterThan(0)
    const keyAfter = recordKeys(after, 'bundle', 'program')
    for (const route of citing) expect(keyAfter(route), route.url).not.toBe(recorded.get(route.url))
    expectKnown(
      [...after.routes].filter(
        ({ source: { id, parent = '', kind } }) => !ids.has(id) && !ids.has(parent) && !kinds[kind].showsPlaces,
      ),
      after,
    )
  })

  it('need not be built, if it lists cities or is of a neighborhood elsewhere, when the words of a city change', () => {
    const { manifest } = before
    const [first, ...others] = manifest.cities
    const city = others.find(({ slug }) => manifest.neighborhoods.some(({ partOf }) => partOf === slug))!
    const text = Object.fromEntries(
      Object.entries(city.text).map(([code, own]) => [code, { ...own!, local: 'Another sentence.' }]),
    )
    const cities = [first!, ...others.map((each) => (each === city ? { ...city, text } : each))]
    const after = expandManifest({ ...manifest, cities })
    const elsewhere = [...after.routes].filter(
      ({ source: { madeOf } }) => madeOf?.city === undefined && madeOf?.neighborhood?.partOf !== city.slug,
    )
    const ofKinds = new Set(elsewhere.map(({ source: { kind } }) => kind))
    expect([...ofKinds]).toEqual(expect.arrayContaining(['home', 'contact', 'service', 'neighborhood']))
    expectKnown(elsewhere, after)
  })
})

/** How many pages differ between two versions of some parts of the manifest, and which of them count as unchanged. */
function compared(old: Partial<Manifest>, now: Partial<Manifest>, kind?: PageKind) {
  const [was, is] = [old, now].map((each) => expandManifest({ ...before.manifest, ...each }))
  const [keyWas, keyIs] = [was!, is!].map((site) => recordKeys(site, 'bundle', 'program'))
  const differing = [...is!.routes].flatMap((route) => {
    const same = was!.routes.findUrl(route.url)
    const isCompared = same !== undefined && (kind === undefined || route.source.kind === kind)
    return isCompared && built(route, is!) !== built(same, was!) ? [{ route, published: keyWas!(same) }] : []
  })
  const missed = differing.filter(({ route, published }) => isSamePage(keyIs!(route, published), published))
  return { differing: differing.length, missed: missed.map(({ route }) => route.url) }
}

function expectKnown(routes: readonly Route[], after: Site): void {
  const keyAfter = recordKeys(after, 'bundle', 'program')
  for (const route of routes) {
    const published = recorded.get(route.url)!
    const unbuilt = { ...route, source: { ...route.source, content: unbuildable } }
    expect(keyAfter(unbuilt, published), route.url).toBe(published)
  }
}

const unbuildable = () => {
  throw new Error('a page is built')
}
