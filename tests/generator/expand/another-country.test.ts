import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildPage } from '../../../generator/build/build-page.ts'
import { sharePictureOf } from '../../../generator/build/share-picture.ts'
import { emitGateRules } from '../../../generator/emit/geo-gate.ts'
import { rich } from '../../../generator/expand/rich.ts'
import { loadSite } from '../../../generator/load-site.ts'
import type { Site } from '../../../generator/site.ts'
import { judge } from '../../../src/gate/verdict.ts'
import { unknownLocation } from '../../../src/shared/location.ts'
import { addressLine } from '../../../src/shared/postal-address.ts'
import { geoAttributes } from '../../../templates/geo-attributes.ts'
import { changedManifest } from '../../support/changed-manifest.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, loaded, siteOf } from '../../support/world.ts'

const address = { street: 'Calle Tercera 8', city: 'Tijuana', zip: '22000', country: 'MX' }

describe('a practice outside the United States', () => {
  const folder = changedManifest({
    address,
    'phones.default.number': '+52 664 123 4567',
    'analytics.pageViews': 'none',
  })
  const site = siteOf(folder)

  it('gives search engines its country, and its phone number with the country code', () => {
    const { structuredData } = buildPage(site.routes.findUrl('/about')!, site)
    expect(structuredData['@graph']).toContainEqual(
      expect.objectContaining({
        telephone: '+526641234567',
        address: expect.objectContaining({ addressCountry: 'MX', postalCode: '22000' }),
      }),
    )
    expect(JSON.stringify(structuredData)).not.toContain('addressRegion')
  })

  it('shows its address in the format of its country, and its phone number as written', () => {
    const { practice } = site.layout('en')
    expect(addressLine(practice.address)).toBe('Calle Tercera 8, 22000 Tijuana')
    const leeds = { street: '1 Park Row', city: 'Leeds', zip: 'LS1 5HN', country: 'GB' }
    expect(addressLine(leeds)).toBe('1 Park Row, Leeds LS1 5HN')
    expect(practice.phone).toEqual({ text: '+52 664 123 4567', href: 'tel:+526641234567' })
    expect(sharePictureOf(site.routes.findUrl('/about')!, site).words.place).toBe('Tijuana')
  })

  it('links a phone number in a text only if it has the country code', () => {
    const [language, phone] = ['en', site.layout('en').practice.phone]
    const read = (text: string) => rich(text, { site, language, bodyLanguage: language, values: {}, phone })
    expect(JSON.stringify(read('Call 714-221-3344.'))).not.toContain('tel:')
    expect(JSON.stringify(read('Call +1 714-221-3344.'))).toContain('tel:+17142213344')
  })

  it('tells its forms that phone numbers are not North American', () => {
    const attributesAt = (from: Site) => {
      const page = buildPage(from.routes.findUrl('/contact')!, from)
      return geoAttributes(page, from.layout(page.language))
    }
    expect(attributesAt(site)).toHaveProperty('data-phones', 'any')
    expect(attributesAt(siteOf(clearwater))).not.toHaveProperty('data-phones')
  })

  it('lets in visitors from its country who are inside the box', () => {
    const [rules] = [...emitGateRules(site)].map(({ bytes }) => JSON.parse(bytes()))
    const near = { ...unknownLocation, region: 'Baja California', latitude: 32.6, longitude: -117 }
    const at = (country: string) => judge({ ...near, country }, rules)
    expect(at('Mexico')).toMatchObject({ access: 'allowed' })
    expect(at('MX')).toMatchObject({ access: 'allowed' })
    expect(at('United States')).toEqual({ access: 'denied', reason: 'outside_mexico' })
  })
})

it('a practice in the United States needs a state, and one elsewhere must say whose page views count', () => {
  const codesIn = (practice: object) => loaded(changedManifest({ ...practice })).problems.map(({ code }) => code)
  expect(codesIn({ address: { ...address, zip: '92705', country: undefined } })).toContain('BAD_VALUE')
  expect(codesIn({ address })).toContain('NO_PAGE_VIEWS')
  expect(codesIn({ address: { ...address, country: 'USA' } })).not.toContain('NO_PAGE_VIEWS')
})

it('is told where its code goes, if that is where a state should be', () => {
  const fixOf = (state: string) =>
    loaded(changedManifest({ 'address.state': state })).problems.find(({ code }) => code === 'UNKNOWN_STATE')?.fix
  expect(fixOf('QC')).toContain('In another country, add "country:"')
  expect(fixOf('PR')).toContain('In Puerto Rico, add "country: PR".')
  expect(fixOf('Puerto Rico')).toContain('In Puerto Rico, add "country: PR".')
})

it('needs no postal code where there are none, unlike one in the United States', () => {
  const { zip: _, ...dubai } = { ...address, city: 'Dubai', country: 'AE' }
  const toldOf = (place: object) =>
    loaded(changedManifest({ address: place }))
      .problems.filter(({ message }) => /zip|digits/i.test(message))
      .map(({ code, message }) => `${code} ${message}`)
  expect(toldOf(dubai)).toEqual([])
  expect(addressLine(dubai)).toBe('Calle Tercera 8, Dubai')
  expect(toldOf({ ...dubai, state: 'CA', country: 'US' })).toEqual(['MISSING_FIELD "zip" is missing'])
})

it('may be in a province whose letters are those of a state', () => {
  const codesAt = (lat: number, lon: number) =>
    loadSite(
      changedManifest({
        address: { street: 'Via Roma 1', city: 'Cagliari', state: 'CA', zip: '09124', country: 'IT' },
        coordinates: { lat, lon },
      }),
    ).problems.map(({ code }) => code)
  expect(codesAt(39.22, 9.12)).not.toContain('OTHER_COUNTRY')
  expect(codesAt(33.75, -117.83)).toContain('OTHER_COUNTRY')
})

it('whose country has the name of its state is in the United States: Georgia may be either', () => {
  const toldOf = (state: string) =>
    loaded(changedManifest({ 'address.state': state, 'address.country': 'Georgia' })).problems.find(
      ({ code }) => code === 'BAD_VALUE',
    )?.fix
  expect(toldOf('GA')).toBe('Write "US".')
  expect(toldOf('CA')).toBe('Write "GE".')
})

it('is told to write the postal code and the codes of its country and currency in capitals', () => {
  const montreal = { street: '8, rue Notre-Dame', city: 'Montréal', zip: 'h3z 2y7', country: 'ca' }
  const { problems } = loaded(changedManifest({ address: montreal, currency: 'cad', 'analytics.pageViews': 'none' }))
  expect(problems.map(({ code, fix }) => `${code} ${fix}`)).toEqual([
    'BAD_VALUE Write "H3Z 2Y7".',
    'BAD_VALUE Write "CA".',
    'BAD_VALUE Write "CAD".',
  ])
})

it('is told how to write a phone number as people dial it in its country', () => {
  const toldOf = (number: string) =>
    loaded(changedManifest({ address, 'phones.default.number': number, 'analytics.pageViews': 'none' }))
      .problems.filter(({ code }) => code === 'BAD_PHONE')
      .map(({ fix, edits }) => [fix, edits?.length])
  expect(toldOf('66 4123 4567')).toEqual([['Write "+52 664 123 4567".', 1]])
  expect(toldOf('Tel. (664) 123-4567')).toEqual([['Write "+52 664 123 4567".', 1]])
  expect(toldOf('66 4123 45')).toEqual([[expect.stringContaining('Write a phone number'), undefined]])
  expect(toldOf('664 123 4567 ext. 3')).toEqual([[expect.stringContaining('without an extension'), undefined]])
})

describe('where things are, for a practice that no gazetteer knows', () => {
  const tijuana = { lat: 32.53, lon: -117.02 }
  const near = (lat: number, lon: number) => `coordinates: { lat: ${lat}, lon: ${lon} }`

  /** The problems of an office with cities at these coordinates, in the order of the fixture's cities. */
  function placeProblems(office: object, cities: string[], { box = {}, kilometers = false } = {}) {
    const folder = changedManifest({
      address,
      coordinates: office,
      'geoGate.box': { north: 34, south: 31, east: -116, west: -118, ...box },
      'analytics.pageViews': 'none',
    })
    const list = cities.map((coordinates, index) => `- name: Colonia ${'ABC'[index]}\n  ${coordinates}\n`).join('')
    writeFileSync(join(folder, 'cities.yaml'), list)
    writeFileSync(join(folder, 'drive-times.yaml'), 'default: 15-20\ncities: { colonia-a: 1-2 }\n')
    if (kilometers) editText(folder, 'ui/en.yaml', /^ {2}miles: .*/m, '  miles: "{kilometers} km"')
    return loaded(folder)
      .problems.filter(({ code }) => code.startsWith('IMPOSSIBLE_'))
      .map(({ file, message, fix }) => `${file}: ${message}. ${fix}`)
  }

  it('blames an office without its minus sign, not the cities around it', () => {
    const problems = [
      'practice.yaml: the coordinates of the office are 6730 miles from Colonia A: no city of cities.yaml is nearer. Write "lat: 32.53, lon: -117.02".',
    ]
    const office = { ...tijuana, lon: 117.02 }
    expect(placeProblems(office, [near(32.5, -117)])).toEqual(problems)
    expect(placeProblems(office, [near(32.5, -117), near(32.3, -117.05)], { box: { east: 'x' } })).toHaveLength(1)
  })

  it('blames the cities if the box of the geo gate has the office in it, or nothing says otherwise', () => {
    const far = [near(32.5, 117), near(32.3, 117.05)]
    expect(placeProblems(tijuana, far).map((each) => each.split(':')[0])).toEqual(['cities.yaml', 'cities.yaml'])
    const elsewhere = { north: 50, south: 49, east: 10, west: 9 }
    expect(placeProblems(tijuana, far.slice(0, 1), { box: elsewhere })[0]).toMatch(/^cities.yaml/)
  })

  it('gives distances and speeds in the unit of the site', { tags: ['soak'] }, () => {
    const far = [near(32.5, -116.8), near(29, -117.02)]
    const inMiles = placeProblems(tijuana, far)
    expect(inMiles[0]).toContain('is 244 miles from the practice')
    expect(inMiles[1]).toContain(
      'is 13.0 miles away in a straight line: 1-2 minutes would be more than 55 miles an hour',
    )
    const metric = placeProblems(tijuana, far, { kilometers: true })
    expect(metric[0]).toContain('is 393 kilometers from the practice')
    expect(metric[1]).toContain('is 20.9 kilometers away')
    expect(metric[1]).toContain('1-2 minutes would be more than 89 kilometers an hour')
  })
})
