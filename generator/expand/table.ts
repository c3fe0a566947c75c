import { firstFound } from '../first-found.ts'
import { sum } from '../numbers.ts'
import type { PageTable } from '../site.ts'
import { type Family, routesOfKinds } from './family.ts'

/** The page table: the pages of all families, in their order. */
export function makeTable(families: readonly Family[]): PageTable {
  const length = sum(families.map((family) => family.length))
  const ofKinds: PageTable['ofKinds'] = (isWanted) => routesOfKinds(families, isWanted)
  return {
    families,
    length,
    at: (index) => {
      let place = index
      for (const family of families) {
        if (place < family.length) return family.at(place)
        place -= family.length
      }
      throw new RangeError(`the page table has no route ${index}`)
    },
    find: (id, language) => firstFound(families, (family) => family.find(id, language)),
    findUrl: (url) => firstFound(families, (family) => family.findUrl(url)),
    ofKinds,
    [Symbol.iterator]: () => routesOfKinds(families, () => true),
  }
}
