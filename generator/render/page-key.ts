import { hashOf } from '../hash.ts'
import { perLanguage } from '../languages.ts'
import type { Language } from '../page.ts'
import type { Route, Site } from '../site.ts'
import { builtPage } from './built-page.ts'
import { fastInputs, fastKeys, type SharedKeys, sharedFastKey, sharedKeys } from './fast-path/index.ts'

/**
 * Makes the function that gives a route its key: a hash of everything the bytes of its page depend on. A template
 * receives only the page and the layout data of its language, so those and the bundle are hashed.
 */
export const pageKeys = (site: Site, bundle: string, program: string): ((route: Route) => string) =>
  keysWithin(framesOf(site, bundle, program), site, sharedFastKey(site))

function keysWithin(frames: Frames, site: Site, shared: SharedKeys['fast']): (route: Route) => string {
  const fastKey = fastKeys(site, shared)
  // Cached because a dirty page needs its key twice: to be compared, and to be recorded. The map stays small, as few
  // routes stay in memory.
  const known = new WeakMap<Route, string>()
  return (route) => {
    const { layout, program } = frames[route.language]!
    const fast = fastKey(route)
    if (fast !== undefined) return `${program}${fast}`
    const key = known.get(route) ?? hashOf(`${layout} ${JSON.stringify(builtPage(route, site))}`)
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
  const frames = framesOf(site, bundle, program)
  const keyOf = keysWithin(frames, site, shared.fast)
  const inputsOf = fastInputs(site, shared.inputs)
  return (route, published) => {
    const inputs = inputsOf(route)
    if (inputs === undefined) return keyOf(route)
    const suffix = `.${hashOf(`${frames[route.language]!.program} ${inputs}`)}`
    return published?.endsWith(suffix) ? published : `${keyOf(route)}${suffix}`
  }
}

/** Whether two recorded keys stand for the same page, whatever follows the dot. */
export const isSamePage = (one: string, other: string): boolean =>
  one === other || one.split('.')[0] === other.split('.')[0]

/** For each language: a hash of the bundle and layout data that its pages share, and a hash of that and all code. */
type Frames = Record<Language, { layout: string; program: string }>

/** The layout is plain data except for `words`, a function of the interface words in all languages. */
function framesOf({ layout: layoutOf, manifest }: Site, bundle: string, program: string): Frames {
  const words = JSON.stringify(manifest.words)
  return perLanguage(manifest.languages, (code) => {
    const layout = hashOf(`${bundle} ${JSON.stringify(layoutOf(code))} ${words}`)
    return { layout, program: hashOf(`${layout} ${program}`) }
  })
}
