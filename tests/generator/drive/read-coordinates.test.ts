import { expect, it } from 'vitest'
import { readCoordinates } from '../../../generator/drive/read-coordinates.ts'

it.each([
  ['33.6,-117.67', { lat: 33.6, lon: -117.67 }],
  ['48.857, 2.352', { lat: 48.857, lon: 2.352 }],
  // The longitude first, as some maps give it.
  ['-117.67, 33.6', { lat: 33.6, lon: -117.67 }],
  ['90, 180', { lat: 90, lon: 180 }],
  ['117.67, 33.6', undefined],
  ['33.6, 217.67', undefined],
  ['33.6,-117.67,120', undefined],
  ['33.6,', undefined],
  ['', undefined],
])('"%s" as an answer is the point %s', (text, point) => {
  expect(readCoordinates(text)).toEqual(point)
})
