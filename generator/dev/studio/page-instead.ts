import type { Site } from '../../site.ts'

/** Where to go from the page at `url` if a change has removed it: to the page above it, in the same language. */
export function pageInstead(url: string, before: Site | undefined, after: Site | undefined): string | undefined {
  const route = before?.routes.findUrl(url)
  if (route?.source.parent === undefined || after === undefined || after.routes.findUrl(url)) return undefined
  return after.routes.find(route.source.parent, route.language)?.url
}
