import { redirectFor } from '../redirect-rules.ts'
import type { Site } from '../site.ts'

/** How the addresses of a site would change. */
export interface AddressChanges {
  added: string[]
  /** Old addresses that a redirect leads to the page's new address, or to another page. */
  moved: { from: string; to: string }[]
  /** Addresses that would stop working. */
  lost: string[]
}

/** Compares all addresses of two sites, in any language. */
export function compareSites(before: Site, after: Site): AddressChanges {
  const gone = urlsMissing(before, after)
  const resolved = gone.map((from) => ({ from, to: finalAddress(from, after) }))
  const moved = resolved.filter((each): each is { from: string; to: string } => each.to !== undefined)
  const targets = new Set(moved.map(({ to }) => to))
  return {
    added: urlsMissing(after, before).filter((url) => !targets.has(url)),
    moved,
    lost: resolved.filter(({ to }) => to === undefined).map(({ from }) => from),
  }
}

const urlsMissing = (from: Site, other: Site): string[] =>
  Array.from(from.routes, ({ url }) => url).filter((url) => other.routes.findUrl(url) === undefined)

/** The address where a visitor ends up after all redirects, as on a host; undefined if there is no page. */
export function finalAddress(url: string, { routes, redirects }: Site): string | undefined {
  const seen = new Set<string>()
  for (let at: string | undefined = url; at !== undefined && !seen.has(at); at = redirectFor(at, redirects)) {
    if (routes.findUrl(at) !== undefined) return at
    seen.add(at)
  }
  return undefined
}
