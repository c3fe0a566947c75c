import { buildPage } from '../build/build-page.ts'
import type { Page } from '../page.ts'
import type { Route, Site } from '../site.ts'

let latest: { route: Route; site: Site; page: Page } | undefined

/** The page of a route. Built once when requested twice in a row: to render it, and to hash it for its key. */
export function builtPage(route: Route, site: Site): Page {
  if (latest?.route !== route || latest.site !== site) latest = { route, site, page: buildPage(route, site) }
  return latest.page
}
