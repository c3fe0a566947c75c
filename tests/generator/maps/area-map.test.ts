import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxMappedCities } from '../../../generator/maps/area-map.ts'
import {
  boardSize,
  boxAround,
  boxOf,
  type Labelled,
  letters,
  overlap,
  placeLabels,
} from '../../../generator/maps/place-labels.ts'
import { fitProjection, isWithin } from '../../../generator/maps/projection.ts'
import type { MapLabel, MapLayout } from '../../../generator/page.ts'
import { isError } from '../../../generator/problems/problems.ts'
import { pageKeys } from '../../../generator/render/page-key.ts'
import type { Site } from '../../../generator/site.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, loaded, pageAt, siteOf, world } from '../../support/world.ts'

const degrees = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true })
const place = fc.record({ lat: degrees(-70, 70), lon: degrees(-170, 170) })
const around = fc.record({ lat: degrees(33.4, 34.1), lon: degrees(-118.4, -117.3) })
const frame = { width: 640, minHeight: 400, maxHeight: 560, margin: 48, minDegrees: 0.14 }

describe('the room of a label', () => {
  it.each(['我们的诊所', '当院の場所', '우리진료소'])(
    'is as wide as its letters are high where they are square: %s',
    (text) => {
      const { left, right } = boxOf({ x: 0, y: 0, side: 'right', text }, letters.large)
      expect(right - left).toBeGreaterThanOrEqual(text.length * letters.large)
      expect(boardSize(text).width).toBeGreaterThan(text.length * 15)
    },
  )
})

describe('the projection of a map', () => {
  it('puts every place it was fitted to inside the sheet, at integer coordinates', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(place, around), { minLength: 1, maxLength: 30 }), (places) => {
        const { sheet, project } = fitProjection(places, frame)
        for (const point of places.map(project)) {
          expect(isWithin(point, sheet, frame.margin - 1)).toBe(true)
          expect([point.x, point.y].every(Number.isInteger)).toBe(true)
        }
        expect(sheet.height).toBeLessThanOrEqual(frame.maxHeight)
      }),
    )
  })

  it('has north up and east to the right', () => {
    fc.assert(
      fc.property(fc.array(around, { minLength: 2, maxLength: 20 }), (places) => {
        const { project } = fitProjection(places, frame)
        const [a, b] = places as [(typeof places)[0], (typeof places)[0]]
        if (a.lat > b.lat) expect(project(a).y).toBeLessThanOrEqual(project(b).y)
        if (a.lon < b.lon) expect(project(a).x).toBeLessThanOrEqual(project(b).x)
      }),
    )
  })

  it('has one scale in both directions: a mile east is as long as a mile north', () => {
    fc.assert(
      fc.property(fc.array(around, { minLength: 2, maxLength: 20 }), (places) => {
        const { project } = fitProjection(places, frame)
        const lats = places.map(({ lat }) => lat)
        const middle = (Math.min(...lats) + Math.max(...lats)) / 2
        const wide = 1 / Math.cos((middle * Math.PI) / 180)
        const at = (lat: number, lon: number) => project({ lat: middle + lat, lon: -117.8 + lon })
        expect(at(0, wide).x - at(0, 0).x).toBeCloseTo(at(0, 0).y - at(1, 0).y, -0.5)
      }),
    )
  })
})

const sheet = { width: 640, height: 500 }
const name = fc.stringMatching(/^[A-Z][a-zé]{2,9}( [A-Z][a-z]{2,8})?$/)
const dot = fc.record({ x: fc.integer({ min: 20, max: 620 }), y: fc.integer({ min: 20, max: 480 }), name })
/** The letter sizes a label is drawn at. A wide one is left out on phones, where letters are larger. */
const sizesOf = (label: MapLabel) => (label.wide ? [letters.large] : [letters.small, letters.large])

describe('the labels of a map', () => {
  it('cover neither each other nor a dot, and stay on the sheet, at every size they are drawn at', () => {
    fc.assert(
      fc.property(fc.array(dot, { minLength: 1, maxLength: 25 }), (dots) => {
        const wanted = dots.map((each, index): Labelled => ({ at: each, texts: [each.name, String(index)] }))
        const marks = dots.map((each) => boxAround(each, 11))
        const labels = placeLabels(wanted, marks, sheet).filter((label) => label !== undefined)
        for (const size of [letters.small, letters.large]) {
          const boxes = labels.filter((label) => sizesOf(label).includes(size)).map((label) => boxOf(label, size))
          for (const [index, box] of boxes.entries()) {
            expect(box.left >= 0 && box.top >= 0 && box.right <= 640 && box.bottom <= 500).toBe(true)
            expect([...marks, ...boxes.slice(0, index)].some((other) => overlap(box, other))).toBe(false)
          }
        }
      }),
    )
  })

  it('are all shown when the dots are far apart, and are readable on a phone', () => {
    const dots = [100, 300, 420].map((y): Labelled => ({ at: { x: 300, y }, texts: ['Irvine'] }))
    expect(placeLabels(dots, [], sheet).map((label) => label?.wide ?? false)).toEqual([false, false, false])
  })

  it('shrink to a shorter text where a name does not fit', () => {
    const dots = [240, 250, 260, 270].map(
      (y, index): Labelled => ({ at: { x: 300, y }, texts: ['Rancho Santa Margarita'.repeat(3), String(index)] }),
    )
    expect(
      placeLabels(dots, [], { width: 640, height: 560 })
        .map((label) => label?.text)
        .slice(0, 2),
    ).toEqual(['0', '1'])
  })
})

/** The map of a page, if it shows one. */
const mapAt = (url: string, site: Site) => (pageAt(url, site).content as { map?: MapLayout }).map
const overviews = ['/contact', '/es/contact']
const way = '/locations/brook-hill-eye-doctor'
const cityNames = (map: MapLayout | undefined) => map?.cities.map(({ name }) => name)

function siteWith(cities: string, folder = world('base')): Site {
  appendFileSync(join(folder, 'cities.yaml'), cities)
  return siteOf(folder)
}

describe('the map of the service area', () => {
  const dover = '\n- name: Dover Town\n  coordinates: { lat: 33.77, lon: -117.89 }\n'
  const before = siteWith('')

  it.each(overviews)('shows every city with coordinates, including a new one: %s', (url) => {
    expect(cityNames(mapAt(url, before))).toEqual(['Alder Bay', 'Brook Hill'])
    expect(cityNames(mapAt(url, siteWith(dover)))).toEqual(['Alder Bay', 'Dover Town', 'Brook Hill'])
  })

  it('marks cities by their drive time, but never by the default, which is a guess', () => {
    const { cities } = mapAt('/contact', siteWith(dover))!
    expect(cities.map(({ name, mark, minutes }) => [name, mark, minutes])).toEqual([
      ['Alder Bay', 'near', '3-5'],
      ['Dover Town', undefined, undefined],
      ['Brook Hill', 'near', '12-15'],
    ])
  })

  it('is next to links to all of its cities with a page, even if that is the page of a neighborhood of the same name', () => {
    const folder = world('base')
    const part = (name: string, partOf: string) => `\n- name: ${name}\n  partOf: ${partOf}\n`
    const neighborhoods = part('Dover Town', 'dover-town') + part('Elm Park', 'dover-town') + part('Fern', 'alder-bay')
    appendFileSync(join(folder, 'neighborhoods.yaml'), neighborhoods)
    const fern = '\n- name: Fern\n  coordinates: { lat: 33.78, lon: -117.9 }\n  locationPage: false\n'
    const site = siteWith(`${dover}  locationPage: false\n${fern}`, folder)
    const { cities } = pageAt<'contact'>('/contact', site).content
    expect(cities.map(({ label, href }) => [label, href])).toEqual([
      ['Alder Bay', '/locations/alder-bay-eye-doctor'],
      ['Brook Hill', '/locations/brook-hill-eye-doctor'],
      ['Cedar Point', '/locations/cedar-point-eye-doctor'],
      ['Dover Town', '/neighborhoods/dover-town-eye-doctor'],
    ])
  })

  it('is not drawn if no city has coordinates', () => {
    const folder = world('base')
    writeFileSync(join(folder, 'cities.yaml'), '- name: Alder Bay\n- name: Brook Hill\n')
    expect(mapAt('/contact', siteOf(folder))).toBeUndefined()
  })

  it('is drawn if it shows more than the place of the office: another city, a road or a coast', () => {
    const folder = world('base')
    editText(folder, 'drive-times.yaml', /.*brook-hill.*\n/, '')
    const { lat, lon } = siteOf(folder).manifest.practice.coordinates
    const town = (name: string, north: number) =>
      `- name: ${name}\n  coordinates: { lat: ${lat + north}, lon: ${lon} }\n`
    const hasMap = (cities: string, area: string) => {
      writeFileSync(join(folder, 'cities.yaml'), cities)
      writeFileSync(join(folder, 'area.yaml'), area)
      return mapAt('/contact', siteOf(folder)) !== undefined
    }
    const line = `[{ lat: ${lat}, lon: ${lon} }, { lat: ${lat + 0.1}, lon: ${lon} }]`
    const coast = `coast:\n  points: ${line}\n  name: { en: Sea, es: Mar }\n  nameAt: { lat: ${lat}, lon: ${lon} }\n`
    expect(hasMap(town('Alder Bay', 0), 'roads: []\n')).toBe(false)
    expect(hasMap(town('Alder Bay', 0) + town('Brook Hill', 0.03), 'roads: []\n')).toBe(true)
    expect(hasMap(town('Alder Bay', 0), `roads:\n  - { name: "26", points: ${line} }\n`)).toBe(true)
    expect(hasMap(town('Alder Bay', 0), coast)).toBe(true)
  })

  it('keeps the pages of other cities unchanged when a city without coordinates is added', () => {
    expect(changedKeys(before, siteWith('\n- name: Dover Town\n'))).toEqual([])
  })

  it('re-renders the pages of other cities when one with coordinates is added', () => {
    expect(changedKeys(before, siteWith(dover))).toEqual(expect.arrayContaining([way, `/es${way}`]))
  })

  it('shows a limited number of cities, however many there are', () => {
    const cities = Array.from(
      { length: 60 },
      (_, index) => `\n- name: Town ${index}\n  coordinates: { lat: ${33.8 + index / 200}, lon: -117.83 }`,
    )
    const site = siteWith(cities.join(''))
    expect(mapAt('/contact', site)!.cities).toHaveLength(maxMappedCities)
  })

  it('has letters from A on for the cities whose names fit nowhere: a number would be that of a road', () => {
    const cities = Array.from(
      { length: 4 },
      (_, index) =>
        `\n- name: ${'Very Long Name '.repeat(4)}${index}\n  coordinates: { lat: ${33.77 + index / 50}, lon: -117.83 }`,
    )
    const labels = mapAt('/contact', siteWith(cities.join('')))!.cities.map(({ label }) => label!.text)
    expect(labels.filter((text) => text.length === 1)).toEqual(['A', 'B', 'C', 'D'])
  })

  it.each([
    ['east', '{ lat: 33.7, lon: -116.3 }', 0],
    ['north', '{ lat: 35.2, lon: -117.83 }', -90],
  ])('labels a city far in the %s at the edge, with an arrow, and leaves the space to the others', (_, at, beyond) => {
    const { cities, width, height } = mapAt(
      '/contact',
      siteWith(`${dover}\n- name: Far Harbor\n  coordinates: ${at}\n`),
    )!
    const far = cities.find(({ name }) => name === 'Far Harbor')!
    expect(far.beyond).toBeCloseTo(beyond, -1)
    expect(isWithin(far, { width, height })).toBe(true)
    const { label } = far
    expect(Math.hypot(far.x - label!.x, far.y - label!.y), 'the name touches the shaft of its arrow').toBeGreaterThan(
      18,
    )
    expect(Math.max(...cities.map(({ x }) => x)) - Math.min(...cities.map(({ x }) => x))).toBeGreaterThan(width / 4)
  })

  it('needs neither an area.yaml nor a coast in it', () => {
    const folder = copyOf(clearwater)
    const complete = mapAt('/contact', siteOf(folder))!
    expect([complete.sea, complete.roads.length > 0]).toEqual([expect.stringMatching(/^M.*z$/), true])
    editText(folder, 'area.yaml', /^coast:[\s\S]*(?=^roads:)/m, '')
    expect(mapAt('/contact', siteOf(folder))).toMatchObject({
      sea: undefined,
      seaName: undefined,
      roads: complete.roads,
    })
    rmSync(join(folder, 'area.yaml'))
    expect(loaded(folder).problems.filter(isError)).toEqual([])
    expect(mapAt('/contact', siteOf(folder))).toMatchObject({ sea: undefined, roads: [], cities: complete.cities })
  })
})

/** The pages about single cities that are in both sites and would be re-rendered in the second. */
function changedKeys(before: Site, after: Site): string[] {
  const keyBefore = pageKeys(before, 'bundle', 'program')
  const keyAfter = pageKeys(after, 'bundle', 'program')
  return [...before.routes]
    .filter(({ source }) => source.kind === 'location' || source.kind === 'service-city')
    .filter((route) => keyBefore(route) !== keyAfter(after.routes.findUrl(route.url)!))
    .map(({ url }) => url)
}
