import { expect, it } from 'vitest'
import { degreesMeant, pointMeant } from '../../../generator/drive/point-meant.ts'

it.each([
  ['33.684, -117.826', { lat: 33.684, lon: -117.826 }],
  ['-117.826 33.684', { lat: 33.684, lon: -117.826 }],
  ['33°41\'02.4"N 117°49\'33.6"W', { lat: 33.684, lon: -117.826 }],
  ['33.684° N, 117.826° W', { lat: 33.684, lon: -117.826 }],
  ['33.684 N; 117.826 W', { lat: 33.684, lon: -117.826 }],
  // Either may be the latitude.
  ['48.857, 2.352', undefined],
  ['117.826° W, 33.684° N', undefined],
  ['33.684', undefined],
])('%s is a point as maps give it', (text, point) => {
  expect(pointMeant(text)).toEqual(point)
})

it.each([
  ['33°41\'3"N', { key: 'lat', degrees: 33.68417 }],
  ['33° 41.05′ N', { key: 'lat', degrees: 33.68417 }],
  ['33°41’3”S', { key: 'lat', degrees: -33.68417 }],
  ["33°41'3''n", { key: 'lat', degrees: 33.68417 }],
  ['117.826W', { key: 'lon', degrees: -117.826 }],
  ['2° E', { key: 'lon', degrees: 2 }],
  ["33°61'N", undefined],
  ['33°41\'3"', undefined],
  ['4 W', { key: 'lon', degrees: -4 }],
])('%s is an angle with its direction', (text, angle) => {
  expect(degreesMeant(text)).toEqual(angle)
})
