import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { pointInBraces } from '../../../../generator/parse/issues/point-in-braces.ts'

const pointIn = (yaml: string) => pointInBraces(parse(`coordinates: ${yaml}`), ['coordinates'])

it.each(['{ 33.684, -117.826 }', '{ -117.826, 33.684 }', '{ lat: 33.684, -117.826 }', '{ 33.684, lon: -117.826 }'])(
  '%s is a point whose numbers lack a key',
  (yaml) => {
    expect(pointIn(yaml)).toEqual({ lat: 33.684, lon: -117.826 })
  },
)

it.each([
  ['both numbers have their keys', '{ lat: 33.684, lon: -117.826 }'],
  ['a number beside them is too many', '{ lat: 33.684, lon: -117.826, 92705 }'],
  ['a key has no number yet', '{ lat: , -117.826 }'],
  ['either of two numbers may belong to a key', '{ lat: 33.684, -117.826, -117.9 }'],
  ['either number may be the latitude', '{ 48.857, 2.352 }'],
  ['a comma ended the number before it', '{ lat: "33,684", 684 }'],
  ['a number is the name of a key', '{ 33.684: -117.826, lon: -117.826 }'],
  ['a word lacks a key', '{ lat: 33.684, west }'],
])('where %s, there is no such point', (_, yaml) => {
  expect(pointIn(yaml)).toBeUndefined()
})
