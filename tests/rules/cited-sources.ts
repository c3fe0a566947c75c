import { buildPage } from '../../generator/build/build-page.ts'
import type { Source } from '../../generator/page.ts'
import type { Route, Site } from '../../generator/site.ts'
import { pageRule } from './rule.ts'

/** Readers of every language can look up the same sources, in the document itself or in its translation. */
export const citedSources = pageRule(
  'names as many sources in every language, and cites the same of them',
  (_page, route, site) => {
    if (route?.translations === undefined) return []
    const [own, ...others] = Object.values(route.translations).map((url) => citedAt(site.routes.findUrl(url)!, site))
    return others.some((cited) => cited !== own) ? [[own, ...others].join(' / ')] : []
  },
)

function citedAt(route: Route, site: Site): string {
  const { sources = [] } = buildPage(route, site).content as { sources?: readonly Source[] }
  return sources.map(({ publisher, isCited }) => `${publisher}${isCited ? ' cited' : ''}`).join('; ')
}
