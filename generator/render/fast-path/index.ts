import type { Route, Site } from '../../site.ts'
import { commonKey, dependencyKeys } from './dependency-keys.ts'
import { inputsKeys } from './inputs-keys.ts'
import { patternRenderer } from './patterns.ts'
import { type SharedInputs, sharedInputs } from './shared-inputs.ts'

// The only entry point to the optimizations for sites of ten thousand pages, and the switch for those of templates/fast-path.
// None of them changes a byte of output: with them off, every page is built for comparison and rendered whole, by React
// alone. Tests publish both ways.

/** `SIGHTLINE_FAST_PATH=off` turns it off, to find out whether a bug is in the fast path. */
export const isFastPathOn = () => process.env.SIGHTLINE_FAST_PATH !== 'off'

/** The parts that all page keys share. Passed to threads, since computing them means reading the whole manifest. */
export interface SharedKeys {
  /** For pages whose keys can be computed without building them. `inputs` is for all others. */
  fast: string | undefined
  inputs: SharedInputs | undefined
}

/** Computes these parts; both are undefined with the fast path off. */
export const sharedKeys = (site: Site): SharedKeys => ({
  fast: sharedFastKey(site),
  inputs: isFastPathOn() ? sharedInputs(site) : undefined,
})

export const sharedFastKey = (site: Site): string | undefined => (isFastPathOn() ? commonKey(site) : undefined)

/** Gives a route its key if its page need not be built for that, otherwise undefined. */
export const fastKeys = (site: Site, shared: SharedKeys['fast']): ((route: Route) => string | undefined) =>
  shared === undefined ? () => undefined : dependencyKeys(site, shared)

/** Gives a route a hash of everything its page could depend on; undefined for city pages and with the fast path off. */
export const fastInputs = (site: Site, shared: SharedKeys['inputs']): ((route: Route) => string | undefined) =>
  shared === undefined ? () => undefined : inputsKeys(site, shared)

/**
 * Renders routes. Pages that differ only in a few values are made by filling those into shared markup. Returned bytes
 * are valid until the next call.
 */
export const fastPages = (
  site: Site,
  render: (route: Route, site: Site) => string,
): ((route: Route) => string | Uint8Array) =>
  isFastPathOn() ? patternRenderer(site, render) : (route) => render(route, site)
