import { buildPage } from '../build/build-page.ts'
import { hashOf } from '../cache/source-keys.ts'
import { perLanguage } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Route, Site } from '../site.ts'
import { fastKeys } from './fast-path/index.ts'

/**
 * Makes the function that gives a route its key: a hash of all that the bytes of its page depend on. A template gets
 * nothing but the page and the layout of its language, so these and the bundle are what is hashed.
 */
export function pageKeys(site: Site, bundle: string, program: string): (route: Route) => string {
  const layouts = perLanguage(site.manifest.languages, (code) => layoutKey(site, code, bundle))
  const fastKey = fastKeys(site)
  const programs = perLanguage(site.manifest.languages, (code) => hashOf(`${layouts[code]} ${program}`))
  // Asked for twice: to see whether a page is as it was published, and again when it was not. Few routes are kept anyway.
  const known = new WeakMap<Route, string>()
  return (route) => {
    const fast = fastKey(route)
    if (fast !== undefined) return `${programs[route.language]}${fast}`
    const key = known.get(route) ?? hashOf(`${layouts[route.language]} ${JSON.stringify(buildPage(route, site))}`)
    known.set(route, key)
    return key
  }
}

/** The layout is data but for its words, which are a function of the interface words in all languages. */
function layoutKey({ layout, manifest }: Site, language: Language, bundle: string): string {
  return hashOf(`${bundle} ${JSON.stringify(layout(language))} ${JSON.stringify(manifest.words)}`)
}
