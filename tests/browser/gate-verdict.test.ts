import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, inject, it, test } from 'vitest'
import { emitGateRules } from '../../generator/emit/geo-gate.ts'
import { judge } from '../../src/gate/verdict.ts'
import type { GateRules } from '../../src/shared/geo-gate.ts'
import { unknownLocation, type VisitorLocation } from '../../src/shared/location.ts'
import { irvine } from '../support/sessions.ts'
import { isSoak } from '../support/soak.ts'
import { siteOf, trilingual } from '../support/world.ts'

/** The rules published for the small practice. */
const rules = JSON.parse(readFileSync(join(inject('practice'), 'geo-gate.json'), 'utf8')) as GateRules

const lenient: GateRules = { ...rules, onLookupFailure: 'allow' }

const at = (changes: Partial<VisitorLocation>) => judge({ ...irvine, ...changes }, rules)

describe('a visitor is let in', () => {
  it.each(['Irvine', 'santa ana', ' San Diego ', 'LA HABRA', 'Cóstá Mesa'])('from %s, a city in the list', (city) => {
    expect(at({ city })).toEqual({ access: 'allowed', note: 'listed_city' })
  })

  it.each(['Bakersfield', 'Unknown', ''])('with a note from "%s", inside the box', (city) => {
    expect(at({ city })).toEqual({ access: 'allowed', note: 'other_city' })
  })

  it.each([
    ['US', 'CA'],
    ['USA', 'california'],
    [' usa ', 'California'],
    ['United States of America', 'California'],
  ])('however the service spells %s and %s', (country, region) => {
    expect(at({ country, region })).toMatchObject({ access: 'allowed' })
  })

  it('from a listed city whose coordinates the service does not know', () => {
    expect(at({ latitude: Number.NaN, longitude: Number.NaN })).toEqual({ access: 'allowed', note: 'listed_city' })
    expect(at({ latitude: Number.NaN })).toEqual({ access: 'allowed', note: 'listed_city' })
  })

  it('on the edge of the box', () => {
    expect(at({ latitude: 35.8, longitude: -121 })).toMatchObject({ access: 'allowed' })
    expect(at({ latitude: 32.5, longitude: -114.1 })).toMatchObject({ access: 'allowed' })
  })
})

describe('a visitor is turned away', () => {
  it.each([
    ['outside_usa', { country: 'Mexico', region: 'Baja California', city: 'Tijuana', latitude: 32.53 }],
    ['outside_usa', { country: 'Canada', region: 'CA' }],
    ['outside_california', { region: 'Arizona', city: 'Yuma', latitude: 32.69, longitude: -114.62 }],
    ['outside_california', { region: 'Unknown' }],
    ['outside_service_area', { city: 'Mountain View', latitude: 37.39, longitude: -122.08 }],
    ['outside_service_area', { latitude: 35.81 }],
    ['outside_service_area', { latitude: 32.49 }],
    ['outside_service_area', { longitude: -121.01 }],
    ['outside_service_area', { longitude: -114.09 }],
    ['outside_service_area', { latitude: 0, longitude: 0 }],
    ['outside_usa', { country: 'Mexico', region: 'Sonora', latitude: Number.NaN, longitude: Number.NaN }],
    ['outside_california', { region: 'Nevada', latitude: Number.NaN, longitude: Number.NaN }],
  ] as const)('as %s: %o', (reason, changes) => {
    expect(at(changes)).toEqual({ access: 'denied', reason })
  })

  it('when the place is unknown, unless the practice says otherwise', () => {
    expect(judge(unknownLocation, rules)).toEqual({ access: 'denied', reason: 'outside_usa', isGuess: true })
    expect(judge(unknownLocation, lenient)).toEqual({ access: 'allowed', note: 'lookup_failed' })
    expect(judge({ ...irvine, country: 'Mexico' }, lenient)).toMatchObject({ access: 'denied' })
  })
})

test('a practice in another state lets in its own patients, and no visitor from California', () => {
  const michigan = JSON.parse([...emitGateRules(siteOf(trilingual))].at(-1)!.bytes()) as GateRules
  const { north, south, east, west } = michigan.box
  const middle = { latitude: (north + south) / 2, longitude: (east + west) / 2 }
  expect(judge({ ...irvine, ...middle, region: 'Michigan', city: 'Detroit' }, michigan)).toEqual({
    access: 'allowed',
    note: 'listed_city',
  })
  expect(judge({ ...irvine, ...middle, region: 'mi' }, michigan)).toMatchObject({ access: 'allowed' })
  expect(judge(irvine, michigan)).toEqual({ access: 'denied', reason: 'outside_michigan' })
})

test('a California city that is not in the list and has no coordinates is a failed lookup', () => {
  const fresno = { ...irvine, city: 'Fresno', latitude: Number.NaN, longitude: Number.NaN }
  expect(judge(fresno, rules)).toEqual({ access: 'denied', reason: 'outside_service_area', isGuess: true })
  expect(judge(fresno, lenient)).toEqual({ access: 'allowed', note: 'lookup_failed' })
})

test('within California, known coordinates are judged by the box alone, whatever the city', () => {
  const { north, south, east, west } = rules.box
  // Most coordinates are near the box or on its edges: few from the whole world would fall into it.
  const degrees = (most: number, from: number, to: number) =>
    fc.oneof(
      fc.double({ min: from - 1, max: to + 1, noNaN: true }),
      fc.double({ min: -most, max: most, noNaN: true }),
      fc.constantFrom(from, to),
    )
  fc.assert(
    fc.property(
      degrees(90, south, north),
      degrees(180, west, east),
      fc.constantFrom(...rules.cities, 'Bakersfield'),
      (latitude, longitude, city) => {
        const isInside = south <= latitude && latitude <= north && west <= longitude && longitude <= east
        expect(at({ latitude, longitude, city }).access).toBe(isInside ? 'allowed' : 'denied')
      },
    ),
    { numRuns: isSoak ? 100_000 : 500 },
  )
})

test('no visitor from outside the United States or California is let in', () => {
  const inside = { latitude: fc.double({ min: 32.5, max: 35.8 }), longitude: fc.double({ min: -121, max: -114.1 }) }
  fc.assert(
    fc.property(fc.record({ ...inside, country: fc.string(), region: fc.string() }), (changes) => {
      fc.pre(!/^\s*(united states( of america)?|usa?)\s*$/i.test(changes.country))
      expect(at(changes)).toEqual({ access: 'denied', reason: 'outside_usa' })
      fc.pre(!/^\s*(california|ca)\s*$/i.test(changes.region))
      expect(at({ ...changes, country: 'United States' })).toEqual({ access: 'denied', reason: 'outside_california' })
    }),
    { numRuns: isSoak ? 100_000 : 500 },
  )
})
