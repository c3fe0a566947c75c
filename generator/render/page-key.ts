import { hashOf } from '../hash.ts'
import { perLanguage } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Route, Site } from '../site.ts'
import { builtPage } from './built-page.ts'
import { fastInputs, fastKeys, sharedFastKey, sharedKeys } from './fast-path/index.ts'

/**
 * Makes the function that gives a route its key: a hash of everything the bytes of its page depend on. A template
 * receives only the page and the layout data of its language, so those and the bundle are hashed.
 */
export function pageKeys(
  site: Site,
  bundle: string,
  program: string,
  shared = sharedFastKey(site),
): (route: Route) => string {
  const layouts = perLanguage(site.manifest.languages, (code) => layoutKey(site, code, bundle))
  const fastKey = fastKeys(site, shared)
  const programs = perLanguage(site.manifest.languages, (code) => hashOf(`${layouts[code]} ${program}`))
  // Cached because a dirty page needs its key twice: to be compared, and to be recorded. The map stays small, as few
  // routes stay in memory.
  const known = new WeakMap<Route, string>()
  return (route) => {
    const fast = fastKey(route)
    if (fast !== undefined) return `${programs[route.language]}${fast}`
    const key = known.get(route) ?? hashOf(`${layouts[route.language]} ${JSON.stringify(builtPage(route, site))}`)
    known.set(route, key)
    return key
  }
}

/**
 * Makes the function that gives a route the key it is recorded with. A hash of the page's inputs follows a dot: if the
 * published key ends with the same hash, that key is returned, and the page is not even built.
 */
export function recordKeys(
  site: Site,
  bundle: string,
  program: string,
  shared = sharedKeys(site),
): (route: Route, published?: string) => string {
  const keyOf = pageKeys(site, bundle, program, shared.fast)
  const frames = perLanguage(site.manifest.languages, (code) => `${layoutKey(site, code, bundle)} ${program}`)
  const inputsOf = fastInputs(site, shared.inputs)
  return (route, published) => {
    const inputs = inputsOf(route)
    if (inputs === undefined) return keyOf(route)
    const suffix = `.${hashOf(`${frames[route.language]} ${inputs}`)}`
    return published?.endsWith(suffix) ? published : `${keyOf(route)}${suffix}`
  }
}

/** Whether two recorded keys stand for the same page, whatever follows the dot. */
export const isSamePage = (one: string, other: string): boolean =>
  one === other || one.split('.')[0] === other.split('.')[0]

/** The layout is plain data except for `words`, a function of the interface words in all languages. */
function layoutKey({ layout, manifest }: Site, language: Language, bundle: string): string {
  return hashOf(`${bundle} ${JSON.stringify(layout(language))} ${JSON.stringify(manifest.words)}`)
}
