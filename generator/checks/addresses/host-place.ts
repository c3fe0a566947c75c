import { hostOf } from '../../hosts/index.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import type { Site } from '../../site.ts'
import { howToMove } from './addresses.ts'

/** A page at the address where the site's host reports a visitor's location: nobody would see the page. */
export function checkHostPlace({ manifest, routes }: Site): Problem[] {
  const { place, title } = hostOf(manifest.practice.host)
  const route = place === undefined ? undefined : routes.findUrl(place)
  if (route === undefined) return []
  const message = `${route.url} is where ${title} reports a visitor's location`
  return [problem('RESERVED_ADDRESS', route.source.place, message, `${howToMove(route, 'another')}.`)]
}
