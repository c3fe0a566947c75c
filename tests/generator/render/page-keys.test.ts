import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildPage } from '../../../generator/build/build-page.ts'
import { expandManifest } from '../../../generator/expand/index.ts'
import type { Manifest } from '../../../generator/parse/manifest.ts'
import { pageKeys } from '../../../generator/render/page-key.ts'
import type { Route, Site } from '../../../generator/site.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, siteOf, world } from '../../support/world.ts'

/** The small world with one change in a file: the first `find` replaced. */
const changed = (file: string, find: string, replace: string): Site =>
  siteOf(editText(world('base'), file, find, replace))

const before = siteOf(world('base'))
const keyBefore = pageKeys(before, 'bundle', 'program')

/** What a template is given for the page, except the interface words. */
const givenFor = (route: Route, site: Site) => JSON.stringify([buildPage(route, site), site.layout(route.language)])

/** For each page that both sites have: whether it differs, and whether its key does. */
function compare(after: Site): { url: string; differs: boolean; hasNewKey: boolean }[] {
  const keyAfter = pageKeys(after, 'bundle', 'program')
  return [...after.routes].flatMap((route) => {
    const old = before.routes.findUrl(route.url)
    if (old === undefined) return []
    const differs = givenFor(route, after) !== givenFor(old, before)
    return [{ url: route.url, differs, hasNewKey: keyAfter(route) !== keyBefore(old) }]
  })
}

describe('a page is re-rendered if it shows a change to', () => {
  it.each([
    ['the drive time of a city', 'drive-times.yaml', 'brook-hill: 12-15', 'brook-hill: 12-16'],
    ['the drive time of all other cities', 'drive-times.yaml', 'default: 15-20', 'default: 15-25'],
    ['the name of a city', 'cities.yaml', 'name: Brook Hill\n', 'name: Brook Hills\n  slug: brook-hill\n'],
    ['the parts of a city', 'cities.yaml', 'Old Harbor, ', 'New Harbor, '],
    ['the name of a neighborhood', 'neighborhoods.yaml', 'name: Pier Side\n', 'name: Pier Sides\n  slug: pier-side\n'],
    ['the words of a city', 'cities.yaml', 'Sun on the water makes glare.', 'Sun on the sea makes glare.'],
    ['the summary of a page that cards lead to', 'pages/conditions/keratoconus.yaml', 'summary: ', 'summary: New. '],
    ['the name of a page that cards lead to', 'pages/conditions/keratoconus.yaml', 'name: ', 'name: New '],
    ['a benefit of a service', 'services.yaml', 'Room for children', 'Room for many children'],
    ['the words of a patient', 'testimonials.yaml', 'en: ', 'en: Truly. '],
    ['a phone number', 'practice.yaml', '555-01', '555-02'],
  ])('%s', (_, file, find, replace) => {
    const pages = compare(changed(file, find, replace))
    expect(pages.filter(({ differs }) => differs).length).toBeGreaterThan(0)
    expect(pages.filter(({ differs, hasNewKey }) => differs && !hasNewKey).map(({ url }) => url)).toEqual([])
  })

  it.each(['en', 'es'])('an interface word in %s, which any page in that language may show', (language) => {
    const pages = compare(changed(`ui/${language}.yaml`, 'practice: ', 'practice: New '))
    const own = pages.filter(({ url }) => /^\/es(\/|$)/.test(url) === (language === 'es'))
    expect(own.filter(({ hasNewKey }) => !hasNewKey).map(({ url }) => url)).toEqual([])
  })
})

it('a page keeps its key when hundreds of cities get one more, unless it is about that city or lists it', () => {
  const names = Array.from({ length: 300 }, (_, index) => `${String.fromCharCode(65 + (index % 26))}lder Hill ${index}`)
  const chain = (more: readonly string[]) => {
    const folder = world('base')
    appendFileSync(join(folder, 'cities.yaml'), [...names, ...more].map((name) => `\n- name: ${name}`).join(''))
    return siteOf(folder)
  }
  const [old, after] = [chain([]), chain(['Xenia Point'])]
  const [keyOld, keyAfter] = [old, after].map((site) => pageKeys(site, 'bundle', 'program'))
  const renewed = [...after.routes].filter((route) => {
    const was = old.routes.findUrl(route.url)
    return was === undefined || keyOld!(was) !== keyAfter!(route)
  })
  const elsewhere = renewed.map(({ url }) => url).filter((url) => !url.includes('xenia-point'))
  expect(elsewhere).not.toEqual([])
  expect(elsewhere.filter((url) => !/\/cities\/x$/.test(url))).toEqual([])
})

it('a page is re-rendered when its service gets words about its city, which other services do not have', () => {
  const words = '{ intro: One., heading: Two, blocks: [Three.], questions: [{ question: Four?, answer: Five. }] }'
  const folder = world('base')
  mkdirSync(join(folder, 'services-in-cities'))
  writeFileSync(
    join(folder, 'services-in-cities/brook-hill.yaml'),
    `- service: dry-eye-care\n  en: ${words}\n  es: ${words}\n`,
  )
  const pages = compare(siteOf(folder))
  expect(pages.filter(({ differs }) => differs).map(({ url }) => url)).toContain('/services/dry-eye-care/brook-hill')
  expect(pages.filter(({ differs, hasNewKey }) => differs && !hasNewKey)).toEqual([])
})

type Source = Manifest['sources'][number]
type Claim = Manifest['practice']['claims'][number]

describe('a page about a service in a city is re-rendered after a change to what it refers to:', () => {
  const { manifest } = siteOf(clearwater)
  const [sign, other] = manifest.signs as [Manifest['signs'][number], Manifest['signs'][number]]
  const [source, ofFact, ...sources] = manifest.sources as [Source, Source, ...Source[]]
  const [claim, ...claims] = manifest.practice.claims as [Claim, ...Claim[]]
  const [file, photo] = [...manifest.photos][0]!
  const [city, own] = Object.entries(manifest.servicesInCities)[0]!
  const [service, entry] = Object.entries(own)[0]!
  const words = {
    intro: `Come soon. {sign.${sign.id}} {fact.${claim.id}}`,
    heading: 'What to know',
    blocks: [
      `Most are harmless. [[${source.id}]]`,
      { care: { level: other.level, signs: [other.id], items: [] } },
      { prices: true as const },
      { photo: { file, alt: 'A shelf', quality: 50 } },
    ],
    questions: [{ question: 'When?', answer: 'Soon.' }],
  }
  const text = Object.fromEntries(manifest.languages.map(({ code }) => [code, words]))
  const naming = {
    ...manifest,
    practice: { ...manifest.practice, claims: [{ ...claim, source: ofFact.id }, ...claims] },
    servicesInCities: { [city]: { ...own, [service]: { ...entry, text } } },
  }
  const inEnglish = (each: typeof sign) => ({ ...each, text: { ...each.text, en: { ...each.text.en!, note: 'Now.' } } })
  const url = `/services/${service}/${city}`

  it.each<[string, Partial<Manifest>]>([
    ['a sign in its text', { signs: manifest.signs.map((each) => (each === sign ? inEnglish(each) : each)) }],
    ['a sign on its card', { signs: manifest.signs.map((each) => (each === other ? inEnglish(each) : each)) }],
    ['a source', { sources: [{ ...source, title: 'Another title' }, ofFact, ...sources] }],
    ['the source of a fact', { sources: [source, { ...ofFact, title: 'Another title' }, ...sources] }],
    ['the colors of its picture for sharing', { pictureDesign: 'another' }],
    ['a price', { prices: manifest.prices.map((price) => ({ ...price, from: price.from + 1 })) }],
    ['a photo', { photos: new Map([...manifest.photos, [file, { ...photo, hash: 'another', blur: 'another' }]]) }],
  ])('%s', (_, change) => {
    const [old, after] = [naming, { ...naming, ...change }].map((each) => expandManifest(each))
    const [was, is] = [old!.routes.findUrl(url)!, after!.routes.findUrl(url)!]
    expect(givenFor(is, after!)).not.toBe(givenFor(was, old!))
    expect(pageKeys(after!, 'bundle', 'program')(is)).not.toBe(pageKeys(old!, 'bundle', 'program')(was))
  })
})

it.each([
  ['the drive time of another city', 'drive-times.yaml', 'brook-hill: 12-15', 'brook-hill: 12-16'],
  ['the summary of a page that it does not name', 'pages/about.yaml', 'summary: ', 'summary: New. '],
  ['the benefits of another service', 'services.yaml', 'Room for children', 'Room for many children'],
])('a page of a service in a city keeps its key if only others show a change to %s', (_, file, find, replace) => {
  const pages = compare(changed(file, find, replace))
  const elsewhere = pages.filter(({ url }) => url.endsWith('/services/dry-eye-care/cedar-point'))
  expect(elsewhere.map(({ hasNewKey }) => hasNewKey)).toEqual([false, false])
})
