import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DrivesTo, driveFromPart } from '../../../generator/drive/drive-from.ts'
import { directionFrom, milesBetween } from '../../../generator/drive/miles.ts'
import {
  endsOf,
  estimateMinutes,
  impossible,
  isNearEstimate,
  plausibleMinutes,
} from '../../../generator/drive/minutes.ts'
import type { PlacedCity } from '../../../generator/parse/manifest.ts'
import { driveTimes } from '../../specification/specified.ts'

const office = { lat: 33.757, lon: -117.835 }
const riverside = { lat: 33.953, lon: -117.396 }
/** Even, unlike `fc.double`: nine in ten of its numbers are next to nothing. */
const share = fc.noBias(fc.nat(999_999)).map((part) => part / 999_999)
const miles = share.map((part) => 3000 * part)

/** Miles from the office of the specification to the cities in its table. */
const distances: Record<string, number> = {
  irvine: 5.07,
  'newport-beach': 11.08,
  'costa-mesa': 7.75,
  anaheim: 7.19,
  tustin: 0.92,
  'santa-ana': 2.04,
  orange: 2.38,
  'huntington-beach': 11.57,
  'garden-grove': 6.2,
  'fountain-valley': 7.6,
  westminster: 9.14,
  fullerton: 9.36,
  brea: 11.67,
  'yorba-linda': 9.21,
}

describe('a drive time', () => {
  it.each(driveTimes)('of $minutes minutes from $city, as specified, is plausible', ({ slug, minutes }) => {
    expect(impossible(minutes, distances[slug]!)).toBeUndefined()
  })

  it.each([
    ['28.6 miles in 15-20 minutes', '15-20', 28.6],
    ['28.6 miles in 15-60 minutes: nobody is ever there in 15', '15-60', 28.6],
    ['28.6 miles in 29-31 minutes: that is for the near side of the city alone', '29-31', 28.6],
    ['five miles in 3-5 minutes', '3-5', 5],
  ])('is too short: %s', (_, minutes, distance) => {
    expect(impossible(minutes, distance)).toBe('fast')
  })

  it.each([
    ['five miles in 20-90 minutes', '20-90', 5],
    ['a mile in 25-35 minutes', '25-35', 1],
  ])('is too long: %s', (_, minutes, distance) => {
    expect(impossible(minutes, distance)).toBe('slow')
  })

  it('may be slow in the traffic of a large city', () => {
    expect(impossible('25-40', 3)).toBeUndefined()
  })

  it('is not questioned within a town, up to half an hour', () => {
    for (const minutes of ['1-2', '10-20', '25-30']) expect(impossible(minutes, 1.9)).toBeUndefined()
  })

  it('is plausible anywhere within the range suggested to the author', () => {
    fc.assert(
      fc.property(miles, share, share, (distance, a, b) => {
        const [least, most] = endsOf(plausibleMinutes(distance))
        const at = (each: number) => Math.round(least + each * (most - least))
        const range = `${at(Math.min(a, b))}-${at(Math.max(a, b))}`
        expect(impossible(range, distance), range).toBeUndefined()
      }),
    )
  })
})

describe('an estimated drive time', () => {
  it('is plausible at any distance', () => {
    fc.assert(
      fc.property(miles, (distance) => {
        const range = estimateMinutes(distance)
        expect(impossible(range, distance), range).toBeUndefined()
      }),
    )
  })

  it('is a range between multiples of five, and never shorter for a longer drive', () => {
    fc.assert(
      fc.property(miles, miles, (a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)].map((each) => endsOf(estimateMinutes(each)))
        for (const minutes of [...near!, ...far!]) expect(minutes % 5).toBe(0)
        expect(near![0]).toBeLessThan(near![1])
        expect(near![0]).toBeLessThanOrEqual(far![0])
        expect(near![1]).toBeLessThanOrEqual(far![1])
      }),
    )
  })

  it('is realistic for drives through the county', () => {
    expect([1, 5, 11.5, 28.6].map(estimateMinutes)).toEqual(['5-10', '15-20', '25-35', '55-80'])
  })
})

describe('a default drive time', () => {
  it.each([
    ['a city around the corner', 0.5, false],
    ['a city nearby', 4.2, true],
    ['a city of the county', 9, true],
    ['a city beyond', 14, false],
  ])('of 15-20 minutes, for %s, %f miles away, is shown: %s', (_, distance, isShown) => {
    expect(isNearEstimate('15-20', distance)).toBe(isShown)
  })

  it('is never shown where it is not plausible', () => {
    expect(isNearEstimate('1-120', 5)).toBe(false)
  })
})

describe('the drive from a part of a city', () => {
  const city = { name: 'Wide', slug: 'wide', coordinates: { lat: 33.757, lon: -117.935 } } as PlacedCity
  const manifest = {
    practice: { coordinates: office },
    driveTimes: { default: '15-20', cities: { wide: '10-15' } },
  } as unknown as DrivesTo
  /** That many miles west of the office; the center of the city is 5.7 miles west of it. */
  const west = (distance: number) => ({ ...office, lon: office.lon - distance / 57.4 })

  it.each([
    ['far beyond its center is estimated', west(11), { minutes: '25-35', from: 'distance' }],
    ['near its center takes as long as that from the city', west(8.5), { minutes: '10-15', from: 'author' }],
    ['takes as long as from the city if its place is unknown', undefined, { minutes: '10-15', from: 'author' }],
    [
      'takes as long as from the city if that is likely, however far apart they are',
      west(2.5),
      { minutes: '10-15', from: 'author' },
    ],
  ])('%s', (_, coordinates, drive) => {
    expect(driveFromPart(city, coordinates, manifest)).toEqual(drive)
  })
})

describe('the distance as the crow flies', () => {
  it('matches the map', () => {
    expect(milesBetween(office, riverside)).toBeCloseTo(28.6, 1)
    // One degree of latitude, and halfway around the earth.
    expect(milesBetween({ lat: 10, lon: 20 }, { lat: 11, lon: 20 })).toBeCloseTo(69.1, 1)
    expect(milesBetween({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(12_437, 0)
  })

  it.each([
    ['north', 1, 0],
    ['northeast', 1, 1.2],
    ['east', 0, 1],
    ['southeast', -1, 1.2],
    ['south', -1, 0],
    ['southwest', -1, -1.2],
    ['west', 0, -1],
    ['northwest', 1, -1.2],
  ])('comes with the direction %s', (direction, lat, lon) => {
    expect(directionFrom(office, { lat: office.lat + lat / 10, lon: office.lon + lon / 10 })).toBe(direction)
  })
})
