import { sum } from '../numbers.ts'
import type { PageTable, Route } from '../site.ts'
import type { Family } from './family.ts'

/** The page table: the pages of all families, in their order. */
export function makeTable(families: readonly Family[]): PageTable {
  const length = sum(families.map((family) => family.length))
  const first = <T>(look: (family: Family) => T | undefined): T | undefined => {
    for (const family of families) {
      const found = look(family)
      if (found !== undefined) return found
    }
    return undefined
  }
  function* ofKinds(isWanted: Parameters<PageTable['ofKinds']>[0]): Iterable<Route> {
    for (const family of families) {
      if (![...family.kinds].some(isWanted)) continue
      for (const route of family) if (isWanted(route.source.kind)) yield route
    }
  }
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
    find: (id, language) => first((family) => family.find(id, language)),
    findUrl: (url) => first((family) => family.findUrl(url)),
    dependsOn: ({ source }) => families.find((family) => family.kinds.has(source.kind))?.dependsOn?.(source),
    ofKinds: (isWanted) => ({ [Symbol.iterator]: () => ofKinds(isWanted)[Symbol.iterator]() }),
    [Symbol.iterator]: () => ofKinds(() => true)[Symbol.iterator](),
  }
}
