import type { Family } from '../../expand/family.ts'
import { firstFound } from '../../first-found.ts'
import { kinds } from '../../kinds.ts'
import { type Place, type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asList, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { Route } from '../../site.ts'
import { folderIndex, isReserved, longestPart } from '../../urls.ts'

/**
 * Problems for addresses that no page may have, or that two pages claim, with the places of both. Skips pages found
 * through their parents: no two of those share an address, so at least one page of any pair is of another kind.
 */
export function checkAddresses(families: readonly Family[], sources: readonly Source[]): Problem[] {
  const isSearched = ({ kinds: own }: Family) => [...own].some((kind) => !kinds[kind].isFoundThroughParent)
  const others = families.filter((family) => !isSearched(family))
  const first = new Map<string, Route>()
  const problems: Problem[] = []
  for (const family of families.filter(isSearched)) {
    for (const route of family) {
      const reason = reservedFor(route.url)
      if (reason !== undefined) problems.push(reserved(route, reason))
      if (isTooLong(route.url)) problems.push(tooLong(route, sources))
      const other = first.get(route.url) ?? firstFound(others, (each) => each.findUrl(route.url))
      if (other === undefined) first.set(route.url, route)
      else if (other.source !== route.source || other.language === route.language)
        problems.push(duplicate(route, other, sources))
    }
  }
  return problems
}

/** Why no page may have the address. */
function reservedFor(url: string): string | undefined {
  if (isReserved(url)) return 'is in a folder that contains files of the site itself'
  return url.endsWith(`/${folderIndex}`) ? 'is where hosts look for the page of the folder' : undefined
}

const reserved = (route: Route, reason: string): Problem =>
  problem('RESERVED_ADDRESS', route.source.place, `${route.url} ${reason}`, `${howToMove(route, 'another')}.`)

/** The whole address first: fifty thousand of them need not be divided. */
const isTooLong = (url: string) => url.length > longestPart && url.split('/').some((part) => part.length > longestPart)

function tooLong(route: Route, sources: readonly Source[]): Problem {
  const message = `the address has more than ${longestPart} characters between two slashes, too many for the name of a file`
  return problem('BAD_SLUG', placeOfAddress(route, sources), message, `${howToMove(route, 'a shorter')}.`)
}

/** Reported at the page whose `path:` takes the address of the other, if one does: that line is the likely mistake. */
function duplicate(route: Route, first: Route, sources: readonly Source[]): Problem {
  const [taker, holder] = !hasOwnPath(route) && hasOwnPath(first) ? [first, route] : [route, first]
  const { file, line } = holder.source.place
  return problem(
    'DUPLICATE_URL',
    placeOfAddress(taker, sources),
    `${route.url} is already the address of the page at ${file}:${line}`,
    `${howToMove(taker, 'another')}, or change the address of the other page.`,
  )
}

/** How to give the page another address: where it comes from depends on the file and the language. */
export function howToMove(route: Route, which: 'another' | 'a shorter'): string {
  if (hasOwnPath(route)) return `Write ${which} address in this "path:"`
  return route.source.place.file.startsWith('pages/')
    ? `Give this file ${which} name or folder`
    : `Give this entry ${which} "slug:"`
}

const hasOwnPath = ({ source, language, url }: Route) => source.paths?.[language] === url

/** The line of the manifest that gives the route's page an address of its own, or else the page. */
function placeOfAddress(route: Route, sources: readonly Source[]): Place {
  const { source: page, language, url } = route
  const source = hasOwnPath(route) ? sourceOf(sources, page.place.file) : undefined
  if (source === undefined) return page.place
  const isOf = (entry: unknown) => valueAt(entry, ['path', language]) === url
  const index = asList(source.value)?.findIndex(isOf)
  return locate(source, [...(index === undefined ? [] : [index]), 'path', language])
}
