import { expect, it } from 'vitest'
import { withoutTypo } from '../../../generator/gazetteer/mistyped.ts'

const miami = { lat: 25.8, lon: -80.2 }
const isThere = ({ lat, lon }: typeof miami) => lat === miami.lat && lon === miami.lon

it.each([
  ['a minus sign is missing', { lat: 25.8, lon: 80.2 }],
  ['latitude and longitude are swapped', { lat: -80.2, lon: 25.8 }],
  ['they are swapped, and a minus sign is missing', { lat: 80.2, lon: 25.8 }],
])('a point can be mended where %s', (_, point) => {
  expect(withoutTypo(point, isThere)).toEqual(miami)
})

it('a point that is merely elsewhere is left alone', () => {
  expect(withoutTypo({ lat: 25.8, lon: -81.2 }, isThere)).toBeUndefined()
})
