import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Coordinates } from '../drive/miles.ts'
import { root } from '../folders.ts'
import { remembered } from '../remembered.ts'
import { foldName } from './fold-name.ts'

export interface KnownPlace {
  /** `CA`. */
  state: string
  coordinates: Coordinates
}

export interface SpelledPlace extends KnownPlace {
  /** As people write it. */
  name: string
  /** As foldName() returns it: folding thousands of names takes longer than reading a small manifest. */
  folded: string
}

/** The gazetteer, as a path from the repository root: one line per folded name, with all places of that name. */
export const placesFile = 'generator/gazetteer/us-places.txt'

/** How people write these names, line by line as in `placesFile`. */
export const spellingsFile = 'generator/gazetteer/us-names.txt'

/** Read when a city first needs it: a manifest that gives all coordinates never does. */
let lines: Map<string, string> | undefined

/** All places of this name in the United States, however it is written. */
export function placesCalled(name: string): KnownPlace[] {
  lines ??= readLines()
  return placesOf(lines.get(foldName(name)))
}

/** All places of a state, `CA`. Remembered: checking a manifest again needs those of the same state. */
export const placesIn = remembered((state: string): readonly SpelledPlace[] => {
  lines ??= readLines()
  const names = readFileSync(join(root, spellingsFile), 'utf8').split('\n')
  const named = [...lines].map(([folded, line], index) => ({ folded, line, name: names[index]! }))
  // Most names are in other states: parsing all of them takes longer than reading a small manifest.
  return named
    .filter(({ line }) => line.includes(state))
    .flatMap(({ folded, line, name }) => placesOf(line).map((place) => ({ ...place, name, folded })))
    .filter((place) => place.state === state)
})

function placesOf(line: string | undefined): KnownPlace[] {
  const words = line?.split(' ') ?? []
  return Array.from({ length: words.length / 3 }, (_, index) => {
    const [state, lat, lon] = words.slice(3 * index) as [string, string, string]
    return { state, coordinates: { lat: Number(lat), lon: Number(lon) } }
  })
}

function readLines(): Map<string, string> {
  const text = readFileSync(join(root, placesFile), 'utf8')
  return new Map(
    text.split('\n').map((line) => {
      const end = line.indexOf(' ')
      return [line.slice(0, end), line.slice(end + 1)]
    }),
  )
}
